import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { grants } from "../../fixtures/grants.fixture.js";

const rows = [["Sports", 5, 9, -4, -44.44]];
const script = { model: grants, rows };
const sqlOf = statementsWith(script);
const fell = "WHERE COALESCE(present.figure, 0) < COALESCE(former.figure, 0) ORDER BY 4 ASC";
const rose = "WHERE COALESCE(present.figure, 0) > COALESCE(former.figure, 0) ORDER BY 4 DESC";

describe("D14: those alone whose figure rose, or fell", () => {
  it.each([
    ["which purposes have fewer requests than last year", fell],
    ["purposes with fewer requests than last year", fell],
    ["which purposes asked for less than last year", fell],
    ["requests by purpose this year vs last year, only those that fell", fell],
    ["purposes whose requests dropped compared with last year", fell],
    ["which purposes declined in requests this year", fell],
    ["which officers have more requests than last year", rose],
    ["requests by purpose this year vs last year, just the ones that grew", rose],
    ["which purposes had more requests in May than in April", rose],
    ["which purposes had fewer of the requests in May than in April", fell],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("is said in the first line, with how many there are", async () => {
    const { content } = await ask("which purposes have fewer requests than last year", script);
    expect(content).toContain("only those that fell");
    expect(content).toContain("1 fell. Sports fell the most, from 9 to 5");
  });

  it("none of them", async () => {
    const { content } = await ask("which purposes have fewer requests than last year", {
      ...script,
      rows: [],
    });
    expect(content).toContain("None of them fell.");
  });

  it("a rank by change has all of them, and says where none fell", async () => {
    const { content, queries } = await ask("biggest drop in requests by purpose this year", {
      ...script,
      rows: [["Sports", 9, 5, 4, 80]],
    });
    expect(queries[0]?.sqlQuery).toContain("ORDER BY 4 ASC");
    expect(content).toContain("None fell. Sports has the weakest change");
  });

  it("the fastest growing one grew by the most percent, which is said", async () => {
    const { content, queries } = await ask("fastest growing purpose by requests", script);
    expect(queries[0]?.sqlQuery).toContain("ORDER BY 5 DESC");
    expect(content).toContain("ranked by the change in percent");
  });
});
