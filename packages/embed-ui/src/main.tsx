import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ChatPageContext } from "./chat/chat-context.js";
import { followLanguage, pageTexts } from "./i18n/page-texts.js";
import { MessagePage } from "./page/message-page.js";
import { readPageData, type PageData } from "./page/page-data.js";
import { sessionEnded, type PageMessage } from "./page/session-ended.js";
import { takeSessionId } from "./page/take-session-id.js";
import { settingsOfToken, type TokenSettings } from "./page/token-settings.js";
import { openSession } from "./service/open-session.js";
import { rowsReader } from "./service/read-rows.js";
import { pageSettings } from "./settings/page-settings.js";
import { ChatShell } from "./threads/chat-shell.js";
import { serviceThreads } from "./threads/service-threads.js";
import type { ThreadsApi } from "./threads/threads-api.js";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/chat.css";
import "./styles/composer.css";
import "./styles/result.css";
import "./styles/threads.css";
import "./styles/print.css";

// Outside of any rendering: a session id is good for one exchange, and React may render twice.
const meta = document.querySelector<HTMLMetaElement>('meta[name="ea-page"]')?.content;
const page = readPageData(meta);
const { sessionId, address } = takeSessionId(location.href, page?.accountName);
history.replaceState(history.state, "", address);
const root = createRoot(document.getElementById("root") ?? document.body);
const language = followLanguage();

const show = (content: ReactNode): void => {
  root.render(<StrictMode>{content}</StrictMode>);
};

const openPage = async (data: PageData): Promise<void> => {
  const { basePath, cloudRegion, surface, agentId } = data;
  if (sessionId === undefined) return showMessage(sessionEnded, "no_session");
  show(<MessagePage title="" text="" isBusy />);
  const baseUrl = location.origin + basePath;
  const { token, client } = await openSession({ baseUrl, cloudRegion }, sessionId);
  const { showSql, allowExport, ...settings } = settingsOfToken(token);
  applySettings(settings);
  await language.settled();
  const { say } = pageTexts();
  if (surface !== "chat") {
    const title = say(surface === "app" ? "noAppTitle" : "noDashboardTitle");
    return show(<MessagePage title={title} text={say("noDashboardText")} />);
  }
  if (agentId === undefined) {
    return show(<MessagePage title={say("noAgentTitle")} text={say("noAgentText")} />);
  }
  const context = { showSql, allowExport, readRows: rowsReader(client) };
  show(
    <ChatPageContext value={context}>
      <ChatShell
        openThread={(chatId) => client.chatThread({ agentId, chatId })}
        api={threadsOf(data, agentId, token)}
        firstChatId={new URL(location.href).searchParams.get("chatId") ?? undefined}
        onChatId={keepChatId}
      />
    </ChatPageContext>,
  );
};

/** The routes of the user's threads, which stand beside the agent's chat; none where the service has none. */
const threadsOf = (
  { basePath, cloudRegion, accountName, hasThreads }: PageData,
  agentId: string,
  token: string,
): ThreadsApi | undefined => {
  if (hasThreads !== true || accountName === undefined) return undefined;
  const path = [cloudRegion, "api/v1/public", accountName, "agents", agentId, "chat"];
  return serviceThreads({
    chatUrl: `${location.origin}${basePath}/${path.join("/")}`,
    token: () => token,
  });
};

/** The open thread stands in the address, so that a reload, or a link to it, opens it again (G1). */
const keepChatId = (chatId: string | undefined): void => {
  const url = new URL(location.href);
  if (chatId === undefined) url.searchParams.delete("chatId");
  else url.searchParams.set("chatId", chatId);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
};

/** What the session says of language, format, zone and colours; what it does not say stays the browser's. */
const applySettings = ({ colorScheme, locale, formatLocale, timezone }: PageLook): void => {
  if (colorScheme !== undefined && document.documentElement.dataset["scheme"] === undefined) {
    document.documentElement.dataset["scheme"] = colorScheme;
  }
  const before = pageSettings.get();
  pageSettings.set({
    locale: locale ?? before.locale,
    // Who has set a language alone reads numbers in it, too.
    formatLocale: formatLocale ?? locale ?? before.formatLocale,
    timezone: timezone ?? before.timezone,
  });
};

type PageLook = Omit<TokenSettings, "showSql" | "allowExport">;

/** A message in the viewer's language, as soon as its texts are there. */
const showMessage = async (
  messageOf: (cause: unknown) => PageMessage,
  cause?: unknown,
): Promise<void> => {
  await language.settled();
  show(<MessagePage {...messageOf(cause)} />);
};

if (page === undefined) {
  void showMessage(() => {
    const { say } = pageTexts();
    return { title: say("cannotStartTitle"), text: say("cannotStartText") };
  });
} else {
  openPage(page).catch((error: unknown) => showMessage(sessionEnded, error));
}
