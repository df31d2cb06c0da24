import type { PortContract } from "../contract.js";
import { append } from "./append.js";
import { head, list, read } from "./read.js";

/** What every adapter of `auditLog` must do (J10). */
export const auditLogContract: PortContract<"auditLog"> = { append, list, read, head };
