import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { DataModel } from "@embedded-analytics/domain";
import { loadModel } from "../../packages/adapters-duckdb/src/model/load-model.js";
import { ask } from "../../packages/agent-analyst/src/fixtures/asking.fixture.js";
import { proposalsIn } from "../../packages/agent-analyst/src/refusal/proposals.js";

const readModel = async (name: string): Promise<DataModel> => {
  const folder = new URL(`./models/${name}/model/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".yml"));
  const loaded = loadModel(
    await Promise.all(
      files.map(async (path) => ({
        path,
        text: await readFile(fileURLToPath(new URL(path, folder)), "utf8"),
      })),
    ),
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded.model;
};

/** Words that no model has a name for, times, and words that no data can answer. */
const strange = "xyzzy plugh frobnicated planet profit ebitda nps happiness salesperson".split(" ");
const times = ["", "last month", "in 2025", "last quarter", "by month", "this year by week"];
const openings = ["", "", "why did", "forecast", "what will be the", "hello"];

describe.each([
  "airport",
  "clinics",
  "hotels",
  "insurance",
  "lawfirm",
  "library",
  "telecom",
  "vets",
])("D14: what is proposed in a refusal over the model %s", (name) => {
  let model: DataModel;
  let question: fc.Arbitrary<string>;
  beforeAll(async () => {
    model = await readModel(name);
    const titles = model.cubes
      .filter((cube) => cube.public)
      .flatMap(({ members }) => members.filter((member) => member.public))
      .map(({ title }) => title);
    const named = fc.constantFrom(...titles);
    const word = fc.constantFrom(...strange);
    /** A name with one letter too few at its start, which is no slip that is put right. */
    const slip = named.map((title) => title.slice(1));
    question = fc
      .tuple(
        fc.constantFrom(...openings),
        fc.oneof(named, word, slip),
        fc.constantFrom("by", "in", "of", "and", "without"),
        fc.oneof(named, word, word, slip),
        fc.constantFrom(...times),
      )
      .map((parts) => parts.filter((part) => part !== "").join(" "));
  });

  it("is answered as it stands, with nothing left over", async () => {
    await fc.assert(
      fc.asyncProperty(question, async (text) => {
        const { content, queries } = await ask(text, { model, rows: [[5]] });
        if (queries.length > 0) return;
        const proposals = proposalsIn(content);
        expect({ text, count: proposals.length > 0 }).toEqual({ text, count: true });
        for (const proposal of proposals) {
          const asked = await ask(proposal, { model, rows: [[5]] });
          expect({ text, proposal, queries: asked.queries.length }).toEqual({
            text,
            proposal,
            queries: 1,
          });
        }
      }),
      { numRuns: 15 },
    );
  });
});
