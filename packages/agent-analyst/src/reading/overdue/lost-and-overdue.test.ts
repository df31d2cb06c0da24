import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const plain = modelOf(`
cube clients | Clients
  dimension string client | Client | | clients.client
  dimension string town | Town | | clients.town
  dimension string reason | Reason for leaving | | clients.reason
  dimension time joined_on | Joined | | clients.joined_on
  dimension time left_on | Left | | clients.left_on
  measure count client_count | Clients | | clients.client_count
view bills | Bills
  dimension string client | Client | | clients.client
  dimension string status | Status | | bills.status
  dimension string kind | Kind | | bills.kind
  dimension time written_on | Written | | bills.written_on
  dimension time due_on | Due | | bills.due_on
  dimension time paid_on | Paid | | bills.paid_on
  measure count bill_count | Bills | | bills.bill_count
  measure sum billed | Billed amount | | bills.billed
view stock | Stock at month end
  dimension time month_end | Month end | | stock.month_end
  dimension string depot | Depot | | stock.depot
  measure sum crates | Crates | | stock.crates
`);
const hints: Readonly<Record<string, string>> = {
  status: "paid, open or void",
  left_on: "Empty while they stay",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      ...(hints[member.name] === undefined ? {} : { description: hints[member.name] ?? "" }),
    })),
  })),
};
const values = [
  ["reason", "Price"],
  ["reason", "Moved away"],
  ["status", "open"],
  ["status", "paid"],
  ["kind", "Repair"],
  ["town", "Leeds"],
] as const;
const script = { model, values, rows: [["a", 3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: what is overdue", () => {
  it.each(["overdue bills", "bills past due", "how many bills are overdue"])(
    "%s: is open, where the model says so, and no bill that is void",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain(
        "contains(translate(strip_accents(lower(status)), 'łøđðıħ', 'loddih'), 'open')",
      );
      expect(queries[0]?.sqlQuery).toContain("paid_on IS NULL AND due_on < ");
      expect(content).toContain("I take those alone whose Status is open.");
    },
  );

  it.each([
    "how many bills are overdue today",
    "overdue bills as of today",
    "bills overdue right now",
  ])("%s: are those of now, and no bills of one day", async (question) => {
    expect(await sqlOf(question)).toContain("paid_on IS NULL AND due_on < ");
    expect(await sqlOf(question)).not.toContain("written_on");
  });

  it("counts what happened on the day by that day", async () => {
    expect(await sqlOf("bills paid today")).toContain("paid_on >= DATE '2026-11-21'");
  });

  it.each([
    "bills paid after their due date",
    "how many bills were paid past their due date",
    "bills paid after they were due",
    "bills paid after being due",
    "bills paid after the deadline",
  ])("%s: were paid, and late", async (question) => {
    expect(await sqlOf(question)).toContain("paid_on > due_on");
  });

  it.each(["bills paid before they were due", "bills paid before the due date"])(
    "%s: early",
    async (question) => {
      expect(await sqlOf(question)).toContain("paid_on < due_on");
    },
  );
});

describe("D14: who is lost has left", () => {
  it.each(["how many clients did we lose in 2025", "clients lost in 2025"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("left_on >= DATE '2025-01-01'");
    },
  );

  it("lost keys are no clients that left", async () => {
    expect(await sqlOf("lost keys by town")).toBe("");
  });
});

describe("D14: the latest level", () => {
  it.each(["latest crates by depot", "crates by depot, latest"])("%s", async (question) => {
    expect(await sqlOf(question)).toContain("month_end = (SELECT MAX(month_end) FROM stock)");
  });

  it.each(["latest bills", "clients latest"])("%s: is none, and asked back", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});

describe("D14: what some come to", () => {
  it.each(["how much is that", "how much are those worth", "how much do they come to"])(
    "bills of repairs, and %s",
    async (question) => {
      const { history } = await ask("open bills of repairs", script);
      const { queries } = await ask(question, { ...script, history });
      expect(queries[0]?.sqlQuery).toMatch(
        /^SELECT MEASURE\(billed\) AS billed FROM bills WHERE .*status = 'open'/,
      );
    },
  );

  it("is asked back where nothing has a value", async () => {
    const { history } = await ask("clients in Leeds", script);
    expect((await ask("how much is that", { ...script, history })).queries).toEqual([]);
  });
});

describe("D14: all others of a column", () => {
  it.each(["reasons excl price", "reasons for leaving except price"])("%s", async (question) => {
    expect(await sqlOf(question)).toMatch(/^SELECT reason, .*reason <> 'Price'/);
  });

  it("are no groups where rows are asked for", async () => {
    expect(await sqlOf("clients in all towns except Leeds")).not.toContain("GROUP BY");
  });
});

const fines = withFacts(
  modelOf(`
view notices | Notices
  dimension string notice_status | Status of the notice | | notices.notice_status
  dimension string site | Site | | notices.site
  dimension time due_on | Due on | | notices.due_on
  dimension time paid_on | Paid on | | notices.paid_on
  measure count notice_count | Notices | | notices.notice_count
`),
  {
    notice_status: {
      description:
        "OPN open, PAI paid, CXL cancelled, DCA with the debt collector, WOF written off",
    },
  },
);

describe("D14: what was given up is not overdue", () => {
  it.each(["overdue notices", "overdue notices by site"])(
    "%s: neither cancelled nor written off, which is said",
    async (question) => {
      const { queries, content } = await ask(question, { model: fines, rows: [["a", 3]] });
      expect(queries[0]?.sqlQuery).toContain("notice_status NOT IN ('CXL', 'WOF')");
      expect(content).toContain("whose Status of the notice is cancelled or written off");
    },
  );
});
