import type { PortContract } from "../contract.js";
import { abort } from "./abort.js";
import { abortIssued } from "./abort-issued.js";
import { clearPreviews } from "./sweeps/clear-previews.js";
import { end } from "./end.js";
import { isAborted } from "./is-aborted.js";
import { keep } from "./keep.js";
import { list } from "./list.js";
import { listFeedback } from "./list-feedback.js";
import { load } from "./load.js";
import { messages } from "./messages.js";
import { rate } from "./rate.js";
import { removeOld } from "./sweeps/remove-old.js";
import { recent } from "./recent.js";
import { remove } from "./remove.js";
import { rename } from "./rename.js";
import { renew } from "./renew.js";
import { claimExpired } from "./take-expired.js";
import { turn } from "./turn.js";
import { usage } from "./usage.js";

/** What every adapter of `threads` must do. */
export const threadsContract: PortContract<"threads"> = {
  load,
  messages,
  recent,
  turn,
  keep,
  renew,
  abort,
  abortIssued,
  isAborted,
  end,
  claimExpired,
  usage,
  list,
  rename,
  remove,
  rate,
  listFeedback,
  clearPreviews,
  removeOld,
};
