import * as Effect from "effect/Effect";
import type { DataSession } from "../../analytics/access/data-session.js";
import { svcMeta } from "../../analytics/tools/svc-meta.js";
import { svcSqlApi } from "../../analytics/tools/svc-sql-api.js";
import type { JsonObject } from "../../shared/json/json.js";
import type { ToolName } from "../../accounts/agent-options.js";
import type { EarlierResults } from "../turn/earlier-results.js";

/** What an agent reads of a tool that broke down; the cause is for the log (T17). */
export const toolBroken = JSON.stringify({ error: "The tool could not be run. Try again." });

/** What an agent reads of a tool that there is not, or that it may not have (T10). */
export const noSuchTool = JSON.stringify({ error: "There is no such tool." });

/**
 * Runs a tool in the turn's session, whatever the input says (T9), and answers the JSON text of its
 * result. A name that is no tool is a result with an `error`, like any other mistake of an agent (T10).
 */
export const runTool = (
  session: DataSession,
  tool: ToolName,
  input: JsonObject,
  signal: AbortSignal,
  results: EarlierResults,
) =>
  Effect.gen(function* () {
    switch (tool) {
      case "svcMeta":
        return JSON.stringify(yield* svcMeta(session, input));
      case "svcSqlApi": {
        const result = yield* svcSqlApi(session, input, signal, results.uuids);
        if ("uuid" in result) results.add(result.uuid);
        return JSON.stringify(result);
      }
      default:
        return noSuchTool;
    }
  });
