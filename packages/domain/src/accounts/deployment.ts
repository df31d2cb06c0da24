import type { DeploymentId } from "../shared/text/branded.js";

/** One data model in operation; its id is unique within the account only (A6). */
export interface Deployment {
  readonly id: DeploymentId;
  /** The model's folder as written in the declaration; none means an empty catalog (C5). */
  readonly modelFolder: string | undefined;
}
