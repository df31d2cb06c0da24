import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../fixtures/asking.fixture.js";
import { lookUpSql } from "./look-up.js";

/** A view of so many columns of words, the last of which has the value. */
const wideModel = (columns: number) =>
  modelOf(`
view parcels | Parcels
${Array.from({ length: columns }, (_, at) => `  dimension string mark_${"abcdefghijklmnopqrstuvwxyz"[at] ?? ""}x | Mark ${at} | | parcels.m${at}`).join("\n")}
  dimension string country | Country | | parcels.country
  measure count parcel_count | Parcels | | parcels.parcel_count
`);

describe("D14: values of wide views", () => {
  it("are found in columns behind many others", async () => {
    const script = { model: wideModel(16), values: [["country", "Norway"]] as const, rows: [[1]] };
    const { queries } = await ask("parcels to Norway", script);
    expect(queries[0]?.sqlQuery).toContain("country = 'Norway'");
  });

  it("no statement is longer than the data tool takes", async () => {
    const { lookUps } = await ask(
      "parcels of xylophonist, qwertzuiop, asdfghjklo, yxcvbnmasd, poiuztrewq and mnbvcxylkj",
      { model: wideModel(23), rows: [[1]] },
    );
    expect(lookUps.length).toBeGreaterThan(0);
    for (const sql of lookUps) expect(sql.length).toBeLessThan(32_768);
  });
});

const [cube] = modelOf(`
view sales | Sales
  dimension string customer | Customer
  measure sum revenue | Revenue
`).cubes;

describe("D14: names that are mistyped", () => {
  const sought = [{ word: "matriost", root: "matriost" }];

  it("those that are most like the word come first, so that no cut leaves them out", () => {
    expect(lookUpSql(cube!, ["customer"], sought, "similar")).toContain(
      "ORDER BY list_max(list_transform(string_split(replace(translate(strip_accents(lower(value)), 'łøđðıħ', 'loddih'), '-', ' '), ' '), lambda part: jaro_winkler_similarity(part, 'matriost'))) DESC, length(value)",
    );
  });

  it("where letters are right, the shortest come first", () => {
    expect(lookUpSql(cube!, ["customer"], sought, "words")).toContain("ORDER BY length(value)");
  });
});
