import { describe, expect, test } from "@jest/globals";
import { readinessOf } from "./readiness.js";

const of = (hasDatabase: boolean, redis?: "ready" | "unavailable" | "unsupported") =>
  readinessOf(
    () => Promise.resolve(hasDatabase),
    redis && (() => Promise.resolve({ status: redis, evicts: false })),
  );

describe("readiness", () => {
  test("where each instance keeps its own logs, only the database counts", async () => {
    expect(await of(true)).toEqual({ status: "ready" });
    expect(await of(false)).toEqual({ status: "unavailable" });
  });

  test("T31: a Redis that is not well degrades the service, and says why", async () => {
    expect(await of(true, "ready")).toEqual({ status: "ready" });
    for (const redis of ["unavailable", "unsupported"] as const) {
      expect(await of(true, redis)).toEqual({ status: "degraded", redis });
      expect(await of(false, redis)).toEqual({ status: "unavailable", redis });
    }
  });
});
