import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request as requestTls, type RequestOptions } from "node:https";
import { isIP } from "node:net";
import type { ClientDocumentsMethods, PortAdapter } from "@embedded-analytics/domain";
import { isPublicAddress } from "./public-address.js";

/** Bounds of a fetch, and what tests replace. */
export interface WebDocumentsOptions {
  readonly bytesMax?: number;
  readonly timeoutMs?: number;
  /** All addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Begins a request, as `node:https` does. */
  readonly request?: (options: RequestOptions) => ReturnType<typeof requestTls>;
}

const resolveAll = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Descriptions of clients on the web. A host is resolved once, every address of it must be public, and the
 * connection goes to the first of these: a name that answers otherwise the next time leads nowhere else.
 * Redirects are not followed, for they could name anything. What takes too long, or is too large, is none.
 */
export const webClientDocuments = ({
  bytesMax = 5 * 1024,
  timeoutMs = 3000,
  resolve = resolveAll,
  request = (options) => requestTls(options),
}: WebDocumentsOptions = {}): PortAdapter<ClientDocumentsMethods> => ({
  load: async (url) => {
    const target = targetOf(url);
    if (target === undefined) return undefined;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const addresses = await until(signal, resolve(target.hostname));
      const [address] = addresses;
      if (address === undefined || !addresses.every(isPublicAddress)) return undefined;
      const response = await begin(request, target, address, signal);
      return await textOf(response, bytesMax);
    } catch {
      // Whatever went wrong, the client has no description; what it was, an outsider must not learn.
      return undefined;
    }
  },
});

/** The address, where it is https on its own port, with a name for a host and without a user. */
const targetOf = (url: string): URL | undefined => {
  if (!URL.canParse(url)) return undefined;
  const target = new URL(url);
  const { protocol, username, password, port, hostname } = target;
  const isPlain = protocol === "https:" && username === "" && password === "" && port === "";
  return isPlain && isIP(hostname) === 0 && !hostname.startsWith("[") ? target : undefined;
};

/** The value, or the signal's reason as soon as it aborts. */
const until = <Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => {
        reject(new Error("It took too long."));
      });
    }),
  ]);

const begin = (
  request: NonNullable<WebDocumentsOptions["request"]>,
  { hostname, pathname, search }: URL,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const outgoing = request({
      host: address,
      servername: hostname,
      port: 443,
      path: `${pathname}${search}`,
      headers: { Host: hostname, Accept: "application/json", "User-Agent": "embedded-analytics" },
      agent: false,
      signal,
    });
    outgoing.once("response", resolve);
    outgoing.once("error", reject);
    outgoing.end();
  });

const textOf = async (response: IncomingMessage, bytesMax: number): Promise<string | undefined> => {
  try {
    const type = response.headers["content-type"] ?? "";
    if (response.statusCode !== 200 || !/^application\/([\w.-]+\+)?json\b/i.test(type)) {
      return undefined;
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > bytesMax) return undefined;
      parts.push(part);
    }
    return Buffer.concat(parts).toString("utf8");
  } finally {
    response.destroy();
  }
};
