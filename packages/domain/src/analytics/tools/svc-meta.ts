import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { ModelSearch } from "../services.js";
import { Secrets } from "../../shared/services.js";
import type { DataModel } from "../model/data-model.js";
import type { DataSession } from "../access/data-session.js";
import { loadModelAccess } from "../access/model-access.js";
import { visibleModel } from "../policies/visible-model.js";
import { firstCubes, foundCubes } from "./found-cubes.js";
import type { SvcMetaResult } from "./tool-results.js";
import { orToolFailure } from "./tool-failure.js";
import { optionalText, toolInput } from "./tool-input.js";

const readInput = toolInput(Schema.Struct({ searchQuery: optionalText(1000) }));

/**
 * Searches the data model (2.8): only what the session's user may see, the best first, at most 10
 * cubes of at most 60 members, and says where there are more (D11). A search for nothing shows the model's beginning. The input never
 * says for whom (T9).
 */
export const svcMeta = (session: DataSession, input: unknown) =>
  orToolFailure(
    Effect.gen(function* () {
      const { searchQuery } = yield* readInput(input);
      return yield* searchModel(session, searchQuery ?? "");
    }),
  );

/** The same for words that are checked already; why the model cannot be read is a failure. */
export const searchModel = (session: DataSession, searchQuery: string) =>
  Effect.gen(function* () {
    const { model, access } = yield* loadModelAccess(session);
    const visible = visibleModel(model, access);
    if (searchQuery.trim() === "") {
      return { ...firstCubes(visible), searchQuery } satisfies SvcMetaResult;
    }
    const search = yield* ModelSearch;
    const key = yield* keyOf(session, visible);
    const hits = yield* search.search(key, visible, searchQuery, entriesOf(visible));
    return { ...foundCubes(visible, hits), searchQuery } satisfies SvcMetaResult;
  });

/** As many hits as there can be, since all of them are counted. */
const entriesOf = ({ cubes }: DataModel): number =>
  cubes.reduce((sum, { members }) => sum + members.length + 1, 0);

/** The same for all who see the same of the same model, and for nobody else. */
const keyOf = ({ accountId, deployment, branchName }: DataSession, visible: DataModel) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const names = visible.cubes.map(({ name, members }) => [
      name,
      members.map((each) => each.name),
    ]);
    const from = [accountId, deployment.id, branchName ?? null, visible.version, names];
    return yield* secrets.digest(JSON.stringify(from));
  });
