import { StoreUnavailable } from "@embedded-analytics/domain";

/**
 * Calls a method of an adapter. An outage leaves it as `StoreUnavailable` with its cause; whatever
 * else is thrown is a mistake of ours and stays as it is (T32).
 */
export const orUnavailable = async <Answer>(call: () => PromiseLike<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    throw isOutage(error) ? new StoreUnavailable(undefined, { cause: error }) : error;
  }
};

/**
 * Whether a write has lost against another one, broken a key, or named a row that is gone: decide
 * again. What a row lacks, or a check refuses, would be so the next time, too: that is a defect.
 */
export const isConflict = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state === undefined) return prismaConflicts.has(codeOf(error));
  return state === "23505" || state === "23503" || isRollback(state) || namesAbsentRow(error);
};

/** Whether the database could not answer now, though nothing may be wrong with the question. */
export const isOutage = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state !== undefined) return outageStates.test(state) || isRollback(state);
  if (isNoSocketFile(error) || networkErrors.has(codeOf(error))) return true;
  if (prismaOutages.has(codeOf(error))) return true;
  return driverMessages.test(textOf(error, "message")) || driverKinds.has(kindOf(error));
};

// Deadlocks, and what isolation levels refuse.
const isRollback = (state: string): boolean => state === "40001" || state === "40P01";

// A membership and a value are written under a policy that looks for the group and the attribute, and
// PostgreSQL asks it before the foreign key: what was removed meanwhile is a row that the policy does
// not find. The code is that of a missing permission, too, which would be missing the next time as
// well; so the function of the server decides, or its text where Prisma has left that out.
const namesAbsentRow = (error: unknown): boolean =>
  sqlStateOf(error) === "42501" &&
  (textOf(error, "routine") === "ExecWithCheckOptions" ||
    textOf(driverCauseOf(error), "originalMessage").startsWith(
      "new row violates row-level security",
    ));

// Connections (08), resources (53), starting and stopping, and statements that were ended (57), a
// transaction or a lock that waited too long, and a server that has become a read-only standby.
const outageStates = /^(08...|53...|57...|25P03|25P04|55P03|25006)$/;

const networkErrors = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

// The server's socket file is not there; any other file that is missing is none of the database's.
const isNoSocketFile = (error: unknown): boolean =>
  codeOf(error) === "ENOENT" && textOf(error, "syscall") === "connect";

// The driver and its pool give these nothing but a text.
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

// Cannot reach, timed out, closed; pool timeout; transaction not begun or ended in time; too many.
const prismaOutages = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2034",
  "P2037",
]);

const driverKinds = new Set(["ConnectionClosed", "DatabaseNotReachable", "SocketTimeout"]);

// Unique key, foreign key, write conflict, a row that is not there.
const prismaConflicts = new Set(["P2002", "P2003", "P2025", "P2034"]);

/** PostgreSQL's own code, wherever driver and Prisma have put it. */
const sqlStateOf = (error: unknown): string | undefined => {
  const code = codeOf(error);
  if (textOf(error, "severity") !== "" && /^[0-9A-Z]{5}$/.test(code)) return code;
  return textOf(driverCauseOf(error), "originalCode") || undefined;
};

const kindOf = (error: unknown): string => textOf(driverCauseOf(error), "kind");

/** What Prisma keeps of the driver's error. */
const driverCauseOf = (error: unknown): unknown =>
  at(at(at(error, "meta"), "driverAdapterError"), "cause");

const codeOf = (error: unknown): string => textOf(error, "code");

const textOf = (value: unknown, name: string): string => {
  const text = at(value, name);
  return typeof text === "string" ? text : "";
};

const at = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
