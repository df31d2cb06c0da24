import type { DeploymentId } from "../../shared/text/branded.js";
import type { JsonObject } from "../../shared/json/json.js";

/** How the address of a page names its account (G2). */
export interface PageAddress {
  /** The account that the host name names; it goes before the others. */
  readonly hostAccountName?: string | undefined;
  /** The session id in the address, in whatever form it was sent. */
  readonly sessionId?: string | undefined;
  /** The account name in the address, which is looked at where no session is found. */
  readonly accountName?: string | undefined;
}

/** What a page looks like from its first byte on. */
export interface PageLook {
  /** Undefined follows the browser. */
  readonly colorScheme: "light" | "dark" | undefined;
  /** A theme of the closed schema; undefined keeps the page's own. */
  readonly theme: JsonObject | undefined;
}

/** What a page is served with. Nothing here is a right: the page gets those by exchanging the session. */
export interface EmbedPage {
  /** Undefined where there is no such account. */
  readonly accountName: string | undefined;
  /** Origins that may frame the page; none where the account is not found, and none of a preview. */
  readonly allowedOrigins: readonly string[];
  /** Agents of the session's deployment, by id; none where the session is not found. */
  readonly agents: readonly { readonly id: string; readonly name: string }[];
  /** How the session wants the page to look, as far as it can be used (B6, B9). */
  readonly look: PageLook;
  /** The session's deployment; undefined where the session is not found. */
  readonly deploymentId: DeploymentId | undefined;
}
