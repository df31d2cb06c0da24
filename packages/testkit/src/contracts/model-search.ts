import { expect } from "@jest/globals";
import type { Cube, DataModel, Member } from "@embedded-analytics/domain";
import { proves, type PortContract } from "./contract.js";

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

const model: DataModel = {
  version: "1",
  cubes: [
    cube("orders", [member("city", { title: "City of the customer" }), member("amount")]),
    cube("products", [member("category"), member("weight")]),
  ],
};

/** What every adapter of `modelSearch` must do; how well it ranks is its own affair. */
export const modelSearchContract: PortContract<"modelSearch"> = {
  search: {
    cases: [
      proves("a member and a cube are found by name, a member by title", async (store) => {
        const search = (words: string) => store.ports.modelSearch.search("key", model, words, 10);
        expect((await search("category"))[0]).toEqual({ cube: "products", member: "category" });
        expect((await search("customer"))[0]).toEqual({ cube: "orders", member: "city" });
        expect(await search("orders")).toContainEqual({ cube: "orders", member: undefined });
      }),

      proves(
        "no more hits than are asked for, and none for words that nobody has",
        async (store) => {
          const { modelSearch } = store.ports;
          expect(await modelSearch.search("key", model, "category city amount", 2)).toHaveLength(2);
          expect(await modelSearch.search("key", model, "zzzzqqqq", 10)).toEqual([]);
          expect(await modelSearch.search("key", model, "", 10)).toEqual([]);
        },
      ),

      proves("E2 only what the given model has, whatever was searched before", async (store) => {
        const { modelSearch } = store.ports;
        await modelSearch.search("wide", model, "city", 10);
        const narrow = { ...model, cubes: model.cubes.slice(1) };
        const hits = await modelSearch.search("narrow", narrow, "city", 10);
        expect(hits.filter((hit) => hit.cube === "orders")).toEqual([]);
      }),
    ],
    foreign: { notBoundToAnAccount: "it is given the very model that the caller may see" },
  },
};
