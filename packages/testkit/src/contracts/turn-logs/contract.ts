import type { PortContract } from "../contract.js";
import { abort, aborted } from "./abort.js";
import { append } from "./append.js";
import { changed } from "./changed.js";
import { drop } from "./drop.js";
import { open } from "./open.js";
import { read } from "./read.js";

/** What every adapter of `turnLogs` must do. */
export const turnLogsContract: PortContract<"turnLogs"> = {
  open,
  append,
  read,
  drop,
  changed,
  abort,
  aborted,
};
