import { useEffect, useState } from "react";
import { AnalyticsError, type BrowserClient, type ChatThread } from "@embedded-analytics/client";
import { Refusal, type HostLink } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { watchThread } from "../host/watch-thread.js";
import { setParameters } from "../page/address.js";
import { ChatPage } from "./chat-page.js";

interface Props {
  readonly client: BrowserClient;
  readonly link: HostLink;
  readonly agentId: string;
  /** The thread that the address names. */
  readonly chatId: string | undefined;
  readonly showSql: boolean;
}

const pathOf = (chatId: string | undefined): string =>
  chatId === undefined ? "/" : `/chat/${chatId}`;

/** The chat of a page: one thread at a time, which stands in the address and is said to the host. */
export const ChatSurface = ({ client, link, agentId, chatId, showSql }: Props) => {
  const [thread, setThread] = useState<ChatThread>(() => client.chatThread({ agentId, chatId }));

  useEffect(() => {
    const stop = watchThread(thread, agentId, link);
    let path = "";
    const look = (): void => {
      const { chatId: id } = thread.getState();
      if (path === pathOf(id)) return;
      path = pathOf(id);
      setParameters({ chat: id });
      link.emit("view", { path });
    };
    look();
    const unsubscribe = thread.subscribe(look);
    return () => {
      stop();
      unsubscribe();
    };
  }, [thread, agentId, link]);

  useEffect(() => {
    if (thread.getState().chatId === undefined || thread.getState().messages.length > 0) return;
    thread.read().catch((error: unknown) => {
      // The thread of the address may be somebody else's, or deleted.
      const isNone = error instanceof AnalyticsError && error.code === "thread_not_found";
      if (isNone) setThread(client.chatThread({ agentId }));
    });
  }, [thread, client, agentId]);

  useHostActions({
    "get-state": () => {
      const { chatId: id } = thread.getState();
      return { path: pathOf(id), ...(id === undefined ? {} : { chatId: id }) };
    },
    navigate: ({ path }) => {
      const [, id] = /^\/chat\/([\w.~-]+)$/.exec(path) ?? [];
      if (path !== "/" && id === undefined) throw new Refusal("invalid_payload");
      if (path === pathOf(thread.getState().chatId)) return;
      thread.close();
      setThread(client.chatThread({ agentId, chatId: id }));
    },
    refresh: async () => {
      const { chatId: id, status } = thread.getState();
      if (status === "streaming") throw new Refusal("busy");
      if (id !== undefined) await thread.read();
    },
  });
  return <ChatPage key={threadKey(thread)} thread={thread} showSql={showSql} />;
};

const keys = new WeakMap<ChatThread, number>();
let threads = 0;
/** Another thread is another page: nothing that is typed or running goes over to it. */
const threadKey = (thread: ChatThread): number => {
  const key = keys.get(thread) ?? (threads += 1);
  keys.set(thread, key);
  return key;
};
