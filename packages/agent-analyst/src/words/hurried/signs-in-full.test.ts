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
    ["suppliers that aren't certified", "suppliers that are not certified"],
    ["orders that wasnt discounted", "orders that was not discounted"],
    ["i'm looking for the revenue by city", "revenue by city"],
    ["any idea what the revenue is", "what is the revenue is"],
    ["can you count the orders in May", "how many orders in May"],
    ["orders in calendar year 2025", "orders in 2025"],
    ["orders by calendar week", "orders by week"],
    ["revenue according to city", "revenue by city"],
    ["return rate, separately for each category", "return rate by category"],
    ["for each city the revenue in May", "revenue in May by city"],
    ["for every city, show me the revenue", "revenue by city"],
    ["could you tell me which city leads", "which city leads"],
    ["we'd like to know how many orders came", "how many orders came"],
    ["by what percentage did revenue grow", "by how much did revenue grow"],
    ["what share of revenue comes from each city", "what share of revenue by city"],
    ["loans more than three years old", "loans older than three years"],
    ["how long r clients with us on avg", "how long are clients with us on average"],
    ["owners who owe most, with the amounts", "owners who owe most"],
    ["do you know the members older than 60", "show the members older than 60"],
    ["visits to Dr. Frei", "visits to Frei"],
    ["how many visits did Mr Weber pay", "how many visits did Weber pay"],
    ["visits with dr frei in May", "visits with frei in May"],
    ["how many mr meters", "how many mr meters"],
    ["consumption of mr meters", "consumption of mr meters"],
    ["MR meters by site", "MR meters by site"],
    ["ms gauges in May", "ms gauges in May"],
    ["kegs in the cellar rn", "kegs in the cellar now"],
    ["whos the best customer", "who is the best customer"],
    ["more than half of bookings online this year?", "what share of bookings online this year?"],
    ["were more than 50 % of our orders late", "what share of orders late"],
    ["HOW LONG DO PEOPLE KEEP A BOOK", "how long do people keep a book"],
  ])("%s", (text, words) => {
    expect(signsInFull(text)).toBe(words);
  });

  it.each([
    "revenue of R&D",
    'orders of "Pixel & Pappe"',
    "price>500",
    "BMW AG in May",
    "max price by city",
    "delivered according to plan",
    "tell me the revenue",
  ])("%s stays as it is", (text) => {
    expect(signsInFull(text)).toBe(text);
  });
});
