import type { DeclaredDashboard } from "./definition/dashboard.js";
import * as Result from "effect/Result";
import type { Problem } from "../shared/failure/failure.js";
import { parseDeclaredDashboard as parse } from "./definition/parse-definition.js";

/** A dashboard of a file, or all that is wrong with it, with pointers into it. */
export type ParsedDashboard =
  | { readonly ok: true; readonly dashboard: DeclaredDashboard }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a dashboard of a file, for programs that read the files (H1); no type of effect. */
export const parseDeclaredDashboard = (value: unknown): ParsedDashboard => {
  const parsed = parse(value);
  return Result.isSuccess(parsed)
    ? { ok: true, dashboard: parsed.success }
    : { ok: false, problems: parsed.failure };
};
