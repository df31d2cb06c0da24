import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { Agent, request, type IncomingMessage } from "node:http";
import { pino } from "pino";
import { makeGate, type Gate } from "./gate.js";
import { listen, type Listening } from "./listen.js";
import type { Readiness } from "./readiness.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describe("the gate", () => {
  let gate: Gate;
  let listening: Listening;

  beforeEach(async () => {
    gate = makeGate(pino({ level: "silent" }));
    listening = await listen(gate.app, "127.0.0.1", 0);
  });

  afterEach(async () => {
    await listening.close(0);
  });

  const get = async (path: string) => {
    const response = await fetch(listening.url + path);
    return { status: response.status, body: (await response.json()) as unknown, response };
  };

  const openGate = (readiness: Readiness): void => {
    gate.open(
      (request, response, next) => {
        if (request.path === "/known") response.json({ served: true });
        else next();
      },
      () => Promise.resolve(readiness),
    );
  };

  test("answers from the first moment: alive, but not ready", async () => {
    expect(await get("/livez")).toMatchObject({ status: 200, body: { status: "live" } });
    expect(await get("/readyz")).toMatchObject({ status: 503, body: { status: "starting" } });
    const early = await get("/known");
    expect(early).toMatchObject({ status: 503, body: { code: "store_unavailable" } });
    expect(early.response.headers.get("retry-after")).toBe("1");
  });

  test("lets requests through once it is open", async () => {
    openGate({ status: "ready" });
    expect(await get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
    expect(await get("/known")).toMatchObject({ status: 200, body: { served: true } });
    expect(await get("/livez")).toMatchObject({ status: 200 });
  });

  test("says when the store does not answer", async () => {
    openGate({ status: "unavailable" });
    expect(await get("/readyz")).toMatchObject({ status: 503, body: { status: "unavailable" } });
  });

  test("T31: without Redis it is degraded, and goes on serving what needs none", async () => {
    const readiness = { status: "degraded", redis: "unavailable" } as const;
    openGate(readiness);
    expect(await get("/readyz")).toMatchObject({ status: 200, body: readiness });
    expect(await get("/known")).toMatchObject({ status: 200, body: { served: true } });
  });

  test("turns requests away while the service is ending", async () => {
    openGate({ status: "ready" });
    gate.shut();
    expect(await get("/readyz")).toMatchObject({ status: 503, body: { status: "stopping" } });
    expect(await get("/known")).toMatchObject({ status: 503, body: { code: "shutting_down" } });
  });

  describe("to clients that keep their connections", () => {
    const agents: Agent[] = [];

    afterEach(() => {
      for (const agent of agents.splice(0)) agent.destroy();
    });

    const clientOf = () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      agents.push(agent);
      return (path: string): Promise<IncomingMessage> =>
        new Promise((resolve, reject) => {
          request(listening.url + path, { agent }, (response) => {
            resolve(response.resume());
          })
            .on("error", reject)
            .end();
        });
    };

    test("an end waits for a request that runs, but not for all that would follow it", async () => {
      const begun = new Promise<() => void>((resolve) => {
        gate.open(
          (_request, response) => {
            resolve(() => response.json({ served: true }));
          },
          () => Promise.resolve({ status: "ready" }),
        );
      });
      const ask = clientOf();
      const slow = ask("/slow");
      const polling = slow.then(async () => {
        while ((await ask("/readyz").catch(() => undefined)) !== undefined);
      });
      const answer = await begun;
      gate.shut();
      const startedAt = Date.now();
      const closed = listening.close(8);
      answer();
      const { statusCode, headers } = await slow;
      expect([statusCode, headers.connection]).toEqual([200, "close"]);
      await closed;
      expect(Date.now() - startedAt).toBeLessThan(4_000);
      await polling;
    });

    test("each answer that is given while it ends is the last of its connection", async () => {
      openGate({ status: "ready" });
      gate.shut();
      for (const path of ["/livez", "/readyz", "/known"]) {
        expect((await clientOf()(path)).headers.connection).toBe("close");
      }
    });
  });

  test("what is refused on purpose is not logged as an error", async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
    const other = makeGate(log);
    const its = await listen(other.app, "127.0.0.1", 0);
    await fetch(`${its.url}/known`); // starting
    other.open(
      () => {
        throw new Error("a defect");
      },
      () => Promise.resolve({ status: "ready" }),
    );
    await fetch(`${its.url}/known`);
    other.shut();
    await fetch(`${its.url}/known`);
    await its.close(0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("a defect");
  });

  test.each(["/livez", "/readyz", "/nowhere"])(
    "%s carries the caller's request id, and each header once (F1)",
    async (path) => {
      openGate({ status: "ready" });
      const { headers } = await fetch(listening.url + path, {
        headers: { "x-request-id": "mine" },
      });
      expect(headers.get("x-request-id")).toBe("mine");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );

  test.each(["/nowhere", "/", "/api/v1/nothing"])("%s is a problem body (F1)", async (path) => {
    openGate({ status: "ready" });
    const { status, body, response } = await get(path);
    expect(status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(body).toMatchObject({ status: 404, code: "not_found" });
  });

  test("does not say what it is made of", async () => {
    openGate({ status: "ready" });
    const { response } = await get("/livez");
    expect(response.headers.has("x-powered-by")).toBe(false);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("listening", () => {
  test("a port that is in use is reported in a sentence", async () => {
    const { app } = makeGate(pino({ level: "silent" }));
    const first = await listen(app, "127.0.0.1", 0);
    const port = Number(new URL(first.url).port);
    await expect(listen(app, "127.0.0.1", port)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use. Set PORT to another one, or stop what uses it.`,
    );
    await first.close(0);
  });
});
