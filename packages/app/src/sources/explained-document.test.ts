import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { DataAccess, ExplainedScan } from "@embedded-analytics/domain";
import { openDesk, type Desk } from "./desk.fixture.js";

/** A statement of docs/sources.md, and what stands there of its scans. */
interface Shown {
  readonly statement: string;
  readonly scans: string;
}

const tables = `
  CREATE SCHEMA desk;
  CREATE TABLE desk.tickets (id int PRIMARY KEY, status text, topic text, owner text,
    opened_at timestamp, hours numeric(8,2));
  INSERT INTO desk.tickets
    SELECT n, CASE n % 4 WHEN 0 THEN 'open' ELSE 'closed' END, 'topic ' || n % 30,
      CASE n % 5 WHEN 0 THEN 'ada' ELSE 'bob' END,
      timestamp '2024-01-01' + n * interval '6 hours', n % 50
    FROM generate_series(1, 1000) n;
  ANALYZE desk.tickets;`;

const own: DataAccess = {
  tickets: [
    {
      members: ["id", "status", "topic", "opened_at", "count", "hours", "mean"],
      rows: { kind: "compare", member: "owner", operator: "equals", values: ["ada"] },
    },
  ],
};

let desk: Desk;
let shown: readonly Shown[];
beforeAll(async () => {
  const document = await readFile(new URL("../../../../docs/sources.md", import.meta.url), "utf8");
  const [, section = ""] = document.split("## Five statements explained");
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const ofLanguage = (asked: string) =>
    blocks.flatMap(([, language, text = ""]) => (language === asked ? [text] : []));
  const scans = ofLanguage("text");
  shown = ofLanguage("sql").map((statement, at) => ({ statement, scans: scans[at] ?? "" }));
  desk = await openDesk({ tables, model: ofLanguage("yaml")[0] ?? "" });
});
afterAll(() => desk.close());

/** How the document says it; where its lines are broken is its own. */
const described = ({ kind, why, sql, values, figures }: ExplainedScan): string => {
  if ("unavailable" in figures) throw new Error(figures.unavailable);
  const bound = values.map((value, at) => `$${at + 1} = ${value}`).join(", ");
  const { rows, rowsRead } = figures.run ?? {};
  return [`${kind}${why === undefined ? "" : `: ${why}`}`, sql, bound, `${rows} of ${rowsRead}`]
    .filter((line) => line !== "")
    .join("\n");
};

const unbroken = (text: string): string => text.replace(/\s+/g, " ").trim();

test("K5: the five statements of docs/sources.md are explained as it says", async () => {
  const found: Shown[] = [];
  for (const { statement } of shown) {
    const scans = await desk.explain(statement, { access: own, runScans: true });
    found.push({ statement, scans: scans.map(described).join("\n\n") });
  }
  expect(found).toHaveLength(5);
  expect(found.map(({ scans }) => unbroken(scans))).toEqual(
    shown.map(({ scans }) => unbroken(scans)),
  );
});
