import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { grants } from "../../fixtures/grants.fixture.js";

const script = { model: grants, rows: [[0.0213, 120.5]] };
const sqlOf = statementsWith(script);

describe("D14: the mean of what each step grew by", () => {
  it.each([
    "average monthly growth of requests in 2025",
    "average monthly requests growth in 2025",
    "average growth of requests per month in 2025",
    "average month over month growth of requests in 2025",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT AVG(grown) AS growth, AVG(more) AS change FROM steps");
    // The first month has its growth against the one before it.
    expect(sql).toContain("asked_on >= DATE '2024-12-01' AND asked_on < DATE '2026-01-01'");
    expect(sql).toContain("QUALIFY month >= DATE '2025-01-01'");
  });

  it("a step that is not over does not count", async () => {
    expect(await sqlOf("average monthly growth of requests this year")).toContain(
      "asked_on < DATE '2026-11-01'",
    );
    expect(await sqlOf("average monthly growth of requests")).toContain(
      "asked_on < DATE '2026-11-01'",
    );
  });

  it("of a level: of its last moments", async () => {
    expect(await sqlOf("average monthly growth in unspent money this year")).toContain(
      "MAX(month_end)",
    );
  });

  it("is said in percent and as it is", async () => {
    const { content } = await ask("average monthly growth of requests in 2025", script);
    expect(content).toContain("Mean growth of Requests by month · Asked from 1 January 2025");
    expect(content).toContain("Requests changed by +2.13 % a month on average");
  });

  it("the average of a month is none", async () => {
    expect(await sqlOf("average monthly requests in 2025")).toContain("COUNT(DISTINCT date_trunc");
  });
});
