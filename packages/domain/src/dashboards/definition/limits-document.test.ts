import { expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { queryBytesMax } from "../../analytics/query/parse-query.js";
import { jsonElementsMax } from "../../shared/json/bounded-json.js";
import {
  rangeCountMax,
  rangeDaysMax,
  rangeYearMax,
  rangeYearMin,
} from "../../shared/dates/date-range.js";
import { valueBytesMax } from "../compile/drill-tile.js";
import { formerMax } from "../content/former-tiles.js";
import { operationsMax } from "../content/parse-content.js";
import { dashboardsPerTenantMax } from "../ports/tenant-dashboards.js";
import { definitionBytesMax, heightMax, heightMin, tilesMax } from "./dashboard-definition.js";
import { descriptionBytesMax, languagesMax, titleBytesMax } from "./localized-text.js";
import { columnsPerRow, queryLimitMax, sqlBytesMax, textBytesMax } from "./tile.js";

/** By the first words of a row of the document, what its second cell says. */
const limits: Readonly<Record<string, readonly number[]>> = {
  "users' dashboards": [dashboardsPerTenantMax],
  "a definition": [definitionBytesMax],
  "tiles of a dashboard": [tilesMax],
  "tiles of a row": [columnsPerRow],
  "a row's height": [heightMin, heightMax],
  "a title": [titleBytesMax],
  "a description": [descriptionBytesMax],
  "a text": [textBytesMax],
  languages: [languagesMax],
  "a tile's `sql`": [sqlBytesMax],
  "the statement": [queryBytesMax],
  "`limit` of a query": [1, queryLimitMax],
  lists: [jsonElementsMax],
  "a value of `drill`": [valueBytesMax],
  "a relative range": [1, rangeCountMax],
  "a fixed range": [rangeYearMin, rangeYearMax, rangeDaysMax],
  "operations of one change": [1, operationsMax],
  "repairs of one tile": [formerMax],
};

it("H1 H3: the document says every limit as it is", () => {
  const page = readFileSync("docs/dashboards.md", "utf8");
  const [, section = ""] = page.split("\n## Limits\n");
  const rows = [
    ...(section.split("\n## ")[0] ?? "").matchAll(/^\| ([^|]+) \| ([^|]*\d[^|]*) \|$/gm),
  ];
  const said = rows.map(([, what = "", most = ""]) => [
    Object.keys(limits).find((name) => what.startsWith(name)) ?? what,
    [...most.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(",", ""))),
  ]);
  expect(Object.fromEntries(said)).toEqual(limits);
  expect(rows).toHaveLength(Object.keys(limits).length);
});
