import type {
  CancellableEvent,
  FrameEvents,
  FrameEventType,
  HostActions,
  HostActionType,
  RefusalCode,
  Reply,
  Surface,
} from "@embedded-analytics/client/embed";
import { ActionQueue, type ActionHandler, type HostAction } from "./action-queue.js";
import { actionReaders, isActionType, readHello } from "./actions.js";
import {
  readEnvelope,
  writeEnvelope,
  type Dialect,
  type Incoming,
  type Sender,
} from "./envelope.js";
import { kindOfMessage } from "./message-size.js";
import { isOriginAllowed } from "./origin-allowed.js";
import { rateLimit } from "./rate-limit.js";

/** Another window, which may be of another origin. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** What the browser says of a window message. */
export interface WindowMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
  readonly ports: readonly MessagePort[];
}

export interface HostLinkOptions {
  /** The window that holds the frame; undefined for a page that is in no frame. */
  readonly parent: MessageTarget | undefined;
  readonly allowedOrigins: readonly string[];
  readonly surface: Surface;
  readonly dialect: Dialect;
  /** A clock in milliseconds that only goes forward. */
  readonly nowMs: () => number;
}

/** An action that cannot be done now; thrown by handlers, and answered to the host. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    /** The field of the payload that is wrong. */
    readonly field?: string,
  ) {
    super(code);
  }
}

const refused = (code: RefusalCode, field: string | undefined): Reply => ({
  ok: false,
  code,
  ...(field === undefined ? {} : { field }),
});

const wrong = (field: string | undefined): Reply => refused("invalid_payload", field);

/** Said again to a host that says hello again. */
const lasting = new Set<string>(["ready", "view", "size", "status"]);
/** Milliseconds that a host has to cancel. */
const cancelMs = 300;

/**
 * The page's side of the messages with its host (G5). Window messages count from the parent alone, of an
 * origin that the account lists; the port that came with such a hello is the proof for what follows.
 */
export class HostLink {
  readonly #options: HostLinkOptions;
  readonly #mayPass: () => boolean;
  readonly #actions = new ActionQueue({
    do: (action, handler) => void this.#do(action, handler),
    refuse: ({ id }, code) => {
      this.#reply(id, { ok: false, code });
    },
  });
  readonly #kept = new Map<FrameEventType, object>();
  readonly #asked = new Map<string, (cancel: boolean) => void>();
  #sender: Sender;
  #post: ((message: object) => void) | undefined;
  #port: MessagePort | undefined;
  #handles: readonly string[] = [];
  readonly #onHost: (() => void)[] = [];
  #asks = 0;

  constructor(options: HostLinkOptions) {
    this.#options = options;
    this.#mayPass = rateLimit(options.nowMs);
    this.#sender = { surface: options.surface, frame: "", dialect: options.dialect };
  }

  /** Does actions of a type, until the returned function is called; the last handler counts. */
  handle<Type extends HostActionType>(
    type: Type,
    handler: (payload: HostActions[Type]) => unknown,
  ): () => void {
    return this.#actions.handle(type, handler);
  }

  /** Lets actions of these types wait for their handlers, until the returned function is called. */
  expect(types: readonly HostActionType[]): () => void {
    return this.#actions.expect(types);
  }

  /** The actions that the page does now, or once what it opens is there. */
  actions(): readonly string[] {
    return this.#actions.types();
  }

  /** Resolves once a host has said hello. */
  hostIsThere(): Promise<void> {
    if (this.#post !== undefined) return Promise.resolve();
    return new Promise((resolve) => void this.#onHost.push(resolve));
  }

  /** Says an event; before a host is there, the last one of each type is kept for it. */
  emit<Type extends FrameEventType>(type: Type, payload: FrameEvents[Type]): void {
    if (this.#post === undefined || lasting.has(type)) {
      this.#kept.delete(type);
      this.#kept.set(type, payload);
    }
    this.#post?.(writeEnvelope(this.#sender, type, payload));
    if (type === "ready") this.#actions.becomeReady();
  }

  /** Says an event that the host may cancel; answers whether the page goes on with it. */
  async mayGoOn<Type extends CancellableEvent>(
    type: Type,
    payload: FrameEvents[Type],
  ): Promise<boolean> {
    if (this.#post === undefined) return true;
    if (!this.#handles.includes(type)) {
      this.emit(type, payload);
      return true;
    }
    this.#asks += 1;
    const id = `e${this.#asks}`;
    const isCancelled = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => {
        resolve(false);
      }, cancelMs);
      this.#asked.set(id, (cancel) => {
        clearTimeout(timer);
        resolve(cancel);
      });
      this.#post?.(writeEnvelope(this.#sender, type, payload, { id }));
    });
    this.#asked.delete(id);
    return !isCancelled;
  }

  /** Whether the host answers events of this type. */
  handles(type: CancellableEvent): boolean {
    return this.#handles.includes(type);
  }

  /** A message of the window; those of anybody but the host are passed over without an answer. */
  receive({ data, origin, source, ports }: WindowMessage): void {
    const { parent, allowedOrigins } = this.#options;
    if (parent === undefined || source !== parent) return;
    if (!isOriginAllowed(allowedOrigins, origin)) return;
    const post = (message: object): void => {
      parent.postMessage(message, origin);
    };
    this.#take(data, post, (incoming) => {
      if (incoming.type === "hello") this.#meet(incoming, post, ports[0]);
      else if (incoming.isCube) {
        // Hosts of that product say no hello: their first action is one.
        if (this.#post === undefined)
          this.#bind(post, undefined, { frame: "", handles: [] }, "cube");
        this.#act(incoming);
      } else if (this.#post !== undefined) this.#act(incoming);
    });
  }

  #take(data: unknown, post: (message: object) => void, act: (incoming: Incoming) => void): void {
    const incoming = readEnvelope(data);
    if (incoming === undefined) return;
    const refuse = (code: RefusalCode): void => {
      this.#reply(incoming.id, { ok: false, code }, post);
    };
    if (!this.#mayPass()) return refuse("busy");
    const kind = kindOfMessage(data);
    if (kind === "too_large") return refuse("too_large");
    if (kind === "not_plain") return refuse("invalid_payload");
    act(incoming);
  }

  #meet(
    { payload, id }: Incoming,
    post: (message: object) => void,
    port: MessagePort | undefined,
  ): void {
    const hello = readHello(payload);
    if (hello === undefined) {
      this.#reply(id, wrong(readHello.wrongField(payload)), post);
      return;
    }
    const reply = (message: object): void => {
      if (port === undefined) post(message);
      else port.postMessage(message);
    };
    this.#bind(reply, port, hello, this.#options.dialect);
    this.#reply(id, { ok: true, result: { version: 1 } }, reply);
    for (const [type, kept] of this.#kept) reply(writeEnvelope(this.#sender, type, kept));
    for (const type of this.#kept.keys()) if (!lasting.has(type)) this.#kept.delete(type);
  }

  #bind(
    post: (message: object) => void,
    port: MessagePort | undefined,
    { frame, handles }: { readonly frame: string; readonly handles: readonly string[] },
    dialect: Dialect,
  ): void {
    this.#port?.close();
    this.#port = port;
    this.#post = post;
    this.#handles = handles;
    this.#sender = { ...this.#sender, frame, dialect };
    if (port !== undefined) {
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        this.#take(data, post, (incoming) => {
          this.#act(incoming);
        });
      };
    }
    for (const each of this.#onHost.splice(0)) each();
    if (dialect === "cube") {
      for (const [type, kept] of this.#kept) post(writeEnvelope(this.#sender, type, kept));
    }
  }

  #act({ type, payload, id, re }: Incoming): void {
    if (type === "reply") {
      const isCancel =
        typeof payload === "object" && payload !== null && Reflect.get(payload, "cancel") === true;
      if (re !== undefined) this.#asked.get(re)?.(isCancel);
      return;
    }
    if (!isActionType(type)) return this.#reply(id, { ok: false, code: "unknown_action" });
    const reader = actionReaders[type];
    const read = reader(payload);
    if (read === undefined) return this.#reply(id, wrong(reader.wrongField(payload)));
    this.#actions.take({ type, id, payload: read });
  }

  async #do({ payload, id }: HostAction, handler: ActionHandler): Promise<void> {
    try {
      const result = await handler(payload as never);
      this.#reply(id, result === undefined ? { ok: true } : { ok: true, result });
    } catch (error) {
      const { code, field } = error instanceof Refusal ? error : new Refusal("not_allowed");
      this.#reply(id, refused(code, field));
    }
  }

  #reply(id: string | undefined, payload: Reply, post = this.#post): void {
    if (id !== undefined) post?.(writeEnvelope(this.#sender, "reply", payload, { re: id }));
  }
}
