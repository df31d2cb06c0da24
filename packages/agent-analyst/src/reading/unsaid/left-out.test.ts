import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
view billing | Invoices
  dimension string kind | Kind of invoice | | invoices.kind
  dimension time issued_on | Issued on | | invoices.issued_on
  measure count invoice_count | Invoices | | invoices.invoice_count
  measure sum net | Net revenue | | invoices.net
`);
const described = (description: string) => ({
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "invoice_count" ? { ...member, description } : member,
    ),
  })),
});
const values = [
  ["kind", "Credit note"],
  ["kind", "Final"],
] as const;

describe("D14: what a count leaves out by its own description is not counted by it", () => {
  const script = { model: described("Without void ones and credit notes"), values, rows: [[0]] };

  it.each(["how many credit notes this year", "credit notes in October"])(
    "%s",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries).toEqual([]);
      expect(content).toMatch(/did not understand “credit/);
    },
  );

  it("counts the others, and sums what it has", async () => {
    const sqlOf = statementsWith(script);
    expect(await sqlOf("how many final invoices")).toContain("kind = 'Final'");
    expect(await sqlOf("net revenue of credit notes")).toContain("kind = 'Credit note'");
    expect(await sqlOf("how many invoices without credit notes")).toContain("invoice_count");
  });

  it("counts them where they are not left out", async () => {
    const sqlOf = statementsWith({ ...script, model: described("Credit notes as well") });
    expect(await sqlOf("how many credit notes this year")).toContain("kind = 'Credit note'");
  });
});
