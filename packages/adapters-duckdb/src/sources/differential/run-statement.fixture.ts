import type { Cell, DataAccess, Query, RowFilter } from "@embedded-analytics/domain";
import { collect } from "../../engine/engine.fixture.js";
import type { DuckdbPorts } from "../../ports.js";
import type { AskedStatement } from "./statements.fixture.js";

/** What a statement came to, numbers to twelve digits. */
export interface Compared {
  readonly kind: string;
  readonly rows: readonly string[];
}

/** The server of the test run, or one that somebody wants to be checked. */
export const urlOfServer = (): string => {
  const url = process.env["ENGINE_CHECK_URL"] ?? process.env["EMBEDDED_ANALYTICS_TEST_SERVER_URL"];
  if (url === undefined) throw new Error("No test server: Jest's globalSetup has to start one.");
  return url;
};

type MakeQuery = (
  deployment: Query["deployment"],
  statement: AskedStatement,
  filter: RowFilter,
) => Promise<Query>;

/** Puts statements under a policy of those cubes; `lines` say why a model cannot be loaded. */
export const queryMaker =
  (
    { semanticCatalog }: DuckdbPorts,
    lines: readonly string[],
    restricted: readonly string[] = ["corner"],
  ): MakeQuery =>
  async (deployment, { sql, timezone }, filter) => {
    const found = await semanticCatalog.load(1, deployment, undefined);
    if (found.kind !== "found") throw new Error(lines.join("\n"));
    const access: DataAccess = Object.fromEntries(
      found.model.cubes.map(({ name, members }) => [
        name,
        [
          {
            members: members.map((member) => member.name),
            // The view has its cubes' policies, and none of its own.
            rows: restricted.includes(name) ? filter : ({ kind: "all" } as const),
          },
        ],
      ]),
    );
    return {
      deployment,
      branchName: undefined,
      modelVersion: found.model.version,
      sql,
      access,
      timezone,
      rowsTake: undefined,
      userKey: "reader",
    };
  };

/** Runs statements on a deployment, under a policy of those cubes. */
export const statementRunner = (
  ports: DuckdbPorts,
  lines: readonly string[],
  restricted?: readonly string[],
) => {
  const queryOf = queryMaker(ports, lines, restricted);
  return async (...asked: Parameters<MakeQuery>): ReturnType<typeof collect> => {
    const query = await queryOf(...asked);
    return collect(await ports.queryRunner.run(1, query, new AbortController().signal));
  };
};

const digits = 12;

/** A result in the form in which two are compared: its rows as a bag, or in their order. */
export const comparable = (
  { kind, rows }: { readonly kind: string; readonly rows: readonly (readonly Cell[])[] },
  inOrder = false,
): Compared => {
  const texts = rows.map((row) =>
    JSON.stringify(
      row.map((cell) => (typeof cell === "number" ? Number(cell.toPrecision(digits)) + 0 : cell)),
    ),
  );
  return { kind, rows: inOrder ? texts : texts.sort() };
};
