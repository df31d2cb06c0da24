import * as Context from "effect/Context";
import type { Effectful } from "../shared/port/port.js";
import type { EmbedTenantCatalogMethods } from "./embed-tenant-catalog.js";

/** The key under which a use case finds the port `embedTenantCatalog`. */
export class EmbedTenantCatalog extends Context.Service<
  EmbedTenantCatalog,
  Effectful<EmbedTenantCatalogMethods>
>()("embedTenantCatalog") {}
