import type { DataAccess } from "@embedded-analytics/domain";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import { lastsOf, shortest, type ChangingNames, type Lasts } from "./lasts.js";
import type { SourceExtract } from "./scan.js";
import type { RowExtract } from "./row-extract.js";
import { analyse } from "./statement/analyse.js";
import { parseAst, type AstNode } from "./statement/ast.js";
import { checkBounds, statementLengthMax } from "./statement/bounds.js";
import { clockAt } from "./statement/calls/clock.js";
import { nameAsWritten, unnamedItems } from "./statement/column-names.js";
import { filterMeasures } from "./statement/measure-call.js";
import { hintOfSyntax } from "./statement/calls/other-dialects.js";
import { printedText } from "./statement/print.js";
import { Refusal } from "./statement/refusal.js";
import { onlyStatement, rewrite } from "./statement/rewrite.js";
import type { Serializer } from "./statement/serializer.js";
import { visibleCubes } from "./statement/visible-cube.js";

export type { Serializer } from "./statement/serializer.js";

/** A statement and the rights under which it is to run. */
export interface GuardRequest {
  readonly sql: string;
  readonly access: DataAccess;
  /** IANA zone of the reader. */
  readonly timezone: string;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** What came of it. */
export type Guarded =
  | {
      readonly kind: "allowed";
      /** The statement to run. It reads no table in which rows are hidden from the reader. */
      readonly sql: string;
      /** What has to be there before it runs. */
      readonly extracts: readonly RowExtract[];
      /** What has to be carried over from databases before it runs (K1). */
      readonly scans: readonly SourceExtract[];
      /** Members that it uses, by cube or view; of a view, those of the cubes beneath it as well. */
      readonly uses: Readonly<Record<string, readonly string[]>>;
      /** Whether the same statement is another one at another moment. */
      readonly asksForTime: boolean;
      /** How long what it answers over the same data stays the same. */
      readonly lasts: Lasts;
      /** Whether it has names that the engine looks up, such as those of EXCLUDE: it may know none of them. */
      readonly hasUncheckedNames: boolean;
    }
  | { readonly kind: "refused"; readonly sentence: string };

/** Turns statements over cubes and views into statements over what their reader may see. */
export type Guard = (request: GuardRequest) => Promise<Guarded>;

/**
 * The guard of one model (E2). A statement is read by the engine's parser, walked against a list of
 * what is allowed, rewritten, printed, and read once more: the engine's printer leaves some names
 * unquoted, so only a text that reads as what was meant is let through.
 */
export const makeGuard =
  (model: CompiledModel, serializer: Serializer, changing: ChangingNames = new Map()): Guard =>
  async ({ sql, access, timezone, nowMs }) => {
    try {
      if (sql.length > statementLengthMax) throw new Refusal("The statement is too long.");
      const serialized = await read(sql, serializer);
      const statement = onlyStatement(serialized);
      checkBounds(statement);
      const written = unnamedItems(statement);
      const cubes = visibleCubes(model, access);
      const { uses, asksForTime, hasUncheckedNames } = analyse(
        statement,
        cubes,
        clockAt(nowMs, timezone),
      );
      const rewritten = await rewrite(uses, { model, access, timezone, changing }, serializer);
      filterMeasures(uses);
      await nameAsWritten(written, serializer);
      const text = await printedText(serialized, serializer);
      const { extracts, scans } = rewritten;
      const isOfMoment = asksForTime || scans.length > 0;
      return {
        kind: "allowed",
        sql: text,
        extracts,
        scans,
        uses: listed(rewritten.uses),
        asksForTime,
        lasts: shortest([
          isOfMoment ? "once" : lastsOf(serialized, changing),
          ...extracts.map(({ lasts }) => lasts),
        ]),
        hasUncheckedNames,
      };
    } catch (error) {
      if (error instanceof Refusal) return { kind: "refused", sentence: error.sentence };
      throw error;
    }
  };

const read = async (sql: string, serializer: Serializer): Promise<AstNode> => {
  const json = await serializer.serialize(sql);
  let serialized: AstNode;
  try {
    serialized = parseAst(json);
  } catch {
    throw notAvailable(); // Endless numbers are written as what is no JSON.
  }
  if (serialized["error"] === false) return serialized;
  const { position } = serialized;
  const where = Number(position) >= 0 ? ` near character ${Number(position) + 1}` : "";
  if (serialized["error_type"] !== "parser") throw new Refusal("Only SELECT is available.");
  const hint = hintOfSyntax(sql);
  throw new Refusal(
    `The statement has a syntax error${where}.${hint === undefined ? "" : ` ${hint}`}`,
  );
};

const notAvailable = (): Refusal =>
  new Refusal("The statement has a form that is not available here.");

const listed = (
  uses: ReadonlyMap<string, ReadonlySet<string>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...uses].map(([name, members]) => [name, [...members]]));
