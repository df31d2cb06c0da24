import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ChatPage } from "./chat/chat-page.js";
import { MessagePage } from "./page/message-page.js";
import { readPageData, type PageData } from "./page/page-data.js";
import { sessionEnded } from "./page/session-ended.js";
import { takeSessionId } from "./page/take-session-id.js";
import { settingsOfToken } from "./page/token-settings.js";
import { openSession } from "./service/open-session.js";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/chat.css";
import "./styles/composer.css";
import "./styles/result.css";

// Outside of any rendering: a session id is good for one exchange, and React may render twice.
const meta = document.querySelector<HTMLMetaElement>('meta[name="ea-page"]')?.content;
const page = readPageData(meta);
const { sessionId, address } = takeSessionId(location.href, page?.accountName);
history.replaceState(history.state, "", address);
const root = createRoot(document.getElementById("root") ?? document.body);

const show = (content: ReactNode): void => {
  root.render(<StrictMode>{content}</StrictMode>);
};

const openPage = async (data: PageData): Promise<void> => {
  const { basePath, cloudRegion, surface, agentId } = data;
  if (sessionId === undefined) return show(<MessagePage {...sessionEnded("no_session")} />);
  show(<MessagePage title="" text="" isBusy />);
  const baseUrl = location.origin + basePath;
  const { token, client } = await openSession({ baseUrl, cloudRegion }, sessionId);
  const { colorScheme, showSql } = settingsOfToken(token);
  if (colorScheme !== undefined && document.documentElement.dataset["scheme"] === undefined) {
    document.documentElement.dataset["scheme"] = colorScheme;
  }
  if (surface !== "chat") return show(<MessagePage {...notYet[surface]} />);
  if (agentId === undefined) {
    return show(<MessagePage title="No analyst" text="This deployment has no agent to ask." />);
  }
  show(<ChatPage thread={client.chatThread({ agentId })} showSql={showSql} />);
};

const notYet = {
  dashboard: {
    title: "No dashboard here yet",
    text: "Dashboards are not part of this version. Open the chat to ask about your data.",
  },
  app: {
    title: "Nothing to edit here yet",
    text: "Dashboards are not part of this version. Open the chat to ask about your data.",
  },
} as const;

if (page === undefined) {
  show(
    <MessagePage title="This page cannot start" text="It was not opened through the service." />,
  );
} else {
  openPage(page).catch((error: unknown) => {
    show(<MessagePage {...sessionEnded(error)} />);
  });
}
