import type { QueryExplainerMethods } from "../analytics/query/query-explainer.js";
import type { QueryRunnerMethods } from "../analytics/query/query-runner.js";
import type { FoundModel, SemanticCatalogMethods } from "../analytics/model/semantic-catalog.js";
import type {
  DeclaredDashboardsMethods,
  FoundDashboards,
} from "../dashboards/ports/declared-dashboards.js";
import type { InMemoryModel } from "./model.js";
import { explainInMemory, runInMemory } from "./run-query.js";

/** Models by the folder that their deployment names. */
export interface InMemoryData {
  readonly models: Readonly<Record<string, InMemoryModel>>;
}

/** The ports of the data over the same models; other folders, and none, have an empty catalog (C5). */
export const inMemoryData = ({
  models,
}: InMemoryData): {
  readonly semanticCatalog: SemanticCatalogMethods;
  readonly queryExplainer: QueryExplainerMethods;
  readonly queryRunner: QueryRunnerMethods;
  readonly declaredDashboards: DeclaredDashboardsMethods;
} => {
  const find = (
    modelFolder: string | undefined,
    branchName: string | undefined,
  ): InMemoryModel | undefined => {
    const main = (modelFolder === undefined ? undefined : own(models, modelFolder)) ?? emptyModel;
    return branchName === undefined ? main : own(main.branches ?? {}, branchName);
  };
  return {
    semanticCatalog: {
      load: (_accountId, deployment, branchName): FoundModel => {
        const found = find(deployment.modelFolder, branchName);
        return found ? { kind: "found", model: found.model } : { kind: "branch_not_found" };
      },
      hasBranch: (_accountId, { modelFolder }, branchName) =>
        find(modelFolder, branchName) !== undefined,
    },
    declaredDashboards: {
      load: (_accountId, deployment, branchName): FoundDashboards => {
        const found = find(deployment.modelFolder, branchName);
        return found
          ? { kind: "found", dashboards: found.dashboards ?? [] }
          : { kind: "branch_not_found" };
      },
    },
    queryExplainer: {
      explain: (_accountId, query, _options, signal) => {
        signal.throwIfAborted();
        const found = find(query.deployment.modelFolder, query.branchName);
        return found?.model.version === query.modelVersion
          ? explainInMemory(found, query, signal)
          : { kind: "stale_model" };
      },
    },
    queryRunner: {
      run: (_accountId, query, signal) => {
        signal.throwIfAborted();
        const found = find(query.deployment.modelFolder, query.branchName);
        return found?.model.version === query.modelVersion
          ? runInMemory(found, query, signal)
          : { kind: "stale_model" };
      },
    },
  };
};

/** The same models, and where they have no such branches, empty ones of these names by model folder. */
export const withEmptyBranches = (
  { models }: InMemoryData,
  branches: Readonly<Record<string, readonly string[]>>,
): InMemoryData => {
  const branched = Object.entries(branches).map(([folder, names]) => {
    const model = own(models, folder) ?? emptyModel;
    const empty = Object.fromEntries(names.map((name) => [name, emptyModel]));
    return [folder, { ...model, branches: { ...empty, ...model.branches } }] as const;
  });
  return { models: { ...models, ...Object.fromEntries(branched) } };
};

const emptyModel: InMemoryModel = { model: { version: "empty", cubes: [] }, rows: {} };

/** Names come from requests and files, and `constructor` is none of them. */
const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
