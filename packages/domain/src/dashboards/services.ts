import * as Context from "effect/Context";
import type { Effectful } from "../shared/port/port.js";
import type { DeclaredDashboardsMethods } from "./ports/declared-dashboards.js";
import type { TenantDashboardsMethods } from "./ports/tenant-dashboards.js";

/** The key under which a use case finds the port `declaredDashboards`. */
export class DeclaredDashboards extends Context.Service<
  DeclaredDashboards,
  Effectful<DeclaredDashboardsMethods>
>()("declaredDashboards") {}

/** The key under which a use case finds the port `tenantDashboards`. */
export class TenantDashboards extends Context.Service<
  TenantDashboards,
  Effectful<TenantDashboardsMethods>
>()("tenantDashboards") {}
