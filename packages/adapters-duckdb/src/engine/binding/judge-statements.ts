import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { sentenceOfEngineError } from "../../guard/engine-error.js";
import { makeGuard } from "../../guard/guard.js";
import { duckdbSerializer } from "../worker/duckdb-serializer.js";
import { openEngine } from "../worker/open-engine.js";
import type { Judged, JudgeJob } from "./check-job.js";

/**
 * Reads statements by the guard under these rights, and binds what comes of them to the data, as far as that can be
 * done without rows: what is copied or carried over before a statement runs is not there yet.
 */
export const judgeStatements = async ({
  files,
  model,
  access,
  statements,
}: JudgeJob): Promise<Judged> => {
  const engine = await openEngine(files, {
    temporaryDirectory: join(tmpdir(), `judge-${process.pid}`),
    temporaryMb: 0,
    memoryMb: 1024,
    threads: 1,
  });
  const guard = makeGuard(model, await duckdbSerializer(engine.syntax), engine.changing);
  const sentences: (string | null)[] = [];
  for (const sql of statements) {
    const guarded = await guard({ sql, access, timezone: "UTC", nowMs: Date.now() });
    if (guarded.kind === "refused") sentences.push(guarded.sentence);
    else if (guarded.extracts.length > 0 || guarded.scans.length > 0) sentences.push(null);
    else sentences.push(await bindingSentence(engine.statements, guarded.sql));
  }
  return { kind: "judged", sentences };
};

const bindingSentence = async (
  connection: DuckDBConnection,
  sql: string,
): Promise<string | null> => {
  try {
    await connection.prepare(sql);
    return null;
  } catch (cause) {
    return sentenceOfEngineError(cause).sentence;
  }
};
