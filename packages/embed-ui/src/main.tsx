import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { followLanguage, pageTexts } from "./i18n/page-texts.js";
import { MessagePage } from "./page/message-page.js";
import { readPageData } from "./page/page-data.js";
import { startPage } from "./start/start-page.js";
import { takeSessionId } from "./page/take-session-id.js";
import { pageSettings } from "./settings/page-settings.js";
import { applyLook } from "./theme/apply-look.js";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/turn.css";
import "./styles/markdown.css";
import "./styles/chat.css";
import "./styles/suggestions.css";
import "./styles/composer.css";
import "./styles/result.css";
import "./styles/threads.css";
import "./styles/print.css";
import "./styles/forced-colors.css";

// Outside of any rendering: a session id is good for one exchange, and React may render twice.
const meta = document.querySelector<HTMLMetaElement>('meta[name="ea-page"]')?.content;
const data = readPageData(meta);
const { sessionId, address } = takeSessionId(location.href, data?.accountName);
history.replaceState(history.state, "", address);
const element = document.getElementById("root") ?? document.body;
const root = createRoot(element);

// The server has written the scheme of the address, so that nothing flickers.
const scheme = document.documentElement.dataset["scheme"];
if (scheme === "light" || scheme === "dark") pageSettings.set({ colorScheme: scheme });
applyLook(pageSettings);
const language = followLanguage();

const show = (content: ReactNode): void => {
  root.render(<StrictMode>{content}</StrictMode>);
};

if (data === undefined) {
  void language.settled().then(() => {
    const { say } = pageTexts();
    show(<MessagePage title={say("cannotStartTitle")} text={say("cannotStartText")} />);
  });
} else {
  startPage({ data, sessionId, root: element, show, language });
}
