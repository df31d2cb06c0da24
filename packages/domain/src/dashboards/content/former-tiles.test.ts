import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import { definitionOf, modelWithout, shopModel, sightOf } from "../dashboards.fixture.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import type { DashboardContent } from "../ports/tenant-dashboards.js";
import { changeContent } from "./change-content.js";
import type { NamedOperation } from "./operation.js";

const region = { name: "region", member: "sales.region" };
const secret = { name: "secret", member: "sales.margin" };
const hidden = { id: "a", title: "Secret", number: "sales.margin", listen: ["region"] };

const stored = (definition: unknown): DashboardContent => ({
  title: "Ours",
  description: undefined,
  visibility: "tenant",
  definition,
});
const changed = (
  content: DashboardContent,
  operations: readonly NamedOperation[],
  visible: DataModel = modelWithout("margin"),
) => changeContent(content, operations, sightOf(visible));
const after = (content: DashboardContent, ...operations: readonly NamedOperation[]) =>
  Result.getOrThrow(changed(content, operations));
const problemsOf = (content: DashboardContent, ...operations: readonly NamedOperation[]) =>
  Result.match(changed(content, operations), {
    onSuccess: () => [],
    onFailure: (problems) => problems,
  });
const setFilters = (...value: readonly object[]) =>
  ({ op: "set", field: "filters", value }) as unknown as NamedOperation;
const restore = { op: "restore", tile: "a" } as const;

const repaired = after(stored(definitionOf([hidden], [region])), {
  op: "repair",
  tile: "a",
  value: { text: "mine" },
});

describe("H3: what a repaired tile was", () => {
  it("is kept while a filter that it names is not there, and put back when it is there again", () => {
    const without = after(repaired, setFilters());
    const others = after(without, { op: "set", field: "title", value: "Other" });
    expect(problemsOf(others, restore)).toEqual([
      { pointer: "/operations/0", message: expect.stringMatching(/needs a filter .*not here/) },
    ]);
    expect(JSON.stringify(problemsOf(others, restore))).not.toMatch(/secret|region|margin/i);
    const again = after(others, setFilters(region), restore);
    expect(again.definition.rows).toEqual([{ tiles: [hidden] }]);
  });

  it("is kept where another release wrote it, and is not put back", () => {
    const { former, ...definition } = repaired.definition;
    const newer = { ...former, a: [{ id: "a", hologram: true }] };
    const content = stored({ ...definition, former: newer });
    const titled = after(content, { op: "set", field: "title", value: "Other" });
    expect(titled.definition.former).toEqual(newer);
    expect(problemsOf(content, restore)).toMatchObject([{ pointer: "/operations/0" }]);
    for (const odd of [1, "x", [], { a: 1 }, { a: [] }, { a: [null] }]) {
      const read = stored({ ...definition, former: odd });
      expect(problemsOf(read, restore)).toMatchObject([{ pointer: "/operations/0" }]);
    }
  });
});

describe("H1: what is wrong with a change says nothing of tiles that its editor does not see", () => {
  const messages = (
    tile: object,
    filters: readonly object[],
    ...operations: readonly NamedOperation[]
  ): string => JSON.stringify(problemsOf(stored(definitionOf([tile], filters)), ...operations));

  it("whatever they ask and however many filters they name", () => {
    const more = { name: "channel", member: "sales.channel" };
    const [one, other] = [
      messages(hidden, [region, more], setFilters()),
      messages(
        { ...hidden, title: "Other", listen: ["region", "channel"] },
        [region, more],
        setFilters(),
      ),
    ];
    expect(one).toBe(other);
    expect(one).toContain("/rows/0/tiles/0: a tile that you may not see");
    expect(one).not.toMatch(/region|channel|margin|secret/i);
    // Whoever sees it reads what is wrong.
    const seen = changed(stored(definitionOf([hidden], [region])), [setFilters()], shopModel);
    expect(JSON.stringify(seen)).toContain("region is no filter here");
  });

  it("nor of filters", () => {
    const add: NamedOperation = {
      op: "add",
      tile: "b",
      value: { text: "x", ignore: ["secrets"] },
    };
    const said = messages({ id: "t", text: "x" }, [region, secret], add);
    expect(said).toContain("secrets is no filter here; there is region");
    expect(said).not.toMatch(/secret\b/);
  });
});
