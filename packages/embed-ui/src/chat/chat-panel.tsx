import { useEffect, useMemo, useState } from "react";
import type { BrowserClient } from "@embedded-analytics/client";
import type { HostLink } from "../host/host-link.js";
import { watchThread } from "../host/watch-thread.js";
import { useTexts } from "../i18n/page-texts.js";
import type { TokenSettings } from "../page/token-settings.js";
import { rowsReader } from "../query-result/read-rows.js";
import { ChatPageContext, type ChatContext } from "./chat-context.js";
import { ChatPage } from "./chat-page.js";

interface Props {
  readonly client: BrowserClient;
  readonly link: HostLink;
  readonly agentId: string;
  readonly settings: Pick<TokenSettings, "showSql" | "allowExport">;
  /** What stands in the box; another text replaces what stands there. */
  readonly draft: string;
  readonly onPin?: ChatContext["onPin"];
  readonly onClose: () => void;
}

/** A chat beside a dashboard: one thread, which begins when the panel opens. */
export const ChatPanel = (props: Props) => {
  const { client, link, agentId, settings, draft, onPin, onClose } = props;
  const { say } = useTexts();
  const [thread] = useState(() => client.chatThread({ agentId }));
  const { showSql, allowExport } = settings;
  const context = useMemo(
    () => ({ showSql, allowExport, readRows: rowsReader(client), onPin }),
    [client, showSql, allowExport, onPin],
  );
  useEffect(() => {
    const stop = watchThread(thread, agentId, link);
    return () => {
      stop();
    };
  }, [thread, agentId, link]);
  return (
    <aside
      className="chat-panel"
      aria-label={say("conversation")}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <header>
        <button type="button" className="quiet" onClick={onClose}>
          {say("close")}
        </button>
      </header>
      <ChatPageContext value={context}>
        <ChatPage key={draft} thread={thread} draft={draft} isBeside />
      </ChatPageContext>
    </aside>
  );
};
