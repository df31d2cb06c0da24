import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  createEmbeddedAnalytics,
  Failure,
  QueryStopped,
  type Assistant,
  type EmbeddedAnalytics,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { duckdbPorts, type DuckdbPorts } from "../../ports.js";
import { hostileGroups } from "./index.fixture.js";
import { canaryPattern, userCity } from "./world.fixture.js";
import { writeWorld } from "./worlds.fixture.js";

const folder = mkdtempSync(join(tmpdir(), "hostile-assistants-"));
const apiKey = `sk-admin0000000-${"s".repeat(43)}`;
const caller = { apiKey };
const sessionSettings = { externalId: "analyst" };

let data: DuckdbPorts;
let analytics: EmbeddedAnalytics;
let assistant: Assistant;

beforeAll(async () => {
  await writeWorld(join(folder, "canaries"), "canaries");
  data = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 1, rowsMax: 100_000, concurrency: 2, memoryMb: 512 },
    log: { warn: () => undefined, error: () => undefined },
  });
  const { semanticCatalog, queryRunner } = data;
  analytics = createEmbeddedAnalytics({ ...inMemoryPorts(), semanticCatalog, queryRunner });
  const account = {
    name: "demo",
    keys: [{ name: "admin", fromEnv: "KEY" }],
    deployments: [{ id: 1, name: "world", default: true, model: "canaries" }],
    groups: [{ name: "analysts" }],
    userAttributes: [{ name: "city", type: "string" }],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: apiKey });
  await analytics.generateSession(caller, {
    ...sessionSettings,
    groups: ["analysts"],
    userAttributes: [{ name: "city", value: userCity }],
  });
  assistant = await analytics.openAssistant(caller, undefined, { sessionSettings });
});

afterAll(async () => {
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What came of a statement: its rows as a bag with their number, or why there are none. */
type Outcome =
  | {
      readonly rows: string;
      readonly totalRows: number;
      /** Whether the answers to an assistant hold all rows, with all of their values. */
      readonly isWhole: boolean;
    }
  | { readonly refused: string };

const bag = (rows: readonly unknown[]): string =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join();

const settled = async (asked: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await asked();
  } catch (cause) {
    if (cause instanceof Failure) return { refused: `${cause.code}: ${cause.detail}` };
    if (cause instanceof QueryStopped) return { refused: `query_${cause.kind}: ${cause.sentence}` };
    throw cause;
  }
};

const overDataApi = (query: string): Promise<Outcome> =>
  settled(async () => {
    const { parts } = await analytics.runQuery(caller, 1, { query, sessionSettings });
    const rows: unknown[] = [];
    let totalRows = 0;
    for await (const part of parts) {
      if ("rows" in part) rows.push(...part.rows);
      else totalRows = part.totalRows;
    }
    return { rows: bag(rows), totalRows, isWhole: true };
  });

/** Follows the cursors to the end, or for so many pages. */
const overAssistant = (sql: string): Promise<Outcome> =>
  settled(async () => {
    const rows: unknown[] = [];
    let cursor: string | undefined;
    let totalRows = 0;
    let hasCutValues = false;
    for (let page = 0; page < 5; page++) {
      const input = { sql, limit: 1000, ...(cursor === undefined ? {} : { cursor }) };
      const { text, structured } = await analytics.queryData(assistant, input);
      expect(text).not.toMatch(canaryPattern);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      rows.push(...(structured["rows"] as unknown[]));
      totalRows = structured["totalRows"] as number;
      hasCutValues ||= text.includes("Long values are cut");
      cursor = structured["cursor"] as string | undefined;
      if (cursor === undefined) break;
    }
    const isWhole = !hasCutValues && cursor === undefined;
    return { rows: bag(rows), totalRows, isWhole };
  });

/** What both have to have in common; a result that was cut to fit has its number of rows alone. */
const compared = (outcome: Outcome, varies: boolean, isWhole: boolean): string => {
  // Each way words a text that no JSON may hold by the name of its own field.
  if ("refused" in outcome) return outcome.refused.replace("/query must", "/sql must");
  if (varies) return "rows";
  return isWhole ? `${outcome.totalRows} ${outcome.rows}` : `${outcome.totalRows}`;
};

/** Answers that depend on how busy the machine is. */
const isBudget = (outcome: Outcome): boolean =>
  "refused" in outcome && outcome.refused.startsWith("query_budget");

describe("I1 E1 T12: hostile statements of an assistant end as they do over the data API", () => {
  let withRows = 0;
  it.each(hostileGroups.map((group) => [group.title, group] as const))(
    "%s",
    async (_title, group) => {
      const wrong: string[] = [];
      for (const { sql, about } of group.statements) {
        // An empty statement is refused by its form, which each way words for its own field.
        if (sql === "" || Buffer.byteLength(sql) > 32_768) continue;
        // Side by side, since what runs over its budget takes all of it in both ways.
        const [api, asked] = await Promise.all([overDataApi(sql), overAssistant(sql)]);
        if (canaryPattern.test(JSON.stringify(asked)))
          wrong.push(`${about}: shows a canary: ${sql}`);
        if (isBudget(api) || isBudget(asked)) continue;
        const isWhole = "rows" in asked && asked.isWhole;
        if (isWhole) withRows += 1;
        const [wanted, given] = [api, asked].map((each) => compared(each, group.varies, isWhole));
        if (wanted !== given) {
          wrong.push(
            `${about}: ${sql.slice(0, 200)}\n    ${JSON.stringify([api, asked]).slice(0, 400)}`,
          );
        }
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  it("are compared where they have a result", () => {
    expect(withRows).toBeGreaterThan(300);
  });
});
