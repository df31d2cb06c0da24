import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openWorld, type World } from "../../world.fixture.js";
import {
  aggregateFunctions,
  operatorFunctions,
  scalarFunctions,
  tableFunctions,
  windowFunctions,
} from "./functions.js";

let world: World;
let listed: readonly { readonly name: string; readonly type: string }[];
beforeAll(async () => {
  world = await openWorld();
  const reader = await world.connection.runAndReadAll(
    "select distinct function_name as name, function_type as type from duckdb_functions()",
  );
  listed = reader.getRowObjectsJson() as unknown as typeof listed;
});
afterAll(() => {
  world.close();
});

const isName = (name: string): boolean => /^\w+$/.test(name);
const callable = new Set([...scalarFunctions, ...aggregateFunctions]);
// Answered by the guard itself: the present moment is a constant of the reader's zone.
const moments =
  /^(now|today|current_(date|time|timestamp|localtime|localtimestamp)|get_current_time|get_current_timestamp|transaction_timestamp)$/;

describe("T13: the functions that the engine has and the list does not", () => {
  it("are many, so that the catalogue was really read", () => {
    expect(listed.length).toBeGreaterThan(700);
  });

  it("are refused when called", async () => {
    const others = listed.filter(
      ({ name, type }) =>
        isName(name) &&
        !callable.has(name.toLowerCase()) &&
        !moments.test(name) &&
        ["scalar", "aggregate", "macro"].includes(type),
    );
    expect(others.length).toBeGreaterThan(300);
    const answers = await Promise.all(
      others.map(async ({ name }) => [
        name,
        await world.refusal(`select "${name}"(1) from orders`),
      ]),
    );
    for (const [name, sentence] of answers) {
      const refusal = `The function ${String(name).toLowerCase()} is not available`;
      expect([name, sentence?.startsWith(refusal)]).toEqual([name, true]);
    }
  });

  it("are refused as window functions", async () => {
    const others = listed.filter(
      ({ name, type }) =>
        isName(name) && ["scalar", "macro"].includes(type) && !windowFunctions.has(name),
    );
    for (const { name } of others) {
      const guarded = await world.guard(`select "${name}"(id) over () from orders`);
      expect([name, guarded.kind]).toEqual([name, "refused"]);
    }
  });

  it("are refused as operators", async () => {
    const others = listed.filter(({ name }) => !isName(name) && !operatorFunctions.has(name));
    for (const { name } of others) {
      const guarded = await world.guard(`select id operator(${name}) id from orders`);
      expect([name, guarded.kind]).toEqual([name, "refused"]);
    }
  });

  it("are refused in a FROM", async () => {
    const others = listed.filter(({ name }) => isName(name) && !tableFunctions.has(name));
    expect(others.length).toBeGreaterThan(500);
    for (const { name } of others) {
      const sentence = await world.refusal(`select * from "${name}"(1)`);
      expect(sentence).toBe(`The function ${name.toLowerCase()} cannot be read from.`);
    }
  });
});

describe("the functions of the list", () => {
  it("are all of this engine, so that none is a slip of the pen", () => {
    const listedNames = new Set(listed.map(({ name }) => name.toLowerCase()));
    const all = [...callable, ...operatorFunctions, ...tableFunctions, ...windowFunctions];
    // These the parser makes into something else, or the binder resolves by itself.
    const special = new Set(["unnest", "row"]);
    expect(
      all.filter((name) => !listedNames.has(name.toLowerCase()) && !special.has(name)),
    ).toEqual([]);
  });

  it("are none of the volatile ones, nor of those that read state", async () => {
    const reader = await world.connection.runAndReadAll(
      "select distinct function_name from duckdb_functions() where stability in ('VOLATILE', 'CONSISTENT_WITHIN_QUERY')",
    );
    const unstable = reader.getRows().map(([name]) => String(name));
    expect(unstable.length).toBeGreaterThan(10);
    expect(unstable.filter((name) => callable.has(name))).toEqual([]);
    const banned =
      "stats error getvariable current_setting list_resize bitstring range generate_series levenshtein nextval json_serialize_sql json_deserialize_sql json_serialize_plan";
    expect(banned.split(" ").filter((name) => callable.has(name))).toEqual([]);
  });
});
