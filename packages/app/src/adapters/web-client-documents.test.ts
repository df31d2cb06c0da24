import { afterEach, describe, expect, test } from "@jest/globals";
import {
  createServer,
  request as requestPlain,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { isPublicAddress } from "./public-address.js";
import { webClientDocuments, type WebDocumentsOptions } from "./web-client-documents.js";

const url = "https://clients.example.com/desk.json";
const publicAddress = "93.184.215.14";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Loads the document where every connection leads to this server; answers the addresses asked, too. */
const loadFrom = async (
  listener: RequestListener,
  { addresses = [publicAddress], ...options }: WebDocumentsOptions & { addresses?: string[] } = {},
) => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const connected: unknown[] = [];
  const documents = webClientDocuments({
    resolve: () => Promise.resolve(addresses),
    request: ({ host, servername, path, headers, signal }) => {
      connected.push([host, servername]);
      return requestPlain({ host: "127.0.0.1", port, path, headers, signal, agent: false });
    },
    ...options,
  });
  return { text: await documents.load(url), connected };
};

const json = { "Content-Type": "application/json; charset=utf-8" };

describe("I1: a document that describes a client", () => {
  test("is asked of the address that was judged, by its own name", async () => {
    const { text, connected } = await loadFrom(({ headers, url: path }, response) => {
      response.writeHead(200, json).end(JSON.stringify([headers.host, path]));
    });
    expect(JSON.parse(text ?? "")).toEqual(["clients.example.com", "/desk.json"]);
    expect(connected).toEqual([[publicAddress, "clients.example.com"]]);
  });

  test.each([
    ["127.0.0.1"],
    ["10.1.2.3"],
    ["169.254.169.254"],
    ["::1"],
    ["::ffff:10.0.0.1"],
    ["fd00::1"],
    ["fe80::1"],
  ])("T17: is not asked where any address of the host is %s", async (address) => {
    const answer = (_: unknown, response: { end(text: string): unknown }) => response.end("{}");
    for (const addresses of [[address], [publicAddress, address], []]) {
      const { text, connected } = await loadFrom(answer, { addresses });
      expect([text, connected]).toEqual([undefined, []]);
    }
  });

  test.each([301, 302, 307, 308])("T17: is not followed by a %d to anywhere", async (status) => {
    const asked: unknown[] = [];
    const { text } = await loadFrom((request, response) => {
      asked.push(request.url);
      response.writeHead(status, { ...json, Location: "http://127.0.0.1/secret" }).end("{}");
    });
    expect([text, asked]).toEqual([undefined, ["/desk.json"]]);
  });

  test("T19: is given up when it is slow to begin, slow to end, or slow to be found", async () => {
    const timeoutMs = 100;
    const startedAt = Date.now();
    const silent = await loadFrom(() => undefined, { timeoutMs });
    const dripping = await loadFrom(
      (_, response) => void response.writeHead(200, json).write("{"),
      {
        timeoutMs,
      },
    );
    const never = () => new Promise<readonly string[]>(() => undefined);
    const unresolved = await loadFrom(() => undefined, { timeoutMs, resolve: never });
    expect([silent.text, dripping.text, unresolved.text]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(Date.now() - startedAt).toBeLessThan(20_000);
  });

  test("T19: is given up when it is huge, and no more of it is read", async () => {
    let sentBytes = 0;
    const { text } = await loadFrom((_, response) => {
      response.writeHead(200, json);
      const part = Buffer.alloc(64 * 1024, " ");
      const send = (): void => {
        while (!response.destroyed && response.write(part)) sentBytes += part.length;
      };
      response.on("drain", send);
      send();
    });
    expect(text).toBeUndefined();
    expect(sentBytes).toBeLessThan(50 * 1024 * 1024);
  });

  test.each([
    ["another type", 200, { "Content-Type": "text/html" }],
    ["no type", 200, {}],
    ["another status", 404, json],
    ["an error", 500, json],
  ])("is none with %s", async (_what, status, headers) => {
    const { text } = await loadFrom((_, response) => response.writeHead(status, headers).end("{}"));
    expect(text).toBeUndefined();
  });
});

describe("T17: public addresses", () => {
  test.each([
    ["93.184.215.14", true],
    ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", true],
    ["100.64.0.1", false],
    ["192.168.0.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["0.0.0.0", false],
    ["::", false],
    ["64:ff9b::7f00:1", false],
    ["2002:7f00:1::", false],
    ["2001:db8::1", false],
    ["clients.example.com", false],
    ["", false],
  ])("%s: %p", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
