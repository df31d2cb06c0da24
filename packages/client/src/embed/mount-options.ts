import type { EmbedTheme } from "../session/generate-session.js";
import type {
  CancellableEvent,
  FrameEvents,
  FrameEventType,
  HostActions,
  HostActionType,
  ResultOf,
  Surface,
} from "./messages.js";

/** What a handler of a cancellable event may answer, at once or within 300 milliseconds. */
export type Cancel = { readonly cancel: boolean } | undefined | void;

/** Called with one event of the page. */
type Handler<Type extends FrameEventType> = (
  payload: FrameEvents[Type],
) => Type extends CancellableEvent ? Cancel | Promise<Cancel> : void;

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Camel<Rest>}`
  : Capitalize<Name>;

/** `onReady`, `onSize`, `onOpenLink`: a handler for each event. */
export type EventHandlers = {
  readonly [Type in FrameEventType as `on${Camel<Type>}`]?: Handler<Type> | undefined;
};

/** What a frame shows, of which service, and for whom. */
export interface MountOptions extends EventHandlers {
  /** The service's address, with the path under which it is mounted, if it has one. */
  readonly baseUrl: string;
  /** Left out: the deployment of the session. */
  readonly deploymentId?: number | undefined;
  /** `chat` unless given. */
  readonly surface?: Surface | undefined;
  /** The dashboard, where the surface is one. */
  readonly publicId?: string | undefined;
  /**
   * Asks your server for a new session of the user of this page. It is called when the frame opens, and
   * whenever its token has to be renewed; each answer is used once.
   */
  readonly fetchSession: () => Promise<{ readonly sessionId: string }>;
  /** Events whose handlers may answer `{ cancel: true }`. */
  readonly handles?: readonly CancellableEvent[] | undefined;
  readonly theme?: EmbedTheme | undefined;
  readonly colorScheme?: "light" | "dark" | "auto" | undefined;
  /** A language tag such as `de` or `pt-BR`. */
  readonly locale?: string | undefined;
  /** The name of the frame for screen readers. */
  readonly title?: string | undefined;
  /** Lets the frame be as high as its content; otherwise it fills its element. */
  readonly fitContent?: boolean | undefined;
}

/** A frame on the page. */
export interface MountedFrame {
  readonly iframe: HTMLIFrameElement;
  /**
   * Asks the page for something, and resolves with what came of it; what is asked before the page is
   * ready waits for it. Rejects with an `ActionRefused`.
   */
  readonly send: <Type extends HostActionType>(
    type: Type,
    payload: HostActions[Type],
  ) => Promise<ResultOf<Type>>;
  /** Takes the frame away, and stops everything. */
  readonly destroy: () => void;
}
