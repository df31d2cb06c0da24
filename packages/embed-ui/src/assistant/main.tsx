import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { followLanguage, useTexts } from "../i18n/page-texts.js";
import { MessagePage } from "../page/message-page.js";
import { pageSettings } from "../settings/page-settings.js";
import { applyLook } from "../theme/apply-look.js";
import { AssistantLink } from "./assistant-link.js";
import { ShownChart } from "./shown-chart.js";
import { ShownDashboard } from "./shown-dashboard.js";
import "../styles/tokens.css";
import "../styles/page.css";
import "../styles/result.css";
import "../styles/menu.css";
import "../styles/modal.css";
import "../styles/dashboard.css";
import "../styles/filters.css";
import "../styles/tile.css";
import "../styles/forced-colors.css";
import "./assistant.css";

/** The page beside an answer of `show_chart` or `show_dashboard`. */
const AssistantPage = ({ link }: { readonly link: AssistantLink }) => {
  const { say } = useTexts();
  const shown = useSyncExternalStore(link.subscribe, link.get);
  if (shown === undefined || Object.keys(shown.input).length === 0) {
    if (shown?.refusal !== undefined) return <MessagePage title="" text={shown.refusal} />;
    return <div className="skeleton" role="status" aria-label={say("loading")} />;
  }
  const Shown = "publicId" in shown.input ? ShownDashboard : ShownChart;
  return <Shown link={link} shown={shown} />;
};

applyLook(pageSettings);
const language = followLanguage();
const link = new AssistantLink();
const root = createRoot(document.getElementById("root") ?? document.body);
// What the client says while the connection opens is kept by the link.
void link.connect().then(language.settled);
root.render(
  <StrictMode>
    <AssistantPage link={link} />
  </StrictMode>,
);
