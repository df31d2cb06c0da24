import { describe, expect, it } from "@jest/globals";
import { signsInFull } from "./signs-in-full.js";

describe("D14: signs, and phrases that say the same as a shorter one", () => {
  it.each([
    ["spend by plant & quarter", "spend by plant and quarter"],
    ["spend by plant + quarter", "spend by plant and quarter"],
    ["products that cost > 500 euros", "products that cost more than 500 euros"],
    ["orders with >= 3 items", "orders with at least 3 items"],
    ["loans < 60 days", "loans less than 60 days"],
    ["claims in excess of 5000", "claims more than 5000"],
    ["discounts of no fewer than 10", "discounts of at least 10"],
    ["sales in the most recent 12 months", "sales in the last 12 months"],
    ["runs lacking an operator", "runs without an operator"],
    ["promised for May, n how many came", "promised for May, and how many came"],
    ["city with the max revenue", "city with the highest revenue"],
    ["HOW LONG DO PEOPLE KEEP A BOOK", "how long do people keep a book"],
  ])("%s", (text, words) => {
    expect(signsInFull(text)).toBe(words);
  });

  it.each(["revenue of R&D", "price>500", "BMW AG in May", "max price by city"])(
    "%s stays as it is",
    (text) => {
      expect(signsInFull(text)).toBe(text);
    },
  );
});
