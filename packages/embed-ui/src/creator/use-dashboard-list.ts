import { useCallback, useEffect, useState } from "react";
import { dashboardsOf, type BrowserClient, type ListedDashboard } from "@embedded-analytics/client";

/** The most that one request lists. */
const pageSize = 100;

/** Every dashboard that the user may open; read again by `refresh`, and what was there stays meanwhile. */
export const useDashboardList = (client: BrowserClient) => {
  const [all, setAll] = useState<readonly ListedDashboard[]>();
  const [error, setError] = useState<unknown>();
  const refresh = useCallback(() => {
    setError(undefined);
    readAll(client).then(setAll, setError);
  }, [client]);
  useEffect(refresh, [refresh]);
  return { all, error, refresh };
};

const readAll = async (client: BrowserClient): Promise<readonly ListedDashboard[]> => {
  const dashboards = dashboardsOf(client);
  const all: ListedDashboard[] = [];
  let after: string | undefined;
  do {
    const { items, pageInfo } = await dashboards.list({ first: pageSize, after });
    all.push(...items);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
  } while (after !== undefined);
  return all;
};
