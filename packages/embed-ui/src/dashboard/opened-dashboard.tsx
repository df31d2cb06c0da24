import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import {
  dashboardsOf,
  type BrowserClient,
  type Dashboard,
  type DashboardFilter,
} from "@embedded-analytics/client";
import { ExportablesContext, useHostExport } from "../export/exportable.js";
import type { HostLink } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { useTexts } from "../i18n/page-texts.js";
import type { TokenSettings } from "../page/token-settings.js";
import {
  DashboardPageContext,
  type DashboardContext,
  type TileActions,
  type TileQuestion,
} from "./dashboard-context.js";
import { ChangedNote } from "./changed-note.js";
import { DashboardPage } from "./dashboard-page.js";
import { filterParameters, type FilterValue, type FilterValues } from "./filters/filter-state.js";
import { pathOf } from "./public-id.js";
import { textIn } from "./localized.js";
import { ReadTimes } from "./read-times.js";
import { valuesReader } from "./filters/read-values.js";
import { TileQueue } from "./tiles/tile-queue.js";
import { rowsOpener, tileReader } from "./tiles/tile-reader.js";
import { useDrills, type Drills } from "./tiles/drill/use-drills.js";
import { picked, type Picks } from "./filters/picked-values.js";
import { RefusedNote } from "./filters/refused-note.js";
import { useFilters } from "./filters/use-filters.js";
import { isVanished } from "./tiles/is-vanished.js";
import { useChanged } from "./use-changed.js";
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
  /**
   * Reads the dashboard again, once it has changed and the viewer wants it; undefined where changes come
   * by themselves.
   */
  readonly onReload?: () => void;
  /** Above the title. */
  readonly top?: ReactNode;
  /** In the place of the dashboard's rows. */
  readonly children?: ReactNode;
  /** Grows where the tiles have to be asked anew. */
  readonly version?: number;
}

/** A dashboard that was read: its filters, its tiles, and what its host and its viewer do with them. */
export const OpenedDashboard = (props: Props) => {
  const { dashboard, client, link, settings, onReload, top, children, version = 0 } = props;
  const { publicId, definition } = dashboard;
  const { locale } = useTexts();
  const title = textIn(dashboard.title, locale);
  const { values, change, latest, withFilters, ...refusal } = useFilters(dashboard, link);
  const [refreshes, setRefreshes] = useState(0);
  const [queue] = useState(() => new TileQueue(atOnce));
  const [times] = useState(() => new ReadTimes());
  const { onSettled, isChanged } = useSettling(props, times);
  const { drills, drillTo, latest: latestDrills } = useDrills(publicId, definition, withFilters);
  const { readTile, openRows } = useTileReading(client, publicId, latest, latestDrills);
  const readValues = useMemo(() => valuesReader(client), [client]);
  const exportables = useHostExport(settings.allowExport);
  const actions = useTileActions(props, { openRows, drillTo, filters: latest });

  useEffect(() => {
    document.title = title;
    link.emit("view", { path: pathOf(publicId), title });
  }, [title, publicId, link]);
  const refresh = useCallback(() => {
    setRefreshes((count) => count + 1);
  }, []);
  useHostActions({
    refresh,
    "get-state": () => ({ path: pathOf(publicId), filters: latest.current }),
  });

  const onPick = usePicking(definition.filters, change, latest);
  const page = useMemo(
    () => ({
      filters: definition.filters,
      values,
      drills,
      refreshes: refreshes + version,
      queue,
      readTile,
      onSettled,
      onPick,
      actions,
    }),
    [
      ...[definition.filters, values, drills, refreshes, version, queue],
      ...[readTile, onSettled, onPick, actions],
    ],
  );
  return (
    <ExportablesContext value={exportables}>
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
          top={
            <>
              {top}
              {isChanged && onReload !== undefined && <ChangedNote onReload={onReload} />}
              <RefusedNote
                refused={refusal.refused}
                filters={definition.filters}
                onDismiss={refusal.dismiss}
              />
            </>
          }
        >
          {children}
        </DashboardPage>
      </DashboardPageContext>
    </ExportablesContext>
  );
};

/** What follows when a tile has its rows, or has failed; and whether the dashboard is another one by now. */
const useSettling = ({ dashboard, client, link }: Props, times: ReadTimes) => {
  const { definition } = dashboard;
  const onLoaded = useLoaded(dashboard, link);
  const { isChanged, noteVersion, noteRefusal } = useChanged(dashboard, client);
  const onSettled = useCallback<DashboardContext["onSettled"]>(
    (tileId, data, error) => {
      times.note(tileId, data?.info, Date.now());
      onLoaded(tileId, data === undefined);
      if (data !== undefined) noteVersion(data.info.version);
      else if (isVanished(error)) noteRefusal();
    },
    [times, onLoaded, noteVersion, noteRefusal],
  );
  useEffect(() => {
    times.keep(new Set(definition.rows.flatMap(({ tiles }) => tiles.map(({ id }) => id))));
  }, [times, definition]);
  return { onSettled, isChanged };
};

/** How the tiles of a dashboard are read, with the filters of the moment. */
const useTileReading = (
  client: BrowserClient,
  publicId: string,
  filters: RefObject<FilterValues>,
  drills: RefObject<Drills>,
) => {
  const dashboards = useMemo(() => dashboardsOf(client), [client]);
  const readTile = useMemo(
    () => tileReader(dashboards, publicId, { filters, drills }),
    [dashboards, publicId, filters, drills],
  );
  const openRows = useMemo(
    () => rowsOpener(dashboards, publicId, { filters, drills }),
    [dashboards, publicId, filters, drills],
  );
  return { readTile, openRows };
};

/** Filters by a value that is clicked, or takes that back. */
const usePicking = (
  filters: readonly DashboardFilter[],
  change: ReturnType<typeof useFilters>["change"],
  latest: RefObject<FilterValues>,
): DashboardContext["onPick"] => {
  const picks = useRef<Picks>(new Map());
  return useCallback(
    (member: string, value: FilterValue) => {
      const next = picked({ member, value }, latest.current, filters, picks.current);
      picks.current = next.picks;
      change(next.values, "cross-filter");
    },
    [filters, change, latest],
  );
};

/** What can be done with the tiles; the same object until what it depends on changes. */
const useTileActions = (
  { dashboard, link, settings, onOpen, onAsk }: Props,
  {
    openRows,
    drillTo,
    filters,
  }: {
    readonly drillTo: TileActions["drillTo"];
    readonly openRows: TileActions["openRows"];
    readonly filters: { readonly current: FilterValues };
  },
): TileActions => {
  const { publicId, definition } = dashboard;
  const { showSql, allowExport } = settings;
  return useMemo(() => {
    const drill: TileActions["onDrill"] = ({ tileId, into, ...of }) => {
      const target = "drill" in into ? { drill: into.drill } : { dashboard: into.dashboard };
      const event = { publicId, widgetId: tileId, ...of, filters: filters.current, ...target };
      void link.mayGoOn("drilldown", event).then((mayGoOn) => {
        if (!mayGoOn) return;
        if ("drill" in into) {
          drillTo(tileId, into.steps);
          return;
        }
        const parameters = filterParameters(filters.current, definition.filters);
        onOpen(
          { publicId: into.dashboard, parameters: filterParameters(into.filters, []) },
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
      drillTo,
      onAsk: onAsk === undefined ? undefined : (question) => void ask(question),
    };
  }, [
    ...[publicId, definition.filters, link, showSql, allowExport],
    ...[openRows, drillTo, filters, onOpen, onAsk],
  ]);
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
