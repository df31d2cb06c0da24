import { describe, expect, it } from "@jest/globals";
import type { DataModel } from "@embedded-analytics/domain";
import { shop } from "@embedded-analytics/testkit/models";
import { vocabulariesOf } from "./vocabulary.js";

/** The model as a user sees it: cubes of their own for each question, with the members of the model. */
const seen = (model: DataModel, hidden?: string): DataModel => ({
  ...model,
  cubes: model.cubes.map((cube) => ({
    ...cube,
    members: cube.members.filter(({ name }) => name !== hidden),
  })),
});

describe("E1: vocabularies are made once", () => {
  it("for users who see the same", () => {
    const [first, second] = [vocabulariesOf(seen(shop)), vocabulariesOf(seen(shop))];
    expect(first.length).toBeGreaterThan(0);
    expect(second.every((each, at) => each === first[at])).toBe(true);
  });

  it("and none has a member that its user may not see", () => {
    vocabulariesOf(seen(shop));
    const cut = vocabulariesOf(seen(shop, "margin"));
    const members = cut.flatMap(({ phrases, parts }) =>
      [...phrases.values(), ...parts.values()].flatMap((namings) =>
        namings.map(({ member }) => member.name),
      ),
    );
    expect(members).toContain("revenue");
    expect(members).not.toContain("margin");
  });

  it("nor words of a cube that its user may not see", () => {
    const all = vocabulariesOf(seen(shop));
    const views = shop.cubes.filter(({ kind }) => kind === "view");
    const without = vocabulariesOf(seen({ ...shop, cubes: views }));
    const before = all.find(({ cube }) => cube.name === views[0]?.name);
    const homes = views[0]?.members.flatMap(({ source }) => source?.cube ?? []) ?? [];
    expect(homes.length).toBeGreaterThan(0);
    expect(without[0]).not.toBe(before);
  });

  it("and a changed model has others", () => {
    const [first] = vocabulariesOf(seen(shop));
    const renamed = {
      ...shop,
      cubes: shop.cubes.map((cube) => ({ ...cube, title: `${cube.title} of today` })),
    };
    expect(vocabulariesOf(seen(renamed))[0]).not.toBe(first);
  });
});
