import * as Context from "effect/Context";
import type { Effectful } from "../shared/port/port.js";
import type { AuditLogMethods } from "./audit-log.js";

/** The key under which a use case finds the port `auditLog`. */
export class AuditLog extends Context.Service<AuditLog, Effectful<AuditLogMethods>>()("auditLog") {}
