import { frameAttributes } from "./frame-attributes.js";
import { FrameLink } from "./frame-link.js";
import type { FrameEvents } from "./messages.js";
import type { MountedFrame, MountOptions } from "./mount-options.js";
import { sessionRenewal } from "./session-renewal.js";
import { visiblePart, watchViewport } from "./watch-viewport.js";

type AnyHandler = (payload: object) => unknown;

/** `onOpenLink` for `open-link`. */
const handlerName = (type: string): string =>
  `on-${type}`.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The address of a page; the session id is in it once, and the page takes it out. */
const addressOf = (options: MountOptions, sessionId: string): string => {
  const { baseUrl, deploymentId, surface = "chat", publicId, colorScheme } = options;
  const deployment = deploymentId === undefined ? "" : `d/${deploymentId}/`;
  const item = publicId === undefined ? "" : `/${encodeURIComponent(publicId)}`;
  const url = new URL(`${baseUrl.replace(/\/$/, "")}/embed/${deployment}${surface}${item}`);
  url.searchParams.set("session", sessionId);
  if (colorScheme !== undefined && colorScheme !== "auto") {
    url.searchParams.set("scheme", colorScheme);
  }
  return url.href;
};

/**
 * Shows a page of the service in an element, which it fills, or in a frame that is there already.
 * Handlers are looked up at each event, so that `options` may have getters. The page keeps its state
 * while sessions are renewed. Throws a TypeError for a `baseUrl` that is none.
 */
export const mount = (element: Element, options: MountOptions): MountedFrame => {
  const { origin } = new URL(options.baseUrl);
  const isOwn = !(element instanceof HTMLIFrameElement);
  const iframe = isOwn ? element.ownerDocument.createElement("iframe") : element;
  iframe.title = options.title ?? frameAttributes.title;
  iframe.allow = frameAttributes.allow;
  Object.assign(iframe.style, frameAttributes.style);

  const call = (type: string, payload: object): unknown => {
    const handler = Reflect.get(options, handlerName(type)) as AnyHandler | undefined;
    return handler?.(payload);
  };
  let isOpen = false;
  const sessions = sessionRenewal(
    () => options.fetchSession(),
    (sessionId) => {
      if (isOpen) quietly(link.send("set-session", { sessionId }));
      else {
        // Not before: an empty frame is of the host's own origin, where these would be no sandbox.
        iframe.setAttribute("sandbox", frameAttributes.sandbox);
        iframe.src = addressOf(options, sessionId);
      }
      isOpen = true;
    },
    () => {
      const message = "The host could not get a session.";
      const error: FrameEvents["error"] = {
        code: "session_unavailable",
        message,
        fatal: !isOpen,
        retryable: true,
      };
      call("error", error);
    },
  );
  const quietly = (sent: Promise<unknown>): void => {
    sent.catch(() => undefined);
  };
  const sendViewport = (): void => {
    quietly(link.send("host-viewport", visiblePart(iframe)));
  };
  const look = (): void => {
    const { theme, locale } = options;
    if (theme !== undefined) quietly(link.send("set-theme", { theme }));
    if (locale !== undefined) quietly(link.send("set-locale", { locale }));
    if (options.fitContent === true) sendViewport();
  };
  const link = new FrameLink({
    iframe,
    origin,
    surface: options.surface ?? "chat",
    handles: options.handles ?? [],
    onEvent: (type, payload) => {
      const { state, height } = payload as { readonly state?: string; readonly height?: number };
      if (type === "session" && (state === "needed" || state === "expiring")) sessions.ask();
      if (type === "size" && options.fitContent === true) iframe.style.height = `${height}px`;
      return call(type, payload);
    },
    onMeet: look,
  });
  const unwatch = options.fitContent === true ? watchViewport(sendViewport) : undefined;
  if (isOwn) element.append(iframe);
  sessions.ask();
  return {
    iframe,
    send: (type, payload) => link.send(type, payload) as Promise<never>,
    destroy: () => {
      sessions.stop();
      link.destroy();
      unwatch?.();
      if (isOwn) iframe.remove();
    },
  };
};
