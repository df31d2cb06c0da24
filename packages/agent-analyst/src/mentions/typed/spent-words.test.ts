import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view lets | Lets | cottages
  dimension string cottage | Cottage | | cottages.cottage
  dimension string source | Source | | lets.source
  dimension number nights | Nights booked | | lets.nights
  measure count let_count | Lets | bookings | lets.let_count
  measure sum room_nights | Room nights | | lets.room_nights
`);
const values = [
  ["cottage", "Nights Rest"],
  ["cottage", "Mill House"],
  ["source", "Room Finder"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [["a", 5]] });

describe("D14: a word that names a figure is no word of a value as well", () => {
  it.each(["nights by cottage", "median nights", "average nights per cottage"])(
    "%s",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toMatch(/nights/);
      expect(sql).not.toMatch(/WHERE/);
    },
  );

  it.each(["bookings via Room", `bookings of "nights"`, "bookings of nights rest"])(
    "%s: written as a name it is one",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/WHERE .*([Nn]ights|[Rr]oom)/);
    },
  );
});
