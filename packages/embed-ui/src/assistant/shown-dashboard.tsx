import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { Dashboard, TileInfo } from "@embedded-analytics/client";
import type { Cell, Column } from "../query-result/tool-result.js";
import { DashboardPageContext, type DashboardContext } from "../dashboard/dashboard-context.js";
import { DashboardPage } from "../dashboard/dashboard-page.js";
import type { FilterValues } from "../dashboard/filters/filter-state.js";
import type { ValuesReader } from "../dashboard/filters/read-values.js";
import { ReadTimes } from "../dashboard/read-times.js";
import { TileQueue } from "../dashboard/tiles/tile-queue.js";
import type { Drills } from "../dashboard/tiles/drill/use-drills.js";
import { MessagePage } from "../page/message-page.js";
import { pageSettings } from "../settings/page-settings.js";
import type { AssistantLink, ShownCall } from "./assistant-link.js";
import { RefusedNote } from "./refused-note.js";
import { valuesOfFilter } from "./values-of-filter.js";

/** How many tiles ask at once. */
const atOnce = 4;

interface Opening {
  readonly publicId: string;
  readonly filters: FilterValues;
}

/** The dashboard that a language model wants to be shown; a click on a value may open another one. */
export const ShownDashboard = ({
  link,
  shown: { input, refusal },
}: {
  readonly link: AssistantLink;
  readonly shown: ShownCall;
}) => {
  const [opening, setOpening] = useState<Opening>(() => ({
    publicId: String(input["publicId"]),
    filters: (input["filters"] ?? {}) as FilterValues,
  }));
  const { publicId } = opening;
  const [read, setRead] = useState<Dashboard>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    setError(undefined);
    link.getRows({ publicId }, ending.signal).then(
      ({ dashboard }) => {
        setRead(dashboard as Dashboard);
      },
      (reason: unknown) => {
        if (!ending.signal.aborted) setError(reason);
      },
    );
    return () => {
      ending.abort();
    };
  }, [link, publicId, tries]);
  if (refusal !== undefined) return <MessagePage title="" text={refusal} />;
  if (error !== undefined) {
    return (
      <RefusedNote
        error={error}
        onRetry={() => {
          setTries(tries + 1);
        }}
      />
    );
  }
  if (read?.publicId !== publicId) return <MessagePage title="" text="" isBusy />;
  return (
    <OpenedDashboard
      key={publicId}
      dashboard={read}
      filters={opening.filters}
      link={link}
      onOpen={setOpening}
    />
  );
};

interface OpenedProps {
  readonly dashboard: Dashboard;
  /** Those that it begins with. */
  readonly filters: FilterValues;
  readonly link: AssistantLink;
  readonly onOpen: (opening: Opening) => void;
}

const OpenedDashboard = ({ dashboard, filters, link, onOpen }: OpenedProps) => {
  const { publicId, definition } = dashboard;
  const [values, setValues] = useState(filters);
  const latest = useRef(values);
  const change = useCallback((next: FilterValues): void => {
    latest.current = next;
    setValues(next);
  }, []);
  const [refreshes, setRefreshes] = useState(0);
  const [queue] = useState(() => new TileQueue(atOnce));
  const [times] = useState(() => new ReadTimes());
  const { drills, drillTo, latest: latestDrills } = useFrameDrills();
  const readTile = useTileReading(link, publicId, { filters: latest, drills: latestDrills });
  const readValues = useMemo((): ValuesReader => valuesOfFilter(link), [link]);
  const page = useMemo(
    (): DashboardContext => ({
      ...{ filters: definition.filters, values, drills, refreshes, queue, readTile },
      onSettled: (tileId, data) => {
        times.note(tileId, data?.info, Date.now());
      },
      onPick: (member, value) => {
        const filter = definition.filters.find((each) => each.member === member);
        const next = filter?.multiple === true || filter === undefined ? [value] : value;
        change({ ...latest.current, [filter?.name ?? member]: next });
      },
      actions: {
        showSql: false,
        allowExport: false,
        openRows: () => {
          throw new Error("Files are not offered here.");
        },
        mayDownload: () => Promise.resolve(false),
        onDrill: ({ tileId, into }) => {
          if ("drill" in into) drillTo(tileId, into.steps);
          else onOpen({ publicId: into.dashboard, filters: into.filters });
        },
        drillTo,
        onAsk: undefined,
      },
    }),
    [
      ...[definition.filters, values, drills, refreshes, queue, readTile],
      ...[times, change, drillTo, onOpen],
    ],
  );
  return (
    <DashboardPageContext value={page}>
      <DashboardPage
        dashboard={dashboard}
        values={values}
        onChange={change}
        readValues={readValues}
        times={times}
        onRefresh={() => {
          setRefreshes(refreshes + 1);
        }}
      />
    </DashboardPageContext>
  );
};

/** The drills of the tiles; a frame of another page has no address of its own to keep them in. */
const useFrameDrills = () => {
  const [drills, setDrills] = useState<Drills>(() => new Map());
  const latest = useRef(drills);
  const drillTo = useCallback<DashboardContext["actions"]["drillTo"]>((tileId, steps) => {
    latest.current = new Map([...latest.current, [tileId, steps]]);
    setDrills(latest.current);
  }, []);
  return { drills, drillTo, latest };
};

/** How the tiles of a dashboard are read, with the filters and drills of the moment. */
const useTileReading = (
  link: AssistantLink,
  publicId: string,
  chosen: { readonly filters: RefObject<FilterValues>; readonly drills: RefObject<Drills> },
): DashboardContext["readTile"] => {
  const { filters, drills } = chosen;
  return useCallback(
    async (tile, part, signal) => {
      const drill = drills.current.get(tile) ?? [];
      const { timezone } = pageSettings.get();
      const answer = await link.getRows(
        {
          ...{ publicId, tile, part, filters: filters.current },
          ...(drill.length === 0 ? {} : { drill }),
          ...(timezone === undefined ? {} : { timezone }),
        },
        signal,
      );
      return {
        columns: answer["columns"] as readonly Column[],
        rows: answer["rows"] as readonly (readonly Cell[])[],
        info: answer["tile"] as TileInfo,
        isPart: answer["cut"] === true,
        drill,
      };
    },
    [link, publicId, filters, drills],
  );
};
