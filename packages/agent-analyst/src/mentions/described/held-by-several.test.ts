import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const plain = modelOf(`
view orders | Orders
  dimension string platform | Platform | | orders.platform
  dimension string delivery | Delivery method | | orders.delivery
  dimension string seller_type | Seller type | | sellers.seller_type
  dimension string status | Order status | | orders.status
  measure count order_count | Orders | | orders.order_count
`);
const model = withFacts(plain, {
  platform: { description: "W web, I iOS app, A Android app" },
  delivery: { description: "P pickup, C courier, T two-man delivery" },
  seller_type: { description: "P private person, D dealer, C charity shop" },
  status: { description: "N new, P part paid, F fully paid" },
});
const values = [
  ["platform", "W"],
  ["platform", "I"],
  ["platform", "A"],
  ["delivery", "P"],
  ["delivery", "C"],
  ["delivery", "T"],
  ["seller_type", "P"],
  ["seller_type", "D"],
  ["seller_type", "C"],
  ["status", "P"],
  ["status", "F"],
] as const;
const sqlOf = statementsWith({ model, values, rows: [["a", 5]] });

describe("D14: words that explain codes", () => {
  it.each(["orders through the app", "orders through the apps"])(
    "%s: a noun that several are explained with means all of them",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/platform IN \('[AI]', '[AI]'\)/);
    },
  );

  it.each([
    ["orders on ios", /platform = 'I'/],
    ["orders on android", /platform = 'A'/],
    ["orders by two man", /delivery = 'T'/],
    ["orders of private sellers", /seller_type = 'P'/],
    ["orders of private persons", /seller_type = 'P'/],
  ])("%s: what stands before such a noun means one", async (question, filter) => {
    expect(await sqlOf(question)).toMatch(filter);
  });

  it("means none by what stands before another noun", async () => {
    expect(await sqlOf("orders by charity")).not.toMatch(/seller_type = 'C'/);
  });
});
