import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { statesListed } from "./states-listed.js";

const plain = modelOf(`
cube repairs | Repairs
  dimension string status | Status | |
  dimension string town | Town | |
  dimension time brought_on | Brought in | |
  dimension time mended_on | Mended | |
  dimension time billed_on | Billed | |
  measure count repair_count | Repairs | |
cube tickets | Tickets
  dimension string state | State | |
  dimension time opened_on | Opened | |
  dimension time closed_on | Closed | |
  dimension time refunded_on | Refunded | |
  measure count ticket_count | Tickets | |
cube letters | Letters
  dimension string letter_state | Letter state | |
  dimension time written_on | Written | |
  measure count letter_count | Letters | |
cube fines | Fines
  dimension string fine_status | Fine status | |
  dimension string issued_in | State of issue | |
  dimension time issued_on | Issued | |
  dimension time settled_on | Paid | |
  measure count fine_count | Fines | |
`);
const hints: Readonly<Record<string, string>> = {
  status: "IN brought in, MD mended, BK billed or given away, WT waiting for parts, CX cancelled",
  state: "open, done or withdrawn",
  fine_status: "OS outstanding, PD paid, DSP disputed, WDN withdrawn",
  letter_state: "D draft, S sent, A answered, R refused by the addressee",
};
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, description: hints[member.name] ?? "" })),
  })),
};
const script = {
  model,
  values: [
    ["letter_state", "D"],
    ["letter_state", "S"],
    ["letter_state", "A"],
    ["letter_state", "R"],
  ],
  rows: [[1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: what is still to be done", () => {
  it.each([
    "repairs waiting to be mended",
    "how many repairs are still waiting to be mended?",
    "repairs yet to be mended",
    "repairs not mended yet",
    "repairs still not mended",
    "unmended repairs",
    "how many repairs do we still have to mend",
    "repairs we still need to mend",
  ])("%s: is neither given up nor further on", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("mended_on IS NULL");
    expect(sql).toContain("status NOT IN ('BK', 'CX')");
  });

  it.each(["how many fines have been unpaid for more than 60 days", "unpaid fines"])(
    "%s: behind what is paid nothing else is, and what was given up is left out",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("settled_on IS NULL");
      expect(sql).toContain("fine_status <> 'WDN'");
    },
  );

  it("is said", async () => {
    const { content } = await ask("repairs waiting to be mended", script);
    expect(content).toContain(
      "I leave out what is billed or given away (BK) or cancelled (CX), as nothing is to be done to it any more.",
    );
  });

  it("is less than what only lacks it, which is said too", async () => {
    const { content, queries } = await ask("repairs that were not mended", script);
    expect(queries[0]?.sqlQuery).not.toContain("status");
    expect(content).toContain("This takes in what is billed or given away (BK) or cancelled (CX).");
  });

  it.each([
    ["repairs waiting to be mended by status", "GROUP BY 1"],
    ["tickets not refunded yet", "refunded_on IS NULL"],
    ["tickets not closed yet", "closed_on IS NULL"],
  ])("%s: keeps all states", async (question, part) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(part);
    expect(sql).not.toMatch(/NOT IN|<>/);
  });

  it.each(["letters waiting to be sent", "letters still to be sent"])(
    "%s: in a model that says it by a state alone",
    async (question) => {
      expect(await sqlOf(question)).toContain("letter_state NOT IN ('S', 'A', 'R')");
    },
  );
});

describe("D14: an opposite in another word", () => {
  it("is that of the time, and no state of something else", async () => {
    const bills = modelOf(`
cube bills | Bills
  dimension string state | Delivery state | |
  dimension time billed_on | Billed | |
  dimension time paid_on | Paid | |
  measure count bill_count | Bills | |
`);
    const asked = statementsWith({ model: bills, values: [["state", "open"]], rows: [[1]] });
    const sql = await asked("unpaid bills");
    expect(sql).toContain("paid_on IS NULL");
    expect(sql).not.toContain("'open'");
  });
});

describe("D14: states of a description", () => {
  it.each([
    ["A active, PIF paid in full", ["A", "PIF"]],
    ["open, part paid or no_show", ["open", undefined, "no_show"]],
    ["draft, sent, or refused by them", ["draft", "sent", undefined]],
    ["Whatever the clerk wrote", []],
    ["Where it stands now; Mon to Fri", []],
    ["", []],
  ])("%s", (description, values) => {
    const [member] = model.cubes[0]?.members ?? [];
    const states = member === undefined ? [] : statesListed({ ...member, description });
    expect(states.map(({ value }) => value)).toEqual(values);
  });
});
