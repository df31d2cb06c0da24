import type { ExplainedScan, Id, Query } from "@embedded-analytics/domain";
import type { SourceScan } from "../guard/scan.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import { renderScan, type ScanText } from "../sources/render-scan.js";
import type { SourceAccess } from "./bring-rows.js";

/** Of each database, for its own statements. */
const timeoutMs = 30_000;

/** Whose scans are explained. */
interface ExplainAsked {
  readonly accountId: Id;
  readonly query: Query;
  readonly model: CompiledModel;
  /** Whether databases run the scans, to count rows. */
  readonly runScans: boolean;
}

/** What the scans of a statement ask of databases, with how many rows the databases expect. */
export const explainScans = async (
  { sources, limits }: SourceAccess,
  { accountId, query, model, runScans }: ExplainAsked,
  scans: readonly SourceScan[],
  signal: AbortSignal,
): Promise<readonly ExplainedScan[]> => {
  const { access, timezone, deployment } = query;
  const figuresOf = async (
    name: string,
    texts: readonly ScanText[],
  ): Promise<readonly ExplainedScan["figures"][]> => {
    const source = deployment.sources?.find((one) => one.name === name);
    const target = source && sources.targetOf(accountId, source);
    const none = (reason: string) => texts.map(() => ({ unavailable: reason }));
    if (target === undefined) return none("its variable has no value");
    const asked = { target, party: query.userKey ?? "", texts, isRun: runScans, timeoutMs };
    const estimated = await sources.estimate(asked, signal);
    return estimated.kind === "estimates" ? estimated.estimates : none(estimated.reason);
  };
  const rendered = scans.flatMap((scan) => {
    const source = deployment.sources?.find(({ name }) => name === scan.source);
    const schema = source?.schema ?? "public";
    const { rowsMax } = limits;
    const rights = { access, timezone, schema, rowsMax, marksPolicies: true };
    const text = renderScan(model, scan, rights);
    return text === undefined ? [] : [{ scan, text }];
  });
  const names = [...new Set(rendered.map(({ scan }) => scan.source))];
  const explained = await Promise.all(
    names.map(async (name) => {
      const own = rendered.filter(({ scan }) => scan.source === name);
      const figures = await figuresOf(
        name,
        own.map(({ text }) => text),
      );
      return own.map(({ scan, text }, at): [SourceScan, ExplainedScan] => [
        scan,
        {
          source: name,
          cube: scan.cube,
          kind: scan.group === undefined ? "rows" : "grouped",
          why: scan.why,
          sql: text.text,
          values: text.values,
          figures: figures[at] ?? { unavailable: "no answer" },
        },
      ]);
    }),
  );
  const byScan = new Map(explained.flat());
  return scans.flatMap((scan) => byScan.get(scan) ?? []);
};
