import { describe, expect, it } from "@jest/globals";
import type { Cube } from "../model/data-model.js";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import { members, orders } from "../policies/cases.fixture.js";
import { svcMeta } from "./svc-meta.js";
import { berliner, toolWorld } from "./tools.fixture.js";

const namesIn = (result: object): readonly string[] =>
  "cubes" in result
    ? (result.cubes as readonly { name: string; members: readonly { name: string }[] }[]).flatMap(
        (cube) => [cube.name, ...cube.members.map(({ name }) => `${cube.name}.${name}`)],
      )
    : [JSON.stringify(result)];

describe("2.8: svcMeta", () => {
  it("has every field", async () => {
    expect(await toolWorld().run(svcMeta(berliner(), { searchQuery: "count" }))).toEqual({
      cubes: [
        {
          name: "orders",
          type: "cube",
          title: "Orders",
          description: "What was sold",
          members: [
            { name: "count", title: "count", description: "", type: "number", aggType: "count" },
            { name: "city", title: "city", description: "", type: "string" },
            { name: "paid", title: "paid", description: "", type: "boolean" },
            { name: "ordered_at", title: "ordered_at", description: "", type: "time" },
          ],
        },
      ],
      searchQuery: "count",
    });
  });

  it.each([{}, { searchQuery: "" }, { searchQuery: "  " }, { searchQuery: null }])(
    "a search for nothing (%j) shows the model",
    async (input) => {
      const shown = namesIn(await toolWorld().run(svcMeta(berliner("analysts"), input)));
      expect(shown).toEqual(expect.arrayContaining(["orders", "orders.amount", "margins"]));
    },
  );

  it("E2: shows only what the user may see, also in words that match the rest", async () => {
    const { run } = toolWorld();
    for (const searchQuery of ["", "margins", "amount", "secret", "orders"]) {
      const shown = namesIn(await run(svcMeta(berliner(), { searchQuery })));
      expect(shown.filter((name) => /margins|amount|secret/.test(name))).toEqual([]);
    }
    const all = namesIn(await run(svcMeta(berliner("analysts"), { searchQuery: "" })));
    expect(all).toContain("orders.amount");
    expect(all).not.toContain("orders.secret");
  });

  it("E2: an index is kept apart for those who see something else", async () => {
    const { run, keys } = toolWorld();
    for (const session of [berliner(), berliner("others"), berliner("analysts")]) {
      await run(svcMeta(session, { searchQuery: "city" }));
    }
    await run(svcMeta({ ...berliner(), accountId: 2 }, { searchQuery: "city" }));
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it("shows at most 10 cubes of at most 60 members, and those that were found first", async () => {
    const [one] = members;
    if (one === undefined) throw new Error("no member");
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...one,
      name: `m${at}`,
      title: `m${at}`,
    }));
    const cubes = Array.from({ length: 12 }, (_, at): Cube => ({
      ...orders(undefined),
      name: `c${at}`,
      members: many,
    }));
    const { run } = toolWorld(undefined, cubes);
    for (const searchQuery of ["", "m99"]) {
      const result = await run(svcMeta(berliner(), { searchQuery }));
      if (!("cubes" in result)) throw new Error(result.error);
      expect(result.cubes.map((cube) => cube.members.length)).toEqual(
        Array.from({ length: 10 }, () => 60),
      );
      expect(result.totalCubes).toBe(12);
      expect(result.cubes.map(({ totalMembers }) => totalMembers)).toEqual(
        Array.from({ length: 10 }, () => 100),
      );
      if (searchQuery !== "") expect(result.cubes[0]?.members[0]?.name).toBe("m99");
    }
  });

  it("D11: says nothing of totals where nothing was cut", async () => {
    const { run } = toolWorld();
    for (const searchQuery of ["", "city"]) {
      const result = await run(svcMeta(berliner("analysts"), { searchQuery }));
      if (!("cubes" in result)) throw new Error(result.error);
      expect(result.cubes.length).toBeGreaterThan(0);
      expect(JSON.stringify(result)).not.toMatch(/total/);
    }
  });

  it.each([undefined, null, "orders", { searchQuery: 5 }, { searchQuery: "a".repeat(1001) }])(
    "T9: input that is none (%#) is answered with an error",
    async (input) => {
      const result = await toolWorld().run(svcMeta(berliner(), input));
      expect(result).toEqual({ error: expect.stringMatching(/^.+\.$/) as unknown });
    },
  );

  it("E5: a model with mistakes is described, an outage ends the turn", async () => {
    const invalid = toolWorld(() => ({
      semanticCatalog: { hasBranch: () => true, load: () => ({ kind: "model_invalid" }) },
    }));
    expect(await invalid.run(svcMeta(berliner(), {}))).toHaveProperty("error");
    const out = toolWorld(() => ({
      semanticCatalog: {
        hasBranch: () => true,
        load: () => {
          throw new StoreUnavailable();
        },
      },
    }));
    await expect(out.run(svcMeta(berliner(), {}))).rejects.toThrow(StoreUnavailable);
  });
});
