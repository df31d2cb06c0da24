import * as Context from "effect/Context";
import type { ChartCheckMethods } from "./model/chart-check.js";
import type { DataUsersMethods } from "./access/data-users.js";
import type { Effectful } from "../shared/port/port.js";
import type { ModelSearchMethods } from "./model/model-search.js";
import type { QueryExplainerMethods } from "./query/query-explainer.js";
import type { QueryRunnerMethods } from "./query/query-runner.js";
import type { SemanticCatalogMethods } from "./model/semantic-catalog.js";

/** The key under which a use case finds the port `chartCheck`. */
export class ChartCheck extends Context.Service<ChartCheck, Effectful<ChartCheckMethods>>()(
  "chartCheck",
) {}

/** The key under which a use case finds the port `dataUsers`. */
export class DataUsers extends Context.Service<DataUsers, Effectful<DataUsersMethods>>()(
  "dataUsers",
) {}

/** The key under which a use case finds the port `modelSearch`. */
export class ModelSearch extends Context.Service<ModelSearch, Effectful<ModelSearchMethods>>()(
  "modelSearch",
) {}

/** The key under which a use case finds the port `queryExplainer`. */
export class QueryExplainer extends Context.Service<
  QueryExplainer,
  Effectful<QueryExplainerMethods>
>()("queryExplainer") {}

/** The key under which a use case finds the port `queryRunner`. */
export class QueryRunner extends Context.Service<QueryRunner, Effectful<QueryRunnerMethods>>()(
  "queryRunner",
) {}

/** The key under which a use case finds the port `semanticCatalog`. */
export class SemanticCatalog extends Context.Service<
  SemanticCatalog,
  Effectful<SemanticCatalogMethods>
>()("semanticCatalog") {}
