import type { QueryRunnerMethods } from "../analytics/query/query-runner.js";
import type { DataDeployment } from "../analytics/model/data-deployment.js";
import type { FoundModel, SemanticCatalogMethods } from "../analytics/model/semantic-catalog.js";
import type {
  DeclaredDashboardsMethods,
  FoundDashboards,
} from "../dashboards/ports/declared-dashboards.js";
import type { InMemoryModel } from "./model.js";
import { runInMemory } from "./run-query.js";

/** Models by the folder that their deployment names. */
export interface InMemoryData {
  readonly models: Readonly<Record<string, InMemoryModel>>;
}

/** The ports of the data over the same models; other folders, and none, have an empty catalog (C5). */
export const inMemoryData = ({
  models,
}: InMemoryData): {
  readonly semanticCatalog: SemanticCatalogMethods;
  readonly queryRunner: QueryRunnerMethods;
  readonly declaredDashboards: DeclaredDashboardsMethods;
} => {
  const find = (
    { modelFolder }: DataDeployment,
    branchName: string | undefined,
  ): InMemoryModel | undefined => {
    const main = (modelFolder === undefined ? undefined : own(models, modelFolder)) ?? emptyModel;
    return branchName === undefined ? main : own(main.branches ?? {}, branchName);
  };
  return {
    semanticCatalog: {
      load: (_accountId, deployment, branchName): FoundModel => {
        const found = find(deployment, branchName);
        return found ? { kind: "found", model: found.model } : { kind: "branch_not_found" };
      },
    },
    declaredDashboards: {
      load: (_accountId, deployment, branchName): FoundDashboards => {
        const found = find(deployment, branchName);
        return found
          ? { kind: "found", dashboards: found.dashboards ?? [] }
          : { kind: "branch_not_found" };
      },
    },
    queryRunner: {
      run: (_accountId, query, signal) => {
        signal.throwIfAborted();
        const found = find(query.deployment, query.branchName);
        return found?.model.version === query.modelVersion
          ? runInMemory(found, query, signal)
          : { kind: "stale_model" };
      },
    },
  };
};

const emptyModel: InMemoryModel = { model: { version: "empty", cubes: [] }, rows: {} };

/** Names come from requests and files, and `constructor` is none of them. */
const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
