import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { Failure } from "../../shared/failure/failure.js";
import { keys, withKey } from "../../world.fixture.js";
import { QueryStopped, type QueryOutcome } from "./query-runner.js";
import {
  bodyFor,
  queryWorld,
  readAll,
  sessionFor,
  statement,
  tokenOf,
  type QueryWorld,
} from "./run-query.fixture.js";

let at: QueryWorld;
beforeEach(async () => {
  at = await queryWorld();
});

const jane = { externalId: "jane" };

describe("E8: a query", () => {
  it("answers columns, rows and their total to a key and to a token", async () => {
    const embedToken = await tokenOf(at, jane);
    for (const [caller, body] of [
      [withKey(), bodyFor(jane)],
      [{ apiKey: undefined, embedToken }, { query: statement }],
    ] as const) {
      const result = await at.query(caller, body);
      expect(result.columns).toEqual([
        { name: "city", type: "String" },
        { name: "amount", type: "Double" },
      ]);
      expect(await readAll(result)).toEqual({
        rows: [
          ["Berlin", 1],
          ["Rome", 2],
        ],
        total: 2,
      });
    }
  });

  it("is run on the version that access was decided on, with all rows wanted", async () => {
    await at.query(withKey(), bodyFor(jane));
    await at.query(withKey(), bodyFor(jane, { branchName: "dev" }));
    expect(at.queries).toMatchObject([
      { modelVersion: "main-1", branchName: undefined, rowsTake: undefined, sql: statement },
      { modelVersion: "dev-1", branchName: "dev", rowsTake: undefined, sql: statement },
    ]);
  });

  it("writes nothing, whatever it says of the user", async () => {
    const before = at.stored();
    const rights = { groups: ["analysts"], userAttributes: [{ name: "city", value: "Rome" }] };
    await at.query(withKey(), bodyFor({ ...jane, ...rights, securityContext: { a: 1 } }));
    expect(at.stored()).toEqual(before);
  });

  it("E4: an unknown branch is not found", async () => {
    const body = bodyFor(jane, { branchName: "nowhere" });
    expect(await codeOf(at.query(withKey(), body))).toBe("branch_not_found");
    const noModel = bodyFor(jane, { branchName: "dev" });
    expect(await codeOf(at.query(withKey(), noModel, 2))).toBe("branch_not_found");
  });

  it("C5: a deployment without a model has nothing to query", async () => {
    const failure = await failureOf(at.query(withKey(), bodyFor(jane), 2));
    expect([failure.code, failure.detail]).toEqual([
      "query_refused",
      "There is no cube or view sales.",
    ]);
  });
});

describe("E7: how a query fails", () => {
  const ending = async (outcome: QueryOutcome): Promise<Failure> => {
    const world = await queryWorld(() => ({ queryRunner: { run: () => outcome } }));
    return failureOf(world.query(withKey(), bodyFor(jane)));
  };

  it.each(["refused", "failed", "budget"] as const)("%s, with its sentence", async (kind) => {
    const failure = await ending({ kind, sentence: "Because." });
    expect([failure.code, failure.detail]).toEqual([`query_${kind}`, "Because."]);
  });

  it("E5: a model with mistakes", async () => {
    const world = await queryWorld(() => ({
      semanticCatalog: { hasBranch: () => true, load: () => ({ kind: "model_invalid" }) },
    }));
    expect(await codeOf(world.query(withKey(), bodyFor(jane)))).toBe("model_invalid");
  });

  it("a model that changed is decided on again, three times at most", async () => {
    for (const [staleTimes, code] of [
      [0, undefined],
      [2, undefined],
      [3, "store_unavailable"],
    ] as const) {
      let runs = 0;
      let loads = 0;
      const world = await queryWorld(({ queryRunner, semanticCatalog }) => ({
        semanticCatalog: {
          hasBranch: () => true,
          load: (...args) => {
            loads += 1;
            return semanticCatalog.load(...args);
          },
        },
        queryRunner: {
          run: (...args) =>
            (runs += 1) <= staleTimes ? { kind: "stale_model" } : queryRunner.run(...args),
        },
      }));
      const call = world.query(withKey(), bodyFor(jane));
      if (code === undefined) expect((await readAll(await call)).total).toBe(2);
      else expect(await codeOf(call)).toBe(code);
      expect([runs, loads]).toEqual([Math.min(staleTimes + 1, 3), Math.min(staleTimes + 1, 3)]);
    }
  });

  it("an abort rejects with the signal's own reason, before and after the first rows", async () => {
    const reason = new Error("the reader has gone");
    const before = at.service.runQuery(withKey(), 1, bodyFor(jane), {
      signal: AbortSignal.abort(reason),
    });
    await expect(before).rejects.toBe(reason);
    const leaving = new AbortController();
    const { signal } = leaving;
    const { parts } = await at.service.runQuery(withKey(), 1, bodyFor(jane), { signal });
    leaving.abort(reason);
    await expect(readAll({ columns: [], parts })).rejects.toBe(reason);
  });

  it.each(["dataUsers", "provisioning", "semanticCatalog"] as const)(
    "E7: an abort rejects at once while %s takes its time, and nothing is run",
    async (port) => {
      const reason = new Error("the reader has gone");
      let asked = () => {};
      const loading = new Promise<void>((done) => (asked = done));
      const never = () => {
        asked();
        return new Promise<never>(() => {});
      };
      const world = await queryWorld((ports) => ({ [port]: { ...ports[port], load: never } }));
      const leaving = new AbortController();
      const { signal } = leaving;
      const call = world.service.runQuery(withKey(), 1, bodyFor(jane), { signal });
      const ending = expect(call).rejects.toBe(reason);
      await loading;
      leaving.abort(reason);
      await ending;
      expect(world.queries).toEqual([]);
    },
  );

  it("E7: a query whose reader has gone before asks for nothing", async () => {
    const asked: string[] = [];
    const world = await queryWorld(({ provisioning }) => ({
      provisioning: {
        ...provisioning,
        load: (...args) => {
          asked.push(args[0]);
          return provisioning.load(...args);
        },
      },
    }));
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(world.service.runQuery(withKey(), 1, bodyFor(jane), { signal })).rejects.toThrow(
      "gone",
    );
    expect(asked).toEqual([]);
  });

  it("what stops it after the first rows is thrown out of the loop as it is", async () => {
    const stopped = new QueryStopped("budget", "It took too long.");
    const world = await queryWorld(() => ({
      queryRunner: {
        run: () => ({
          kind: "rows",
          columns: [],
          parts: (async function* () {
            yield await Promise.resolve({ rows: [[1]] });
            throw stopped;
          })(),
        }),
      },
    }));
    const result = await world.query(withKey(), bodyFor(jane));
    await expect(readAll(result)).rejects.toBe(stopped);
  });
});

describe("B2: of several faults the first is reported", () => {
  const cut = new Failure("invalid_json", "The body is not valid JSON.");
  const foreign = { accountName: "other" };

  it.each([
    ["the key", { apiKey: keys.revoked, ...foreign }, cut, 99, "unauthenticated"],
    ["no key at all", { apiKey: undefined }, cut, 99, "unauthenticated"],
    ["the host", { apiKey: keys.starter, ...foreign }, cut, 99, "tenant_not_found"],
    ["A2: the plan", { apiKey: keys.starter }, cut, 99, "plan_required"],
    ["the JSON", { apiKey: keys.scoped }, cut, 99, "invalid_json"],
    ["the shape", { apiKey: keys.scoped }, { query: 1 }, 99, "invalid_request"],
    ["A3: the key's scope", { apiKey: keys.scoped }, bodyFor(jane), 99, "deployment_out_of_scope"],
    ["the deployment", { apiKey: keys.admin }, bodyFor(jane), 99, "deployment_not_found"],
    ["A1: another's", { apiKey: keys.other }, bodyFor(jane), 2, "deployment_not_found"],
    ["no id", { apiKey: keys.admin }, bodyFor(jane), NaN, "deployment_not_found"],
  ])("%s", async (_what, caller, body, deploymentId, code) => {
    expect(await codeOf(at.query(caller, body, deploymentId))).toBe(code);
  });

  it("an embed token that is none, before the body", async () => {
    const caller = { apiKey: keys.admin, embedToken: "none" };
    expect(await codeOf(at.query(caller, cut))).toBe("unauthenticated");
  });
});

describe("the time zone of a query", () => {
  const zoneOf = async (body: object, settings: object = {}): Promise<string> =>
    (await sessionFor(at, withKey(), bodyFor({ ...jane, ...settings }, body))).timezone;

  it("is the body's, else the settings', else the deployment's", async () => {
    const timezone = "Asia/Tokyo";
    const settings = { timezone: "Europe/Rome", settings: { timezone: "Africa/Lagos" } };
    expect(await zoneOf({ timezone }, settings)).toBe("Asia/Tokyo");
    expect(await zoneOf({}, settings)).toBe("Europe/Rome");
    expect(await zoneOf({}, { settings: settings.settings })).toBe("Africa/Lagos");
    expect(await zoneOf({})).toBe("UTC");
  });

  it("is passed over where it is not usable", async () => {
    expect(await zoneOf({ timezone: "Mars/Olympus" }, { timezone: "Europe/Rome" })).toBe(
      "Europe/Rome",
    );
    expect(await zoneOf({ timezone: 5 }, { timezone: ["x"], settings: "x" })).toBe("UTC");
  });

  it("B6: of a token is that of its settings", async () => {
    const settings = { timezone: "Europe/Rome" };
    const embedToken = await tokenOf(at, { ...jane, settings });
    const caller = { apiKey: undefined, embedToken };
    expect((await sessionFor(at, caller, { query: "x" })).timezone).toBe("Europe/Rome");
  });
});
