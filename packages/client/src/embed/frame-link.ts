import { ActionRefused } from "./action-refused.js";
import type { CancellableEvent, Envelope, Hello, Reply, Surface } from "./messages.js";

const helloEveryMs = 250;
const helloMax = 20;

/** What a link needs of the frame and its host. */
export interface LinkOptions {
  readonly iframe: HTMLIFrameElement;
  /** The service's origin: nothing is posted to another one. */
  readonly origin: string;
  readonly surface: Surface;
  readonly handles: readonly CancellableEvent[];
  /** Takes an event; what it answers goes back where the page asked. */
  readonly onEvent: (type: string, payload: object) => unknown;
  /** A page has answered: at first, and after each reload of the frame. */
  readonly onMeet: () => void;
}

let frames = 0;
const newFrameName = (): string => `f${Date.now().toString(36)}-${(frames += 1)}`;

/**
 * The host's side of the messages. It says hello until the page answers, with a port for all that
 * follows; after a reload of the frame it begins again. Actions wait for the page.
 */
export class FrameLink {
  readonly #options: LinkOptions;
  readonly #frame = newFrameName();
  readonly #asked = new Map<
    string,
    { readonly resolve: (result: never) => void; readonly reject: (error: Error) => void }
  >();
  #waiting: Envelope[] = [];
  #port: MessagePort | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asks = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
    options.iframe.addEventListener("load", this.#onLoad);
  }

  /** Sends an action; resolves with its result. */
  send(type: string, payload: object): Promise<unknown> {
    const id = `a${(this.#asks += 1)}`;
    const message = this.#envelope(type, payload, { id });
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      if (this.#port === undefined) this.#waiting.push(message);
      else this.#port.postMessage(message);
    });
  }

  destroy(): void {
    this.#options.iframe.removeEventListener("load", this.#onLoad);
    this.#forget();
    this.#waiting = [];
    this.#refuseAll();
  }

  readonly #onLoad = (): void => {
    this.#forget();
    // The document that was asked is not there any more; what still waits is for the new one.
    const waiting = new Set(this.#waiting.map(({ id }) => id));
    this.#refuseAll((id) => !waiting.has(id));
    if (this.#options.iframe.src !== "") this.#sayHello(helloMax);
  };

  #forget(): void {
    clearTimeout(this.#timer);
    this.#port?.close();
    this.#port = undefined;
  }

  #refuseAll(which: (id: string) => boolean = () => true): void {
    for (const [id, { reject }] of this.#asked) {
      if (!which(id)) continue;
      this.#asked.delete(id);
      reject(new ActionRefused("destroyed"));
    }
  }

  #sayHello(times: number): void {
    const { iframe, origin, handles } = this.#options;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Envelope>) => {
      if (data.re !== "hello" && this.#port === undefined) return;
      if (data.re === "hello") this.#meet(port1);
      else this.#take(data, port1);
    };
    const hello: Hello = { frame: this.#frame, handles };
    const message = this.#envelope("hello", hello, { id: "hello" });
    iframe.contentWindow?.postMessage(message, origin, [port2]);
    if (times <= 1) return;
    this.#timer = setTimeout(() => {
      this.#sayHello(times - 1);
    }, helloEveryMs);
  }

  #meet(port: MessagePort): void {
    if (this.#port === port) return;
    clearTimeout(this.#timer);
    this.#port = port;
    this.#options.onMeet();
    for (const message of this.#waiting.splice(0)) port.postMessage(message);
  }

  #take({ type, payload, id, re }: Envelope, port: MessagePort): void {
    if (type === "reply") {
      const asked = re === undefined ? undefined : this.#asked.get(re);
      if (asked === undefined || re === undefined) return;
      this.#asked.delete(re);
      const reply = payload as Reply;
      if (reply.ok) asked.resolve(reply.result as never);
      else asked.reject(new ActionRefused(reply.code, reply.field));
      return;
    }
    const answer = this.#options.onEvent(type, payload);
    if (id === undefined) return;
    void Promise.resolve(answer).then((said) => {
      const cancel = (said as { readonly cancel?: unknown } | undefined)?.cancel === true;
      port.postMessage(this.#envelope("reply", { cancel }, { re: id }));
    });
  }

  #envelope(type: string, payload: object, more: { id?: string; re?: string }): Envelope {
    return {
      source: "embedded-analytics",
      direction: "action",
      type,
      payload,
      timestamp: Date.now(),
      surface: this.#options.surface,
      v: 1,
      frame: this.#frame,
      ...more,
    };
  }
}
