import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChatThread } from "@embedded-analytics/client";
import { ChatPage } from "../chat/chat-page.js";
import { useTexts } from "../i18n/page-texts.js";
import { ThreadList } from "./thread-list.js";
import { ThreadsContext, type ThreadsApi } from "./threads-api.js";
import { useThreads } from "./use-threads.js";

interface Props {
  /** The thread of an id; without one a new thread. */
  readonly openThread: (chatId: string | undefined) => ChatThread;
  readonly api: ThreadsApi | undefined;
  /** The thread that the page's address names. */
  readonly firstChatId: string | undefined;
  /** Called when another thread is shown, or a new one gets its id. */
  readonly onChatId: (chatId: string | undefined) => void;
}

/** The chat with the user's threads beside it, or in a drawer where the page is narrow. */
export const ChatShell = ({ openThread, api, firstChatId, onChatId }: Props) => {
  const { say } = useTexts();
  const [{ thread, count }, setOpen] = useState(() => ({
    thread: openThread(firstChatId),
    count: 0,
  }));
  const { chatId, status } = useSyncExternalStore(thread.subscribe, thread.getState);
  const threads = useThreads(api);
  const draft = useRef("");
  const drawer = useRef<HTMLDialogElement>(null);
  const { refresh } = threads;

  useEffect(() => {
    onChatId(chatId);
  }, [chatId, onChatId]);
  // A new thread comes into the list, and an answered one to its top.
  useEffect(() => {
    if (status === "completed" || status === "streaming") refresh();
  }, [status, chatId, refresh]);

  const open = useCallback(
    (next: string | undefined): void => {
      drawer.current?.close();
      thread.close();
      setOpen({ thread: openThread(next), count: count + 1 });
    },
    [thread, openThread, count],
  );
  const list = <ThreadList threads={threads} openId={chatId} onOpen={open} />;
  const page = (
    <ChatPage
      key={count}
      thread={thread}
      draft={draft.current}
      onDraft={(text) => {
        draft.current = text;
      }}
    />
  );
  if (api === undefined) return page;
  return (
    <ThreadsContext value={api}>
      <div className="shell">
        <div className="threads-column">{list}</div>
        <div className="shell-chat">
          <button
            type="button"
            className="quiet open-threads"
            onClick={() => {
              refresh();
              drawer.current?.showModal();
            }}
          >
            <span aria-hidden="true">☰</span> {say("conversations")}
          </button>
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
