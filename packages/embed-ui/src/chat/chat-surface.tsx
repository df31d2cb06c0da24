import { useCallback, useEffect, useMemo, useState } from "react";
import type { BrowserClient, ChatThread } from "@embedded-analytics/client";
import { ExportablesContext, useHostExport } from "../export/exportable.js";
import { Refusal, type HostLink } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { watchThread } from "../host/watch-thread.js";
import { setParameters } from "../page/address.js";
import type { TokenSettings } from "../page/token-settings.js";
import { rowsReader } from "../query-result/read-rows.js";
import { ChatShell } from "./chat-shell.js";
import type { ThreadsApi } from "../threads/threads-api.js";
import { serviceThreads } from "../threads/service-threads.js";
import { ChatPageContext } from "./chat-context.js";

interface Props {
  readonly client: BrowserClient;
  readonly link: HostLink;
  readonly agentId: string;
  /** The thread that the address names. */
  readonly chatId: string | undefined;
  readonly settings: Pick<TokenSettings, "showSql" | "allowExport">;
  /** Whether only the present thread is there, of which nothing is kept (J1). */
  readonly isPreview: boolean;
}

/** A preview has questions to begin with, and neither a list nor ratings. */
const unkept = (api: ThreadsApi): ThreadsApi => ({
  ...api,
  list: () => Promise.resolve([]),
  rate: undefined,
  ratings: () => Promise.resolve(new Map()),
});

const pathOf = (chatId: string | undefined): string =>
  chatId === undefined ? "/" : `/chat/${chatId}`;

/** The chat of a page: one thread at a time, which stands in the address and is said to the host. */
export const ChatSurface = ({ client, link, agentId, chatId, settings, isPreview }: Props) => {
  const [thread, setThread] = useState<ChatThread>(() => client.chatThread({ agentId, chatId }));
  const { showSql, allowExport } = settings;
  const context = useMemo(
    () => ({ showSql, allowExport, readRows: rowsReader(client) }),
    [client, showSql, allowExport],
  );
  const threads = useMemo(() => {
    const all = serviceThreads(client, agentId);
    return isPreview ? unkept(all) : all;
  }, [client, agentId, isPreview]);

  useEffect(() => {
    const stop = watchThread(thread, agentId, link);
    let path = "";
    const look = (): void => {
      const { chatId: id } = thread.getState();
      if (path === pathOf(id)) return;
      path = pathOf(id);
      setParameters({ chatId: id });
      link.emit("view", { path });
    };
    look();
    const unsubscribe = thread.subscribe(look);
    return () => {
      stop();
      unsubscribe();
    };
  }, [thread, agentId, link]);

  const open = useCallback(
    (id: string | undefined): void => {
      thread.close();
      setThread(client.chatThread({ agentId, chatId: id }));
    },
    [thread, client, agentId],
  );

  const exportables = useHostExport(allowExport);
  useHostActions({
    "get-state": () => {
      const { chatId: id } = thread.getState();
      return { path: pathOf(id), ...(id === undefined ? {} : { chatId: id }) };
    },
    navigate: ({ path }) => {
      const [, id] = /^\/chat\/([\w.~-]+)$/.exec(path) ?? [];
      if (path !== "/" && id === undefined) throw new Refusal("invalid_payload", "path");
      if (path !== pathOf(thread.getState().chatId)) open(id);
    },
    refresh: async () => {
      const { chatId: id, status } = thread.getState();
      if (status === "streaming") throw new Refusal("busy");
      if (id !== undefined) await thread.read();
    },
  });
  return (
    <ChatPageContext value={context}>
      <ExportablesContext value={exportables}>
        <ChatShell thread={thread} api={threads} onOpen={isPreview ? undefined : open} />
      </ExportablesContext>
    </ChatPageContext>
  );
};
