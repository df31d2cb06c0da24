import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a server that can be disturbed. */
export interface FaultProxy {
  /** The server's URL, through the proxy. */
  readonly url: string;
  /** From now on connections are let through, refused, or taken and never answered. */
  set(mode: "pass" | "refuse" | "silent"): void;
  /** Resets all connections at once, or those on which the client has ever sent this text. */
  reset(said?: string): void;
  /** The connections that there are stay open, and nothing comes through them ever again. */
  freeze(): void;
  /** Whatever is sent from now on arrives so much later, in its order. */
  delay(delayMs: number): void;
  /** Resets a connection as soon as its client sends this text, before the server sees it. */
  resetOn(text: string | undefined): void;
  /** Lets the server have the next such message, and resets before its answer comes through. */
  loseAnswerTo(text: string | undefined): void;
  close(): Promise<void>;
}

interface Link {
  readonly client: Socket;
  /** The beginning of what the client sent. */
  said: string;
  frozen: boolean;
}

/** What a client says at first is enough to know it by. */
const saidMax = 16 * 1024;

/** Opens a way to the server of that URL on a free port of 127.0.0.1. */
export const startFaultProxy = async (targetUrl: string): Promise<FaultProxy> => {
  const target = new URL(targetUrl);
  const links = new Set<Link>();
  let mode: "pass" | "refuse" | "silent" = "pass";
  let delayMs = 0;
  let resetText: string | undefined;
  let lostText: string | undefined;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const link: Link = { client, said: "", frozen: false };
    links.add(link);
    client.on("error", () => undefined);
    client.on("close", () => links.delete(link));
    if (mode === "refuse") client.resetAndDestroy();
    if (mode !== "pass") return;
    const upstream = connect(Number(target.port), target.hostname);
    let deaf = false;
    upstream.on("error", () => client.destroy());
    upstream.on("close", () => {
      if (!link.frozen) client.destroy();
    });
    client.on("close", () => upstream.end());
    // The server receives the close, so that it holds no connection; a frozen client receives no answer.
    client.on("end", () => {
      upstream.end();
      if (!link.frozen) client.end();
    });
    const send = later(link, () => delayMs, upstream);
    const answer = later(link, () => delayMs, client);
    client.on("data", (bytes) => {
      if (link.said.length < saidMax) link.said += bytes.toString("latin1");
      if (resetText !== undefined && bytes.includes(resetText)) {
        client.resetAndDestroy();
        return;
      }
      if (lostText !== undefined && bytes.includes(lostText)) deaf = true;
      send(bytes);
    });
    upstream.on("data", (bytes) => {
      if (deaf) client.resetAndDestroy();
      else answer(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const url = new URL(targetUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const reset = (said = ""): void => {
    for (const link of links) if (link.said.includes(said)) link.client.resetAndDestroy();
  };
  return {
    url: url.href,
    set: (wanted) => (mode = wanted),
    reset,
    freeze: () => {
      for (const link of links) link.frozen = true;
    },
    delay: (wantedMs) => (delayMs = wantedMs),
    resetOn: (text) => (resetText = text),
    loseAnswerTo: (text) => (lostText = text),
    close: async () => {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Writes to a socket, late where that is wanted, and never before what was written before. */
const later = (link: Link, delayMs: () => number, to: Socket): ((bytes: Buffer) => void) => {
  const waiting: Buffer[] = [];
  let lastAt = 0;
  const writeFirst = (): void => {
    const bytes = waiting.shift();
    if (bytes !== undefined && !link.frozen && !to.destroyed) to.write(bytes);
  };
  return (bytes) => {
    const now = performance.now();
    lastAt = Math.max(lastAt, now + delayMs());
    waiting.push(bytes);
    if (waiting.length === 1 && lastAt <= now) writeFirst();
    else setTimeout(writeFirst, lastAt - now);
  };
};
