import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { ChatThread } from "@embedded-analytics/client";
import { ChatPage } from "./chat-page.js";
import { useTexts } from "../i18n/page-texts.js";
import { ThreadList } from "../threads/thread-list.js";
import { ThreadsContext, type ThreadsApi } from "../threads/threads-api.js";
import { useThreads } from "../threads/use-threads.js";

interface Props {
  readonly thread: ChatThread;
  readonly api: ThreadsApi;
  /** Called for another thread of the list; without an id for a new one. Undefined: there is no list. */
  readonly onOpen: ((chatId: string | undefined) => void) | undefined;
}

/** The chat with the user's threads beside it, or in a drawer where the page is narrow. */
export const ChatShell = ({ thread, api, onOpen }: Props) => {
  const { say } = useTexts();
  const { chatId, status } = useSyncExternalStore(thread.subscribe, thread.getState);
  const threads = useThreads(api);
  const draft = useRef("");
  const drawer = useRef<HTMLDialogElement>(null);
  const { refresh } = threads;

  // A new thread comes into the list, and an answered one to its top.
  useEffect(() => {
    if (status === "completed" || status === "streaming") refresh();
  }, [status, chatId, refresh]);

  const open = useCallback(
    (next: string | undefined): void => {
      drawer.current?.close();
      onOpen?.(next);
    },
    [onOpen],
  );
  const list = <ThreadList threads={threads} openId={chatId} onOpen={open} />;
  const page = (
    <ChatPage
      key={keyOf(thread)}
      thread={thread}
      draft={draft.current}
      onDraft={(text) => {
        draft.current = text;
      }}
    />
  );
  if (onOpen === undefined) return <ThreadsContext value={api}>{page}</ThreadsContext>;
  return (
    <ThreadsContext value={api}>
      <div className="shell">
        <div className="threads-column">{list}</div>
        <div className="shell-chat">
          <header className="open-threads">
            <button
              type="button"
              className="quiet"
              onClick={() => {
                refresh();
                drawer.current?.showModal();
              }}
            >
              <span aria-hidden="true">☰</span> {say("conversations")}
            </button>
          </header>
          {page}
        </div>
        <dialog ref={drawer} className="drawer" aria-label={say("conversations")}>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              drawer.current?.close();
            }}
          >
            {say("close")}
          </button>
          {list}
        </dialog>
      </div>
    </ThreadsContext>
  );
};

const keys = new WeakMap<ChatThread, number>();
let count = 0;

/** Another thread is another page: what runs in one does not go over to the next. */
const keyOf = (thread: ChatThread): number => {
  const key = keys.get(thread) ?? (count += 1);
  keys.set(thread, key);
  return key;
};
