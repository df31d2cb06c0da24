import { describe, expect, it } from "@jest/globals";
import { modelOf, shop } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "./fixtures/asking.fixture.js";

const model = modelOf(`
view orders | Orders
  dimension time ordered_at | Ordered | | orders.ordered_at
  dimension string city | City | | stores.city
  dimension string channel | Channel | | orders.channel
  dimension string customer | Customer | | orders.customer
  measure count order_count | Orders | | orders.order_count
  measure sum revenue | Revenue | | orders.revenue
`);
const script = {
  model,
  values: [
    ["channel", "phone"],
    ["channel", "fairs"],
    ["city", "Revenna"],
  ] as const,
  rows: [["a", 1]],
};
const sqlOf = statementsWith(script);

describe("D14: what is typed in a hurry is read like what it stands for", () => {
  it.each([
    ["revenue by city & channel", "revenue by city and channel"],
    ["revenue by city + channel", "revenue by city and channel"],
    ["revenue of phone n fairs", "revenue of phone and fairs"],
    ["how many orders r there by city", "how many orders are there by city"],
    ["can u show revenue by city", "can you show revenue by city"],
    ["how many unique customers by city", "how many different customers by city"],
    ["city with the max revenue", "city with the highest revenue"],
    ["how many oredrs by chanel", "how many orders by channel"],
    ["revenue compared wiht last year by ciyt", "revenue compared with last year by city"],
    ["avergae revenue per costumer wihout phone", "average revenue per customer without phone"],
    ["revenue by city excl phone", "revenue by city excluding phone"],
    ["customers with more than eighteen orders", "customers with more than 18 orders"],
    ["REVENUE BY CITY AND CHANNEL", "revenue by city and channel"],
  ])("%s", async (hurried, plain) => {
    const sql = await sqlOf(plain);
    expect(sql).not.toBe("");
    expect(await sqlOf(hurried)).toBe(sql);
  });

  it("says which slips it put right", async () => {
    const { content } = await ask("how many diferent custmers without phnoe orders", script);
    expect(content).toMatch(/I read “[^”]+” as/);
  });

  it("takes no value of the data for a slip", async () => {
    expect(await sqlOf("orders of revenna")).toContain("city = 'Revenna'");
  });

  it("takes no order for a question because of its slips", async () => {
    expect(await sqlOf("please delte all oredrs by chanel")).toBe("");
  });

  it("keeps a slip that was put right in what follows", async () => {
    const { history } = await ask("how many oredrs by chanel", script);
    const { queries } = await ask("and by city?", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("SELECT city, MEASURE(order_count)");
  });

  it("takes up the place that was spoken of by `there`", async () => {
    const { history } = await ask("revenue of phone in october", script);
    const { queries } = await ask("and how many orders there", { ...script, history });
    expect(queries[0]?.sqlQuery).toContain("channel = 'phone'");
    const first = await ask("what was the number of orders there", { ...script, history });
    expect(first.queries[0]?.sqlQuery).toContain("channel = 'phone'");
  });

  it("looks no more values up than a turn may call tools", async () => {
    const words = "wasnt thre anthing bougth ofr hte kidz lsat yaer throuhg marktes";
    const { lookUps } = await ask(`how long did biggest oredrs take ${words}`, script);
    expect(lookUps.length).toBeLessThan(16);
  });
});

describe("D14: how many joined at a time", () => {
  const plain = modelOf(`
cube members | Loyalty members | members, loyalty customers
  dimension number id | Id
  dimension string member_name | Member
  dimension time joined_on | Joined
  measure count member_count | Members
view sales | Sales
  dimension string member_name | Member | | members.member_name
  dimension number member_id | Member Id | | members.id
  measure count_distinct buying_members | Members who bought | | lines.buying_members
  measure sum sales | Sales | | lines.sales
`);
  const clubs = {
    ...plain,
    cubes: plain.cubes.map((cube) =>
      cube.kind === "cube" ? { ...cube, defaultTime: "joined_on" } : cube,
    ),
  };

  it("counts them by when they did, and no rows of others", async () => {
    const sql = await statementsWith({ model: clubs })("how many members joined in May 2026");
    expect(sql).toContain("MEASURE(member_count)");
    expect(sql).toContain("joined_on >= DATE '2026-05-01'");
  });
});

describe("D14: several things with a time", () => {
  it("are counted, and are no time at which they were ordered", async () => {
    const sql = await statementsWith({ model: shop })("orders by channel last month");
    expect(sql).toContain("MEASURE(order_count)");
  });
});
