import type { RefusalCode } from "./messages.js";

/** Why an action was not done; `destroyed` where the frame was taken away before. */
export class ActionRefused extends Error {
  override readonly name = "ActionRefused";

  constructor(readonly code: RefusalCode | "destroyed") {
    super(`The action was refused: ${code}.`);
  }
}
