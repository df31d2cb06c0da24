import type { RefusalCode } from "./messages.js";

/** Why an action was not done; `destroyed` where the frame was taken away before. */
export class ActionRefused extends Error {
  override readonly name = "ActionRefused";

  constructor(
    readonly code: RefusalCode | "destroyed",
    /** Of `invalid_payload`: the field that is wrong, where it is one of the payload's. */
    readonly field?: string,
  ) {
    super(`The action was refused: ${code}${field === undefined ? "" : `, ${field}`}.`);
  }
}
