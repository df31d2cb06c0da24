import type { WatchedPage } from "../browser.fixture.js";
import type { DashboardPages } from "./dashboards.fixture.js";

/** A dashboard that a person of the demo has made. */
export interface MadeDashboard {
  readonly publicId: string;
  /** Applies operations, whatever its version is. */
  readonly patch: (operations: readonly object[]) => Promise<void>;
}

/** Makes a dashboard of these tiles, a row of its own each, as a person of a customer in creator mode. */
export const madeDashboard = async (
  pages: DashboardPages,
  person: string,
  tiles: readonly object[],
  more: { readonly title?: string; readonly description?: string; readonly filters?: object } = {},
): Promise<MadeDashboard> => {
  const sessionId = await pages.sessionOf(`${person}/creator`);
  const exchanged = await send(`${pages.url}/api/v1/embed/session/token`, "POST", { sessionId });
  const { token } = (await exchanged.json()) as { readonly token: string };
  const headers = { Authorization: `Bearer ${token}`, "If-Match": "*" };
  const list = `${pages.url}/api/v1/deployments/1/dashboards`;
  const { filters = [], ...about } = more;
  const rows = tiles.map((tile) => ({ height: 300, tiles: [tile] }));
  const body = { title: "Made", ...about, definition: { filters, rows } };
  const created = await send(list, "POST", body, headers);
  const { publicId } = (await created.json()) as { readonly publicId: string };
  return {
    publicId,
    patch: async (operations) => {
      await send(`${list}/${publicId}`, "PATCH", { operations }, headers);
    },
  };
};

/** Opens such a dashboard as that person, at parameters such as `f_region=north`. */
export const openMade = async (
  pages: DashboardPages,
  [person, publicId, parameters = ""]: readonly [string, string, string?],
): Promise<WatchedPage> => {
  const watched = await pages.newPage();
  const session = await pages.sessionOf(`${person}/creator`);
  const path = `embed/d/1/dashboard/${publicId}?${parameters}&session=${session}`;
  await watched.page.goto(`${pages.url}/${path}`);
  await pages.settled(watched.page);
  return watched;
};

const send = async (
  url: string,
  method: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
};
