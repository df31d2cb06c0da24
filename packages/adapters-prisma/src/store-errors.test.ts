import { describe, expect, it } from "@jest/globals";
import { StoreUnavailable } from "@embedded-analytics/domain";
import { isConflict, isOutage, orUnavailable } from "./store-errors.js";

const thrown = (fields: object, message = "something"): Error =>
  Object.assign(new Error(message), fields);

/** As the driver gives an error of the server. */
const fromServer = (code: string): Error => thrown({ code, severity: "ERROR" });

/** As Prisma gives one. */
const fromPrisma = (code: string, cause: object): Error =>
  thrown({ code, meta: { driverAdapterError: { cause } } });

const outages: Record<string, Error> = {
  "connection refused": thrown({ code: "ECONNREFUSED", syscall: "connect" }),
  "connection reset": thrown({ code: "ECONNRESET", syscall: "read" }),
  "broken pipe": thrown({ code: "EPIPE" }),
  "no such host": thrown({ code: "ENOTFOUND" }),
  "no socket file": thrown({ code: "ENOENT", syscall: "connect" }),
  "connection ended": thrown({}, "Connection terminated unexpectedly"),
  "connection timed out": thrown({}, "Connection terminated due to connection timeout"),
  "pool exhausted": thrown({}, "timeout exceeded when trying to connect"),
  "no answer": thrown({}, "Query read timeout"),
  "pool closed": thrown({}, "Cannot use a pool after calling end on the pool"),
  "transaction's connection lost": thrown(
    {},
    "Client has encountered a connection error and is not queryable",
  ),
  "statement timeout": fromServer("57014"),
  "ended by an administrator": fromServer("57P01"),
  crashed: fromServer("57P02"),
  starting: fromServer("57P03"),
  "too many connections": fromServer("53300"),
  "disk full": fromServer("53100"),
  "connection exception": fromServer("08006"),
  "lock not available": fromServer("55P03"),
  "became a standby": fromServer("25006"),
  "idle in transaction": fromServer("25P03"),
  deadlock: fromServer("40P01"),
  "Prisma: cannot reach": fromPrisma("P1001", { kind: "DatabaseNotReachable" }),
  "Prisma: closed": fromPrisma("P2010", { kind: "ConnectionClosed" }),
  "Prisma: statement timeout": fromPrisma("P2010", { originalCode: "57014", kind: "postgres" }),
  "Prisma: no connection in time": fromPrisma("P2024", {}),
  "Prisma: no transaction in time": thrown({ code: "P2028", meta: {} }),
};

const defects: Record<string, unknown> = {
  "syntax error": fromServer("42601"),
  "invalid text": fromServer("22P02"),
  "no such table": fromServer("42P01"),
  "permission denied": fromServer("42501"),
  "not null": fromServer("23502"),
  check: fromServer("23514"),
  "Prisma: permission denied": fromPrisma("P2010", {
    originalCode: "42501",
    originalMessage: "permission denied for table membership",
  }),
  "Prisma: check": fromPrisma("P2010", { originalCode: "23514" }),
  "a file that is not there": thrown({ code: "ENOENT", syscall: "open" }),
  "our own mistake": new TypeError("Cannot read properties of undefined"),
  "a code that is none of PostgreSQL's": thrown({ code: "53300" }),
  "Prisma: wrong query": fromPrisma("P2010", { originalCode: "42703", kind: "ColumnNotFound" }),
  nothing: undefined,
  "a text": "Connection terminated",
};

const conflicts: Record<string, Error> = {
  "unique key": fromServer("23505"),
  "foreign key": fromServer("23503"),
  serialization: fromServer("40001"),
  deadlock: fromServer("40P01"),
  "Prisma: unique key": fromPrisma("P2002", { originalCode: "23505" }),
  "Prisma: foreign key": fromPrisma("P2003", { originalCode: "23503" }),
  "Prisma: raw unique key": fromPrisma("P2010", { originalCode: "23505" }),
  "Prisma: write conflict": thrown({ code: "P2034" }),
};

describe("orUnavailable", () => {
  for (const [name, error] of Object.entries(outages)) {
    it(`T32 ${name}: StoreUnavailable, with the cause kept`, async () => {
      const failure = await orUnavailable(() => Promise.reject(error)).catch((e: unknown) => e);
      expect(failure).toBeInstanceOf(StoreUnavailable);
      expect((failure as StoreUnavailable).cause).toBe(error);
      // What reaches a caller says nothing of what is inside.
      expect((failure as StoreUnavailable).message).not.toContain(error.message);
    });
  }
  for (const [name, error] of Object.entries(defects)) {
    it(`${name}: a defect, as it was thrown`, async () => {
      const call = (): Promise<never> => {
        throw error;
      };
      const failure = await orUnavailable(call).catch((e: unknown) => e);
      expect(failure).toBe(error);
    });
  }
  it("passes answers on", async () => {
    expect(await orUnavailable(() => Promise.resolve(7))).toBe(7);
  });
  it("takes a call that throws at once for one that rejects", async () => {
    const call = (): Promise<never> => {
      throw fromServer("57P03");
    };
    await expect(orUnavailable(call)).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe("isConflict", () => {
  for (const [name, error] of Object.entries(conflicts)) {
    it(`${name} is one`, () => {
      expect(isConflict(error)).toBe(true);
    });
  }
  it("no defect is one, and no outage but a deadlock", () => {
    const others = [...Object.values(defects), ...Object.values(outages)];
    expect(others.filter(isConflict)).toEqual([outages["deadlock"]]);
  });
  it("no conflict is an outage, but for those that only their moment is to blame for", () => {
    const both = Object.entries(conflicts).filter(([, error]) => isOutage(error));
    expect(both.map(([name]) => name)).toEqual([
      "serialization",
      "deadlock",
      "Prisma: write conflict",
    ]);
  });
});
