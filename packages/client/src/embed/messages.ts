import type { EmbedTheme } from "../session/generate-session.js";

/** The pages that a frame may show. */
export type Surface = "chat" | "dashboard" | "app";

/** What the page says of itself to its host, by type (G5). */
export interface FrameEvents {
  /** The page has a token, and takes actions; those sent before were kept, and follow now. */
  ready: {
    readonly deploymentId: number;
    readonly embedTenant?: string;
    readonly mode: "read-only" | "creator";
    readonly version: 1;
    /** The actions that this page understands. */
    readonly actions: readonly string[];
  };
  /** What the page shows. */
  view: { readonly path: string; readonly title?: string };
  /** The size of the content in CSS pixels, whatever the frame's own is. */
  size: { readonly width: number; readonly height: number };
  status: { readonly state: "loading" | "idle" | "error" };
  /** All tiles of a dashboard have their rows, or have failed. */
  "dashboard-loaded": {
    readonly publicId: string;
    readonly widgetCount: number;
    readonly failedCount: number;
    readonly loadDurationMs: number;
  };
  /** Values by the name of a filter or by a member; what is not there has its default. */
  "filters-changed": {
    readonly filters: Readonly<Record<string, unknown>>;
    /** The same as parameters of an address: `f_region=north&g_grain=week`. */
    readonly urlParameter: string;
    readonly by: "user" | "host" | "cross-filter";
  };
  "ai-query": {
    readonly query: string;
    readonly status: "submitted" | "completed" | "aborted" | "error";
    readonly chatId?: string;
    readonly messageId?: string;
    readonly agentId?: string;
  };
  /**
   * The reader clicks on a value that opens another dashboard, or goes below it within the tile; a host
   * that handles it may cancel.
   */
  drilldown: {
    readonly publicId: string;
    /** The tile. */
    readonly widgetId: string;
    readonly member: string;
    readonly value: string | number | boolean | null;
    /** The row of the value, by the names of its columns. */
    readonly row: Readonly<Record<string, unknown>>;
    /** What the dashboard is filtered by now. */
    readonly filters: Readonly<Record<string, unknown>>;
    /** The dashboard that opens unless this is cancelled. */
    readonly dashboard?: string;
    /** The member by which the tile shows the rows of the value unless this is cancelled. */
    readonly drill?: string;
  };
  /** The reader asks about a tile; a host that handles it may cancel, and open a chat of its own. */
  "ask-about": {
    readonly publicId: string;
    readonly widgetId: string;
    readonly title: string;
    /** What would stand in the box of the page's own chat. */
    readonly text: string;
    readonly filters: Readonly<Record<string, unknown>>;
    /** The tile's statement, where the session may see it. */
    readonly sql?: string;
  };
  /** The reader has changed what the embed tenant's users share. */
  content: {
    readonly change: "created" | "updated" | "deleted" | "pinned";
    readonly publicId: string;
    readonly title: string;
  };
  /** The reader follows a link; a host that handles it may cancel. */
  "open-link": { readonly href: string };
  /** The reader saves a result; a host that handles it may cancel. */
  download: {
    readonly format: string;
    readonly target: string;
    /** The tile, on a dashboard. */
    readonly widgetId?: string;
    readonly title?: string;
    readonly rowCount?: number;
  };
  /** Of the token: `needed` and `expiring` ask for `set-session`. */
  session: {
    readonly state: "needed" | "expiring" | "renewed" | "expired" | "changed";
    /** Seconds for which the token is good. */
    readonly secondsLeft?: number;
  };
  error: {
    readonly code: string;
    readonly message: string;
    /** Whether the page shows nothing else now. */
    readonly fatal: boolean;
    readonly retryable: boolean;
    readonly requestId?: string;
  };
}

/** What a host may ask of the page, by type (G5). */
export interface HostActions {
  "set-session": { readonly sessionId: string };
  /** `null` goes back to the page's own. */
  "set-theme": { readonly theme: EmbedTheme | null };
  "set-color-scheme": { readonly scheme: "light" | "dark" | "auto" };
  /** Language of the texts, and format of numbers and dates; the same where the second is left out. */
  "set-locale": { readonly locale: string; readonly formatLocale?: string };
  /** An IANA time zone. */
  "set-timezone": { readonly timezone: string };
  /** Puts a question into the box, and sends it unless `send` is false. */
  ask: { readonly text: string; readonly send?: boolean };
  stop: Record<never, never>;
  /** Opens another view; filters that were waiting for `ready` are dropped. */
  navigate: { readonly path: string };
  "set-filter": {
    readonly filters: Readonly<Record<string, unknown>>;
    readonly mode?: "merge" | "replace";
  };
  "clear-filters": Record<never, never>;
  refresh: Record<never, never>;
  "get-state": Record<never, never>;
  /** The part of the frame that can be seen, from its top, in CSS pixels. */
  "host-viewport": { readonly top: number; readonly height: number };
  print: Record<never, never>;
  /** A file of a result: `target` is the `id` of its tool call's line, or `last` for the newest. */
  export: { readonly target: string; readonly format: "csv" | "png" | "svg" | "json" };
}

/** What an action resolves with; `undefined` where there is nothing to say. */
export interface ActionResults {
  /** Paths of what could not be used. */
  "set-theme": { readonly ignored: readonly string[] };
  "get-state": {
    readonly path: string;
    readonly chatId?: string;
    readonly filters?: Readonly<Record<string, unknown>>;
  };
  export: { readonly blob: Blob; readonly name: string };
}

export type FrameEventType = keyof FrameEvents;

/** Events that a host may cancel, if it says at hello that it handles them. */
export type CancellableEvent = "open-link" | "download" | "drilldown" | "ask-about";
export type HostActionType = keyof HostActions;

/** The result of one action. */
export type ResultOf<Type extends HostActionType> = Type extends keyof ActionResults
  ? ActionResults[Type]
  : undefined;

/** Why an action was not done; it has changed nothing. */
export type RefusalCode =
  "unknown_action" | "invalid_payload" | "not_ready" | "not_allowed" | "busy" | "too_large";

/** The answer to a message that has an `id`. */
export type Reply =
  | { readonly ok: true; readonly result?: unknown }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      /** Of `invalid_payload`: the field that is wrong, where it is one of the payload's. */
      readonly field?: string | undefined;
    };

/** One message of either side. */
export interface Envelope {
  readonly source: "embedded-analytics";
  readonly direction: "event" | "action";
  readonly type: string;
  readonly payload: object;
  /** Milliseconds since 1970, by the sender's clock; nothing depends on it. */
  readonly timestamp: number;
  readonly surface: Surface;
  readonly v: 1;
  /** The instance, which distinguishes several frames on one page. */
  readonly frame: string;
  /** Asks for a reply. */
  readonly id?: string;
  /** The `id` that this message answers. */
  readonly re?: string;
}

/** The first message of a host, repeated until it is answered; its port carries all that follows. */
export interface Hello {
  readonly frame: string;
  /** Events that the host answers, and may cancel. */
  readonly handles: readonly CancellableEvent[];
}
