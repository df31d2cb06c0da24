import { useCallback, useEffect, useMemo, useState } from "react";
import {
  AnalyticsError,
  dashboardsOf,
  type BrowserClient,
  type Dashboard,
} from "@embedded-analytics/client";
import { Refusal, type HostLink } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { useTexts } from "../i18n/page-texts.js";
import { whyFailed } from "../chat/why-failed.js";
import { MessagePage } from "../page/message-page.js";
import { DashboardPageContext } from "./dashboard-context.js";
import { DashboardPage } from "./dashboard-page.js";
import { pathOf, publicIdOfAddress, publicIdOfPath, showPublicId } from "./public-id.js";
import { textIn } from "./localized.js";
import { valuesReader } from "./read-values.js";
import { TileQueue } from "./tile-queue.js";
import { tileReader } from "./tile-reader.js";
import { useFilters } from "./use-filters.js";
import { useLoaded } from "./use-loaded.js";
import "../styles/dashboard.css";

interface Props {
  readonly client: BrowserClient;
  readonly link: HostLink;
}

/** How many tiles ask at once. */
const atOnce = 4;

/** The dashboard that the address names, as the page's user may see it. */
export const DashboardSurface = ({ client, link }: Props) => {
  const [publicId, setPublicId] = useState(() => publicIdOfAddress(location.pathname));
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<Dashboard>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    const ending = new AbortController();
    setError(undefined);
    link.emit("status", { state: "loading" });
    dashboardsOf(client)
      .get({ publicId }, { signal: ending.signal })
      .then(setOpened, (reason: unknown) => {
        if (ending.signal.aborted) return;
        setError(reason);
        link.emit("status", { state: "error" });
        link.emit("error", errorOf(reason));
      });
    return () => {
      ending.abort();
    };
  }, [client, link, publicId, tries]);

  useHostActions({
    navigate: ({ path }) => {
      const wanted = publicIdOfPath(path);
      if (wanted === undefined) throw new Refusal("invalid_payload");
      if (wanted === publicId) return;
      showPublicId(wanted);
      setOpened(undefined);
      setPublicId(wanted);
    },
  });
  if (error !== undefined) {
    return (
      <Unopened
        error={error}
        onRetry={() => {
          setTries((count) => count + 1);
        }}
      />
    );
  }
  if (opened === undefined) return <MessagePage title="" text="" isBusy />;
  return <OpenedDashboard key={opened.publicId} dashboard={opened} client={client} link={link} />;
};

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

const OpenedDashboard = ({
  dashboard,
  client,
  link,
}: Props & { readonly dashboard: Dashboard }) => {
  const { publicId, definition } = dashboard;
  const { locale } = useTexts();
  const title = textIn(dashboard.title, locale);
  const { values, change, latest } = useFilters(definition.filters, link);
  const [refreshes, setRefreshes] = useState(0);
  const [queue] = useState(() => new TileQueue(atOnce));
  const onSettled = useLoaded(dashboard, link);
  const readTile = useMemo(
    () => tileReader(dashboardsOf(client), publicId, latest),
    [client, publicId, latest],
  );
  const readValues = useMemo(() => valuesReader(client), [client]);

  useEffect(() => {
    document.title = title;
    link.emit("view", { path: pathOf(publicId), title });
  }, [title, publicId, link]);
  useHostActions({
    refresh: () => {
      setRefreshes((count) => count + 1);
    },
    "get-state": () => ({ path: pathOf(publicId), filters: latest.current }),
  });

  const onPick = useCallback(
    (member: string, value: string | number | boolean | null) => {
      const filter = definition.filters.find((each) => each.member === member);
      const name = filter?.name ?? member;
      const next = filter?.multiple === true || filter === undefined ? [value] : value;
      change({ ...latest.current, [name]: next }, "cross-filter");
    },
    [definition, change, latest],
  );
  const page = useMemo(
    () => ({
      filters: definition.filters,
      values,
      refreshes,
      queue,
      readTile,
      onSettled,
      onPick,
    }),
    [definition, values, refreshes, queue, readTile, onSettled, onPick],
  );
  return (
    <DashboardPageContext value={page}>
      <DashboardPage
        dashboard={dashboard}
        values={values}
        onChange={(next) => {
          change(next, "user");
        }}
        readValues={readValues}
      />
    </DashboardPageContext>
  );
};
