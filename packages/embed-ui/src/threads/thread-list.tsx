import { useTexts } from "../i18n/page-texts.js";
import { useSettings } from "../settings/use-settings.js";
import { groupThreads } from "./group-threads.js";
import { ThreadRow } from "./thread-row.js";
import type { Threads } from "./use-threads.js";

/** The user's threads by age, and the way to a new one. */
export const ThreadList = ({
  threads: { all, rename, remove },
  openId,
  onOpen,
}: {
  readonly threads: Threads;
  readonly openId: string | undefined;
  /** Without an id a new thread. */
  readonly onOpen: (chatId: string | undefined) => void;
}) => {
  const { say } = useTexts();
  const { timezone } = useSettings();
  return (
    <nav className="threads" aria-label={say("conversations")}>
      <button
        type="button"
        className="plain new-thread"
        onClick={() => {
          onOpen(undefined);
        }}
      >
        {say("newConversation")}
      </button>
      {all.length === 0 && <p className="note">{say("noConversations")}</p>}
      {groupThreads(all, Date.now(), timezone).map(({ age, threads }) => (
        <section key={age}>
          <h2>{say(age)}</h2>
          <ul>
            {threads.map((thread) => (
              <ThreadRow
                key={thread.chatId}
                thread={thread}
                isOpen={thread.chatId === openId}
                onOpen={() => {
                  onOpen(thread.chatId);
                }}
                onRename={(title) => {
                  rename(thread.chatId, title);
                }}
                onDelete={() => {
                  remove(thread.chatId);
                  if (thread.chatId === openId) onOpen(undefined);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
