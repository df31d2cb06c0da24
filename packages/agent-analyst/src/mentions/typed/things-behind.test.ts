import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view lets | Lets | cottages
  dimension string cottage | Cottage | | cottages.cottage
  dimension string guest | Guest | | lets.guest
  dimension string source | Source | | lets.source
  dimension boolean is_listed | Listed | | cottages.is_listed
  dimension number nights | Nights booked | | lets.nights
  dimension time let_on | Let | | lets.let_on
  measure count let_count | Lets | bookings | lets.let_count
  measure count lost | Cancelled lets | | lets.lost
  measure number fill | Fill rate | | lets.fill
view cottage_list | Cottages
  dimension string cottage | Cottage | | cottages.cottage
  measure count cottage_count | Cottages | houses | cottages.cottage_count
`);
const values = [
  ["cottage", "Nights Rest"],
  ["source", "House fair"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [["a", 5]] });

describe("D14: what stands right behind a number is limited, and is no word of a value", () => {
  it.each([
    "bookings w 7+ nights by cottage",
    "bookings with at least 7 nights by cottage",
    "bookings of at least 7 nights by cottage",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("nights >= 7");
    expect(sql).not.toContain("contains(");
    expect(sql).not.toContain("HAVING");
  });

  it("the figure itself is limited where it stands there", async () => {
    expect(await sqlOf("cottages with at least 7 bookings")).toContain("HAVING");
  });
});

describe("D14: a name that was mistyped is the whole name", () => {
  it.each([
    ["guets with 3+ bookings in 2026", "guests with 3+ bookings in 2026"],
    ["cotages by bookings", "cottages by bookings"],
    ["the cotages with the most bookings", "the cottages with the most bookings"],
  ])("%s", async (slip, right) => {
    expect(await sqlOf(right)).toContain("GROUP BY 1");
    expect(await sqlOf(slip)).toBe(await sqlOf(right));
  });
});

describe("D14: the thing that a condition holds for", () => {
  it("is no word of a value", async () => {
    const sql = await sqlOf("fill rate of listed houses");
    expect(sql).not.toContain("source");
    expect(sql === "" || sql.includes("is_listed")).toBe(true);
  });
});

describe("D14: which ones, and how often", () => {
  it.each([
    "which cottages had cancelled lets in 2026, and how often",
    "which cottages had cancelled lets in 2026 and how many",
  ])("%s: those alone that have any", async (question) => {
    expect(await sqlOf(question)).toContain("HAVING MEASURE(lost) > 0");
  });
});

describe("D14: a word that names the column of the value beside it", () => {
  const graded = statementsWith({
    model: modelOf(`
view lets | Lets | cottages
  dimension string cottage | Cottage
  dimension string comfort_grade | Comfort grade
  dimension time let_on | Let
  measure count let_count | Lets
`),
    values: [
      ["cottage", "Grada House"],
      ["cottage", "Gradac Mill"],
      ["cottage", "Old Grade Windmill"],
      ["comfort_grade", "C"],
    ],
    rows: [[5]],
  });

  it.each(["lets of grade C", "lets with grade C", "lets in grade C", "grade C lets"])(
    "%s: is no word of another value",
    async (question) => {
      expect(await graded(question)).toBe(
        "SELECT MEASURE(let_count) AS let_count FROM lets WHERE comfort_grade = 'C'",
      );
    },
  );

  it("names that were cut short or mistyped are found where no column is called so", async () => {
    expect(await graded("lets in Gradac")).toContain("gradac");
    expect(await graded("lets of Windmlil")).toContain("windmill");
  });
});
