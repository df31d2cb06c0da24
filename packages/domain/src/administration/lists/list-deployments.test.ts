import { expect, it } from "@jest/globals";
import type { FoundModel } from "../../analytics/model/semantic-catalog.js";
import { queryWorld } from "../../analytics/query/run-query.fixture.js";
import { withKey } from "../../world.fixture.js";

const mistakes = [{ file: "model/a.yml", line: 3, column: 5, message: "unknown key sql_tabel" }];
const model = { version: "1", cubes: [] };

it.each<[FoundModel, string, typeof mistakes]>([
  [{ kind: "model_invalid", mistakes }, "invalid", mistakes],
  [{ kind: "found", model, mistakes }, "ready", mistakes],
  [{ kind: "found", model }, "ready", []],
  [{ kind: "model_invalid" }, "invalid", []],
])("J1 E5: administrators read the mistakes of a model: %j", async (found, state, expected) => {
  const { service } = await queryWorld(() => ({
    semanticCatalog: { hasBranch: () => true, load: () => found },
  }));
  const { items } = await service.listDeployments(withKey());
  const withFolder = items.find(({ id }) => id === 1);
  expect(withFolder).toMatchObject({ modelState: state, modelMistakes: expected });
});
