import { escaped } from "../response/escaped.js";

/** What the server says to the script of a page; nothing secret, and no right. */
export interface PageData {
  /** The path under which the router is mounted; empty at the root. */
  readonly basePath: string;
  readonly cloudRegion: string;
  readonly surface: "chat" | "dashboard" | "app";
  /** The deployment of the address, or of the session where the address has none. */
  readonly deploymentId: number | undefined;
  /** The origins whose pages may speak with this one (G5): the account's list, as it was declared. */
  readonly allowedOrigins: readonly string[];
  readonly accountName: string | undefined;
  /** The agent that the chat asks; undefined where the session's deployment has none. */
  readonly agentId: string | undefined;
}

/** The colour scheme that an address asks for; `undefined` leaves the choice to the browser. */
export type Scheme = "light" | "dark" | undefined;

/** A style sheet in the page, which the policy allows by its nonce. */
export interface PageStyle {
  readonly nonce: string;
  /** Made of values that cannot end the element. */
  readonly css: string;
}

/**
 * The built HTML with the data of one page. Addresses of files become absolute, since pages lie at paths
 * of different depth; data stand in an attribute, since the policy allows no inline script.
 */
export const pageHtml = (
  html: string,
  data: PageData,
  scheme: Scheme,
  style?: PageStyle,
): string => {
  const page = `<meta name="ea-page" content="${escaped(JSON.stringify(data))}">`;
  const themed =
    style === undefined ? "" : `  <style data-theme nonce="${style.nonce}">${style.css}</style>\n`;
  const root = scheme === undefined ? "<html" : `<html data-scheme="${scheme}"`;
  return html
    .replaceAll('"./assets/', () => `"${escaped(data.basePath)}/embed/assets/`)
    .replace("<html", () => root)
    .replace("</head>", () => `  ${page}\n${themed}  </head>`);
};
