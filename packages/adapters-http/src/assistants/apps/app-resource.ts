import type { ReadResourceResult, Tool } from "@modelcontextprotocol/server";
import { noSuchResource } from "../no-such-resource.js";

/** The pages that a client shows beside the answer of a tool (MCP Apps): one file, under an address each. */
export const appUris = {
  chart: "ui://embedded-analytics/chart.html",
  dashboard: "ui://embedded-analytics/dashboard.html",
} as const;

/** What tells a client that a page is such an interface. */
const mimeType = "text/html;profile=mcp-app";

/**
 * The `_meta` of a tool whose answer is shown by the page: in today's form, and in the flat one, which some
 * clients read alone.
 */
export const shownBy = (resourceUri: string): NonNullable<Tool["_meta"]> => ({
  ui: { resourceUri },
  "ui/resourceUri": resourceUri,
});

/**
 * The page under such an address; undefined for every other address. It is the same for every user and holds
 * no credential and no data, since clients keep it: its rows come by `get_rows`, through the client. It asks
 * for no address (a client's policy then allows none) and for no permission.
 */
export const readApp = (html: string | undefined, uri: string): ReadResourceResult | undefined => {
  if (!uri.startsWith("ui:")) return undefined;
  if (html === undefined || !Object.values<string>(appUris).includes(uri)) {
    throw noSuchResource(uri);
  }
  const csp = { connectDomains: [], resourceDomains: [] };
  const _meta = { ui: { csp, prefersBorder: true } };
  return { contents: [{ uri, mimeType, text: html, _meta }] };
};

/** The tool as it is listed: without its page where this service has none. */
export const withoutApp = ({ _meta, ...definition }: Tool): Tool => {
  if (_meta === undefined) return definition;
  const { ui: _ui, "ui/resourceUri": _uri, ...others } = _meta;
  return Object.keys(others).length === 0 ? definition : { ...definition, _meta: others };
};
