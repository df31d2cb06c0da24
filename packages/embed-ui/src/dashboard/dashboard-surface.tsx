import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AnalyticsError, dashboardsOf, type Dashboard } from "@embedded-analytics/client";
import { ChatPanel } from "../chat/chat-panel.js";
import { whyFailed } from "../i18n/why-failed.js";
import { Refusal } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { useTexts } from "../i18n/page-texts.js";
import { MessagePage } from "../page/message-page.js";
import type { SurfaceProps } from "../page/surface-props.js";
import { OpenedDashboard, type DashboardTarget } from "./opened-dashboard.js";
import { publicIdOfAddress, publicIdOfPath, showPublicId } from "./public-id.js";
import { useOpening } from "./use-opening.js";
import "../styles/dashboard.css";
import "../styles/filters.css";
import "../styles/tile.css";
import "../styles/menu.css";
import "../styles/modal.css";
import "../styles/chat-panel.css";
import "../styles/dashboard-print.css";

/** The dashboard that the address names, as the page's user may see it. */
export const DashboardSurface = ({ client, link, agentId, settings }: SurfaceProps) => {
  const { publicId, openings, last, drill, goBack } = useRoute();
  const [question, setQuestion] = useState<string>();
  const { opened, version, error, retry } = useDashboard({ client, link }, publicId);
  const isThere = opened?.publicId === publicId;
  useOpening(publicId, openings, { isThere, hasFailed: error !== undefined });
  if (error !== undefined) return <Unopened error={error} onRetry={retry} />;
  if (opened === undefined || !isThere) return <MessagePage title="" text="" isBusy />;
  return (
    <div className="beside">
      <OpenedDashboard
        key={`${publicId}/${openings}`}
        dashboard={opened}
        client={client}
        link={link}
        settings={settings}
        version={version}
        onReload={retry}
        onOpen={drill}
        onAsk={agentId === undefined ? undefined : setQuestion}
        top={last && <BackButton onBack={goBack} />}
      />
      {question !== undefined && agentId !== undefined && (
        <ChatPanel
          client={client}
          link={link}
          agentId={agentId}
          settings={settings}
          draft={question}
          onClose={() => {
            setQuestion(undefined);
          }}
        />
      )}
    </div>
  );
};

/** Which dashboard is shown, as the address says, and the way to others. */
const useRoute = () => {
  const [publicId, setPublicId] = useState(() => publicIdOfAddress(location.pathname));
  /** The dashboards through which the viewer has come, by clicks on values. */
  const [path, setPath] = useState<readonly DashboardTarget[]>([]);
  /** Grows with each opening, so that a dashboard that leads to itself begins with other filters. */
  const [openings, setOpenings] = useState(0);

  const go = useCallback((target: DashboardTarget, isStep = false): void => {
    showPublicId(target.publicId, target.parameters, isStep);
    setPublicId(target.publicId);
    setOpenings((count) => count + 1);
  }, []);
  const drill = useCallback(
    (target: DashboardTarget, from: DashboardTarget): void => {
      setPath((before) => [...before, from]);
      go(target, target.publicId !== from.publicId);
    },
    [go],
  );
  useEffect(() => {
    const onPopState = (): void => {
      const addressed = publicIdOfAddress(location.pathname);
      if (addressed === publicId) return;
      setPath((before) => (before.at(-1)?.publicId === addressed ? before.slice(0, -1) : []));
      setPublicId(addressed);
    };
    addEventListener("popstate", onPopState);
    return () => {
      removeEventListener("popstate", onPopState);
    };
  }, [publicId]);
  useHostActions({
    navigate: ({ path: wantedPath }) => {
      const wanted = publicIdOfPath(wantedPath);
      if (wanted === undefined) throw new Refusal("invalid_payload", "path");
      if (wanted === publicId) return;
      // What the host sends right behind it is for that dashboard, and waits for it.
      flushSync(() => {
        setPath([]);
        go({ publicId: wanted, parameters: "" });
      });
    },
  });
  const last = path.at(-1);
  const goBack = (): void => {
    if (last === undefined) return;
    setPath(path.slice(0, -1));
    go(last);
  };
  return { publicId, openings, last, drill, goBack };
};

/** Leads back to the dashboard from which the viewer has come. */
const BackButton = ({ onBack }: { readonly onBack: () => void }) => {
  const { say } = useTexts();
  return (
    <button type="button" className="quiet back" onClick={onBack}>
      <span aria-hidden="true" className="arrow">
        ←
      </span>{" "}
      {say("back")}
    </button>
  );
};

/** Reads a dashboard, and says to the host how that goes. */
const useDashboard = (
  { client, link }: Pick<SurfaceProps, "client" | "link">,
  publicId: string,
) => {
  const [tries, setTries] = useState(0);
  const [{ opened, version }, setOpened] = useState<Read>({ opened: undefined, version: 0 });
  const [error, setError] = useState<unknown>();
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    const ending = new AbortController();
    setError(undefined);
    // A page that is read again stays as it is meanwhile.
    if (shownId.current !== publicId) link.emit("status", { state: "loading" });
    dashboardsOf(client)
      .get({ publicId }, { signal: ending.signal })
      .then(
        (read) => {
          shownId.current = publicId;
          setOpened((before) => ({ opened: read, version: before.version + 1 }));
        },
        (reason: unknown) => {
          if (ending.signal.aborted) return;
          shownId.current = undefined;
          setError(reason);
          link.emit("status", { state: "error" });
          link.emit("error", errorOf(reason));
        },
      );
    return () => {
      ending.abort();
    };
  }, [client, link, publicId, tries]);
  const retry = useCallback(() => {
    setTries((count) => count + 1);
  }, []);
  return { opened, version, error, retry };
};

/** A dashboard as it was read last, and how often it was. */
interface Read {
  readonly opened: Dashboard | undefined;
  readonly version: number;
}

const isMissing = (error: unknown): boolean =>
  error instanceof AnalyticsError && error.status === 404;

const errorOf = (error: unknown) => {
  const isOurs = error instanceof AnalyticsError;
  return {
    code: isOurs ? error.code : "unexpected_response",
    message: isOurs ? error.message : String(error),
    fatal: true,
    retryable: !isMissing(error),
    ...(isOurs && error.requestId !== undefined ? { requestId: error.requestId } : {}),
  };
};

/** In place of a dashboard that is not there, or not for this viewer, or could not be fetched. */
const Unopened = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => {
  const texts = useTexts();
  const { say } = texts;
  if (isMissing(error)) {
    return <MessagePage title={say("dashboardMissing")} text={say("dashboardMissingText")} />;
  }
  return (
    <main className="message-page">
      <div role="alert" data-content>
        <h1>{say("dashboardFailed")}</h1>
        <p>{whyFailed(error, texts)}</p>
        <button type="button" className="reload" onClick={onRetry}>
          {say("tryAgain")}
        </button>
      </div>
    </main>
  );
};
