import { useCallback, useEffect, useMemo, useState, type ReactNode, type RefObject } from "react";
import { dashboardsOf, type BrowserClient, type Dashboard } from "@embedded-analytics/client";
import type { ChartImage } from "../chart/chart-image.js";
import { Refusal, type HostLink } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { useTexts } from "../i18n/page-texts.js";
import type { TokenSettings } from "../page/token-settings.js";
import {
  DashboardPageContext,
  type DashboardContext,
  type TileActions,
  type TileQuestion,
} from "./dashboard-context.js";
import { DashboardPage } from "./dashboard-page.js";
import { filterParameters, type FilterValue, type FilterValues } from "./filters/filter-state.js";
import { pathOf } from "./public-id.js";
import { textIn } from "./localized.js";
import { ReadTimes } from "./read-times.js";
import { valuesReader } from "./filters/read-values.js";
import { TileQueue } from "./tiles/tile-queue.js";
import { rowsOpener, tileReader } from "./tiles/tile-reader.js";
import { useFilters } from "./filters/use-filters.js";
import { useLoaded } from "./use-loaded.js";

/** How many tiles ask at once. */
const atOnce = 4;

/** A dashboard to be opened, with the filters that it begins with as parameters of an address. */
export interface DashboardTarget {
  readonly publicId: string;
  readonly parameters: string;
}

interface Props {
  readonly dashboard: Dashboard;
  readonly client: BrowserClient;
  readonly link: HostLink;
  readonly settings: Pick<TokenSettings, "showSql" | "allowExport">;
  /** Opens another dashboard in the place of this one. */
  readonly onOpen: (target: DashboardTarget, from: DashboardTarget) => void;
  /** Opens a chat; undefined where there is no agent. */
  readonly onAsk: ((text: string) => void) | undefined;
  /** Above the title. */
  readonly top?: ReactNode;
  /** In the place of the dashboard's rows. */
  readonly children?: ReactNode;
  /** Grows where the tiles have to be asked anew. */
  readonly version?: number;
}

/** A dashboard that was read: its filters, its tiles, and what its host and its viewer do with them. */
export const OpenedDashboard = (props: Props) => {
  const { dashboard, client, link, settings, top, children, version = 0 } = props;
  const { publicId, definition } = dashboard;
  const { locale } = useTexts();
  const title = textIn(dashboard.title, locale);
  const { values, change, latest } = useFilters(definition.filters, link);
  const [refreshes, setRefreshes] = useState(0);
  const [queue] = useState(() => new TileQueue(atOnce));
  const [times] = useState(() => new ReadTimes());
  const onLoaded = useLoaded(dashboard, link);
  const dashboards = useMemo(() => dashboardsOf(client), [client]);
  const readTile = useMemo(
    () => tileReader(dashboards, publicId, latest),
    [dashboards, publicId, latest],
  );
  const openRows = useMemo(
    () => rowsOpener(dashboards, publicId, latest),
    [dashboards, publicId, latest],
  );
  const readValues = useMemo(() => valuesReader(client), [client]);
  const [images] = useState(() => new Map<string, RefObject<ChartImage | undefined>>());
  const actions = useTileActions(props, { openRows, filters: latest });

  useEffect(() => {
    document.title = title;
    link.emit("view", { path: pathOf(publicId), title });
  }, [title, publicId, link]);
  const refresh = useCallback(() => {
    setRefreshes((count) => count + 1);
  }, []);
  useHostActions({
    refresh,
    export: async ({ target, format }) => {
      const tile = definition.rows.flatMap(({ tiles }) => tiles).find(({ id }) => id === target);
      if (!settings.allowExport || tile === undefined) throw new Refusal("not_allowed");
      const { exportOfTile } = await import("./tiles/tile-files.js");
      const name = ("title" in tile && textIn(tile.title, locale)) || tile.id;
      return exportOfTile({ id: tile.id, title: name }, format, actions, images);
    },
    "get-state": () => ({ path: pathOf(publicId), filters: latest.current }),
  });

  const onPick = useCallback(
    (member: string, value: FilterValue) => {
      const filter = definition.filters.find((each) => each.member === member);
      const name = filter?.name ?? member;
      const next = filter?.multiple === true || filter === undefined ? [value] : value;
      change({ ...latest.current, [name]: next }, "cross-filter");
    },
    [definition.filters, change, latest],
  );
  const onSettled = useCallback<DashboardContext["onSettled"]>(
    (tileId, data) => {
      times.note(tileId, data?.info, Date.now());
      onLoaded(tileId, data === undefined);
    },
    [times, onLoaded],
  );
  const page = useMemo(
    () => ({
      filters: definition.filters,
      values,
      refreshes: refreshes + version,
      queue,
      readTile,
      images,
      onSettled,
      onPick,
      actions,
    }),
    [
      images,
      definition.filters,
      values,
      refreshes,
      version,
      queue,
      readTile,
      onSettled,
      onPick,
      actions,
    ],
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
        times={times}
        onRefresh={refresh}
        top={top}
      >
        {children}
      </DashboardPage>
    </DashboardPageContext>
  );
};

/** What can be done with the tiles; the same object until what it depends on changes. */
const useTileActions = (
  { dashboard, link, settings, onOpen, onAsk }: Props,
  {
    openRows,
    filters,
  }: {
    readonly openRows: TileActions["openRows"];
    readonly filters: { readonly current: FilterValues };
  },
): TileActions => {
  const { publicId, definition } = dashboard;
  const { showSql, allowExport } = settings;
  return useMemo(() => {
    const drill: TileActions["onDrill"] = ({
      tileId,
      dashboard: target,
      filters: given,
      ...of
    }) => {
      const event = { publicId, widgetId: tileId, ...of, filters: filters.current };
      void link.mayGoOn("drilldown", { ...event, dashboard: target }).then((mayGoOn) => {
        if (!mayGoOn) return;
        const parameters = filterParameters(filters.current, definition.filters);
        onOpen(
          { publicId: target, parameters: filterParameters(given, []) },
          { publicId, parameters },
        );
      });
    };
    const ask = async ({ tile, title, text }: TileQuestion): Promise<void> => {
      const sql = showSql && link.handles("ask-about") ? await statementOf(openRows, tile.id) : "";
      const event = { publicId, widgetId: tile.id, title, text, filters: filters.current };
      const mayGoOn = await link.mayGoOn("ask-about", sql === "" ? event : { ...event, sql });
      if (mayGoOn) onAsk?.(text);
    };
    return {
      showSql,
      allowExport,
      openRows,
      mayDownload: (download) => link.mayGoOn("download", download),
      onDrill: drill,
      onAsk: onAsk === undefined ? undefined : (question) => void ask(question),
    };
  }, [publicId, definition.filters, link, showSql, allowExport, openRows, filters, onOpen, onAsk]);
};

/** The statement of a tile; empty where it cannot be had. */
const statementOf = async (openRows: TileActions["openRows"], tileId: string): Promise<string> => {
  const ending = new AbortController();
  try {
    const { sql = "" } = await openRows(tileId, { showSql: true, signal: ending.signal }).tile();
    return sql;
  } catch {
    return "";
  } finally {
    // The rows are not wanted.
    ending.abort();
  }
};
