import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to the database that can be disturbed. */
export interface FaultProxy {
  /** The database's URL, through the proxy. */
  readonly url: string;
  /** From now on connections are let through, refused, or taken and never answered. */
  set(mode: "pass" | "refuse" | "silent"): void;
  /** Resets all connections at once. */
  reset(): void;
  /** Resets a connection as soon as its client sends this text, before the server sees it. */
  resetOn(text: string | undefined): void;
  /** Lets the server have the next such message, and resets before its answer comes through. */
  loseAnswerTo(text: string | undefined): void;
  close(): Promise<void>;
}

export const startFaultProxy = async (targetUrl: string): Promise<FaultProxy> => {
  const target = new URL(targetUrl);
  const clients = new Set<Socket>();
  let mode: "pass" | "refuse" | "silent" = "pass";
  let resetText: string | undefined;
  let lostText: string | undefined;

  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => undefined);
    client.on("close", () => clients.delete(client));
    if (mode === "refuse") client.resetAndDestroy();
    if (mode !== "pass") return;
    const upstream = connect(Number(target.port), target.hostname);
    let deaf = false;
    upstream.on("error", () => client.destroy());
    upstream.on("close", () => client.destroy());
    client.on("close", () => upstream.end());
    client.on("data", (bytes) => {
      if (resetText !== undefined && bytes.includes(resetText)) {
        client.resetAndDestroy();
        return;
      }
      if (lostText !== undefined && bytes.includes(lostText)) deaf = true;
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      if (deaf) client.resetAndDestroy();
      else client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const url = new URL(targetUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const reset = (): void => {
    for (const client of clients) client.resetAndDestroy();
  };
  return {
    url: url.href,
    set: (wanted) => (mode = wanted),
    reset,
    resetOn: (text) => (resetText = text),
    loseAnswerTo: (text) => (lostText = text),
    close: async () => {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
