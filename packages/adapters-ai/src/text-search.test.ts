import { describe, expect, it } from "@jest/globals";
import type { Cube, DataModel, Member } from "@embedded-analytics/domain";
import { textSearch } from "./text-search.js";

const member = (name: string, over: Partial<Member> = {}): Member => ({
  name,
  kind: "dimension",
  type: "string",
  aggregate: undefined,
  title: name,
  description: undefined,
  synonyms: [],
  public: true,
  ...over,
});
const cube = (name: string, members: readonly Member[]): Cube => ({
  name,
  kind: "cube",
  title: name,
  description: undefined,
  synonyms: [],
  public: true,
  members,
  policies: undefined,
});

const shop: DataModel = {
  version: "1",
  cubes: [
    cube("orders", [
      member("created_at", { description: "When the revenue was booked" }),
      member("grossRevenue", { title: "Gross revenue", synonyms: ["turnover", "Umsatz"] }),
      member("city"),
      member("note", { title: "Revenue note" }),
      member("booked", { synonyms: ["revenue"] }),
    ]),
    cube("customers", [member("city"), member("café_visits"), member("customerLifetimeValue")]),
  ],
};
const search = textSearch();
const found = async (query: string, hitsMax = 10): Promise<readonly string[]> =>
  (await search.search("shop", shop, query, hitsMax)).map(({ cube: of, member: name }) =>
    name === undefined ? of : `${of}.${name}`,
  );

describe("2.8: search over a model", () => {
  it("ranks a name over synonyms, those over a title, and that over a description", async () => {
    const order = ["orders.grossRevenue", "orders.booked", "orders.note", "orders.created_at"];
    expect(await found("revenue")).toEqual(order);
  });

  it.each([
    ["a typo", "revenu gros", "orders.grossRevenue"],
    ["letters exchanged in a long word", "lifetmie", "customers.customerLifetimeValue"],
    ["the beginning of a word", "gro", "orders.grossRevenue"],
    ["a synonym", "turnover", "orders.grossRevenue"],
    ["another language's synonym, in another case", "UMSATZ", "orders.grossRevenue"],
    ["a name as it is written", "customerLifetimeValue", "customers.customerLifetimeValue"],
    ["a name in snake case", "customer_lifetime_value", "customers.customerLifetimeValue"],
    ["a question", "what is the lifetime value of a customer?", "customers.customerLifetimeValue"],
    ["no accents", "cafe", "customers.café_visits"],
    ["accents as two letters", "cafe\u0301", "customers.café_visits"],
  ])("finds by %s", async (_what, query, best) => {
    expect((await found(query))[0]).toBe(best);
  });

  it("ranks the members of a cube that was asked for over those of others", async () => {
    const cities = (await found("customers city")).filter((name) => name.endsWith(".city"));
    expect(cities).toEqual(["customers.city", "orders.city"]);
  });

  it.each(["", "   ", "?!", "zzzzqqqq", "\u0000", "💥", "a".repeat(1000)])(
    "finds nothing for %j, and does not fail",
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );

  it("T11: a question without end costs no more than its first words", async () => {
    expect(await found(`city ${"word ".repeat(200_000)}`)).toContain("orders.city");
  });

  it("names like those of methods are words like others", async () => {
    const model = {
      version: "1",
      cubes: [cube("constructor", [member("__proto__"), member("toString")])],
    };
    const hits = await search.search("methods", model, "constructor proto toString", 10);
    expect(hits).toHaveLength(3);
  });
});

describe("the indexes that are kept", () => {
  const models = ["a", "b", "c"].map((name): DataModel => ({
    version: name,
    cubes: [cube(name, [member(`of_${name}`)])],
  }));

  /** How often a model is looked through, which it is when it is indexed. */
  const counting = (model: DataModel) => {
    const counted = {
      times: 0,
      model: { ...model, cubes: model.cubes.map((each) => ({ ...each })) },
    };
    for (const each of counted.model.cubes) {
      const { title } = each;
      Object.defineProperty(each, "title", {
        get: () => {
          counted.times += 1;
          return title;
        },
      });
    }
    return counted;
  };

  it("E2: are never mixed up, also beyond what is kept", async () => {
    const small = textSearch({ entriesMax: 4 });
    for (let round = 0; round < 3; round++) {
      for (const model of models) {
        const hits = await small.search(model.version, model, "of", 10);
        expect(hits.map((hit) => hit.cube)).toEqual([model.version]);
      }
    }
  });

  it("are made again when making them has failed", async () => {
    const search = textSearch();
    const [good] = models;
    if (good === undefined) throw new Error("no model");
    let fails = true;
    const model: DataModel = {
      ...good,
      cubes: good.cubes.map((each) =>
        Object.defineProperty({ ...each }, "title", {
          get: () => {
            if (fails) throw new Error("not now");
            return each.title;
          },
        }),
      ),
    };
    await expect(search.search("a", model, "of", 10)).rejects.toThrow("not now");
    fails = false;
    expect(await search.search("a", model, "of", 10)).toEqual([{ cube: "a", member: "of_a" }]);
  });

  it("are made once, until others were used more lately", async () => {
    const small = textSearch({ entriesMax: 4 });
    const [a, b, c] = models.map(counting);
    if (a === undefined || b === undefined || c === undefined) throw new Error("no models");
    const ask = (key: string, { model }: { readonly model: DataModel }) =>
      small.search(key, model, "of", 10);
    await Promise.all([ask("a", a), ask("a", a)]);
    await ask("b", b);
    await ask("a", a);
    expect([a.times, b.times]).toEqual([1, 1]);
    await ask("c", c);
    await ask("a", a);
    expect(a.times).toBe(1);
    await ask("b", b);
    expect(b.times).toBe(2);
  });
});
