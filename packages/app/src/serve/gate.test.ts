import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { pino } from "pino";
import { makeGate, type Gate } from "./gate.js";
import { listen, type Listening } from "./listen.js";

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

  const openGate = (isReady: boolean): void => {
    gate.open(
      (request, response, next) => {
        if (request.path === "/known") response.json({ served: true });
        else next();
      },
      () => Promise.resolve(isReady),
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
    openGate(true);
    expect(await get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
    expect(await get("/known")).toMatchObject({ status: 200, body: { served: true } });
    expect(await get("/livez")).toMatchObject({ status: 200 });
  });

  test("says when the store does not answer", async () => {
    openGate(false);
    expect(await get("/readyz")).toMatchObject({ status: 503, body: { status: "unavailable" } });
  });

  test("turns requests away while the service is ending", async () => {
    openGate(true);
    gate.shut();
    expect(await get("/readyz")).toMatchObject({ status: 503, body: { status: "stopping" } });
    expect(await get("/known")).toMatchObject({ status: 503, body: { code: "shutting_down" } });
  });

  test.each(["/nowhere", "/", "/api/v1/nothing"])("%s is a problem body (F1)", async (path) => {
    openGate(true);
    const { status, body, response } = await get(path);
    expect(status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(body).toMatchObject({ status: 404, code: "not_found" });
  });

  test("does not say what it is made of", async () => {
    openGate(true);
    const { response } = await get("/livez");
    expect(response.headers.has("x-powered-by")).toBe(false);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("listening", () => {
  test("a port that is in use is told in a sentence", async () => {
    const { app } = makeGate(pino({ level: "silent" }));
    const first = await listen(app, "127.0.0.1", 0);
    const port = Number(new URL(first.url).port);
    await expect(listen(app, "127.0.0.1", port)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use. Set PORT to another one, or stop what uses it.`,
    );
    await first.close(0);
  });
});
