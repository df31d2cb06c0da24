import type { Lane } from "./lane.js";

/** Where a thread was begun: only who comes from there finds it again (wire format, 5). */
export interface ThreadScope {
  /** The lane of its user's rights (A5). */
  readonly lane: Lane;
  readonly deploymentId: number;
  /** The data model's branch that its first message asked; undefined is the main one. */
  readonly branchName: string | undefined;
}
