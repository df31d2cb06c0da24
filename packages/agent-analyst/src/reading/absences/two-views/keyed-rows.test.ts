import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
cube members | Members
  dimension number id | Member number | | members.id
  dimension string member | Member | | members.member
  measure count member_count | Members | | members.member_count
view courses | Courses taken
  dimension number member_id | Member number | | members.id
  dimension time booked_on | Booked | | courses.booked_on
  measure count course_count | Courses | | courses.course_count
view hires | Boats hired
  dimension number member_id | Member number | | members.id
  dimension time hired_on | Hired | | hires.hired_on
  measure count hire_count | Hires | | hires.hire_count
view sales | Sales
  dimension number order_number | Order number | | orders.id
  dimension time ordered_on | Ordered | | orders.ordered_on
  measure count line_count | Order lines | | lines.line_count
  measure count order_count | Orders | | orders.order_count
view dispatch | Dispatch
  dimension number order_number | Order number | | orders.id
  dimension time delivered_on | Delivered | | deliveries.delivered_on
  measure count delivery_count | Deliveries | | deliveries.delivery_count
`);
const script = { model, rows: [["Jane Roe", 1]] };
const sqlOf = statementsWith(script);

const noCourse =
  "id NOT IN (SELECT member_id FROM courses WHERE member_id IS NOT NULL GROUP BY 1 HAVING MEASURE(course_count) > 0)";

describe("D14: those who never got any", () => {
  it.each([
    "members who have never booked a course",
    "how many members have never booked a course",
    "how many members never took a course",
  ])("%s: the verb says no more than that they have none", async (question) => {
    expect(await sqlOf(question)).toContain(noCourse);
  });

  it("words for whatever there is are no values", async () => {
    expect(await sqlOf("members who never booked anything")).not.toContain("anything");
    expect((await ask("members who never booked anything", script)).content).not.toContain(
      "No rows",
    );
  });
});

describe("D14: those who have the one and lack the other", () => {
  it.each([
    "members with courses but no hires",
    "members who have courses but no hires",
    "members w courses but no hires",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("id IN (SELECT member_id FROM courses");
    expect(sql).toContain("AND id NOT IN (SELECT member_id FROM hires");
  });

  it("is said", async () => {
    const { content } = await ask("members with courses but no hires", script);
    expect(content).toContain("with course count and without hire count");
  });
});

describe("D14: rows that a view leads to and counts", () => {
  it.each(["orders without a delivery", "how many orders have no delivery", "orders w/o delivery"])(
    "%s: by their key, which another view holds",
    async (question) => {
      expect(await sqlOf(question)).toBe(
        "SELECT MEASURE(order_count) AS order_count FROM sales WHERE order_number NOT IN (SELECT order_number FROM dispatch WHERE order_number IS NOT NULL GROUP BY 1 HAVING MEASURE(delivery_count) > 0)",
      );
    },
  );

  it("a time is theirs", async () => {
    expect(await sqlOf("orders without a delivery in 2025")).toContain(
      "ordered_on >= DATE '2025-01-01'",
    );
  });
});
