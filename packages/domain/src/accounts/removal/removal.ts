/** What `--prune` may remove: what a declaration alone makes, and not what sessions make, too. */
export type RemovedKind =
  "agent" | "deployment" | "group" | "internalUser" | "key" | "userAttribute";

/** One thing of an account that its declaration does not name (J2). */
export interface UndeclaredThing {
  readonly kind: RemovedKind;
  /** Of a key its name; of definitions and users the number, as a text. */
  readonly id: string;
  /** As a declaration names it. */
  readonly name: string;
}

/** Something that is in use by what users have made, so that removing it would take that along. */
export interface Use {
  readonly kind: RemovedKind;
  readonly id: string;
  /** How many threads, dashboards, live sessions or external users there are of it; at least 1. */
  readonly count: number;
}

/** A thing that stays although its declaration does not name it, and why. */
export interface KeptThing {
  readonly kind: RemovedKind;
  readonly name: string;
  /** A sentence without a full stop, such as `is in use (users: 3)`. */
  readonly reason: string;
}

/** A thing whose removal was seen and agreed to. */
export interface AgreedRemoval {
  readonly account: string;
  readonly kind: RemovedKind;
  readonly name: string;
}
