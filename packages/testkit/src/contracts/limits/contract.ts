import type { PortContract } from "../contract.js";
import { blockedFor, countFailure } from "./failures.js";
import { hold, release } from "./places.js";
import { charge, take } from "./take.js";

/** What every adapter of `limits` must do. */
export const limitsContract: PortContract<"limits"> = {
  take,
  charge,
  hold,
  release,
  countFailure,
  blockedFor,
};
