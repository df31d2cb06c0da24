import { pino, type Logger } from "pino";
import type { LogLevel } from "../configuration/configuration.js";

/**
 * The log: one JSON object a line, on stderr, so that stdout stays for people. Nothing but what is
 * named here of an error is written (T35): no request bodies, no headers, no statements' values.
 */
export const makeLog = (level: LogLevel): Logger =>
  pino(
    { level, base: { pid: process.pid }, serializers: { err: describeError } },
    pino.destination({ dest: 2, sync: true }),
  );

interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: DescribedError;
}

const describeError = (error: unknown): DescribedError => {
  if (!(error instanceof Error)) return { name: typeof error, message: "a value was thrown" };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...("code" in error ? { code: error.code } : {}),
    stack,
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
};
