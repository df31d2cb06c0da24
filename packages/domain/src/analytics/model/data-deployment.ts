import type { DataSource } from "../../accounts/data-source.js";
import type { Deployment } from "../../accounts/deployment.js";

/** A deployment as a query needs it. */
export interface DataDeployment extends Deployment {
  /** Whether cubes without a policy are closed (E6). */
  readonly requirePolicies: boolean;
  /** The IANA zone of queries that name none. */
  readonly timezone: string;
  /** Databases in which cubes live (K1); undefined where there are none. */
  readonly sources?: readonly DataSource[] | undefined;
}
