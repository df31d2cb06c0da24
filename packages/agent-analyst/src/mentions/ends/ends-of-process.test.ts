import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { ferry, ferryValues } from "../../fixtures/ferry.fixture.js";

const script = { model: ferry, values: ferryValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

const june = (time: string): string =>
  `${time} >= DATE '2026-06-01' AND ${time} < DATE '2026-07-01'`;

describe("D14: the two ends of a process", () => {
  it.each([
    [
      "how many crossings started at Dover in June",
      june("departed_at"),
      "departure_port = 'Dover'",
    ],
    ["how many crossings left Dover in June", june("departed_at"), "departure_port = 'Dover'"],
    ["how many crossings ended in Calais in June", june("arrived_at"), "arrival_port = 'Calais'"],
    [
      "how many crossings finished in Calais in June",
      june("arrived_at"),
      "arrival_port = 'Calais'",
    ],
    ["crossings arriving in Calais in June", june("arrived_at"), "arrival_port = 'Calais'"],
    ["crossings from Dover in June", june("departed_at"), "departure_port = 'Dover'"],
    [
      "crossings from Dover to Calais in June",
      "arrival_port = 'Calais'",
      "departure_port = 'Dover'",
    ],
  ])("%s: the verb says of which end place and time are", async (question, ...parts) => {
    const sql = await sqlOf(question);
    for (const part of parts) expect(sql).toContain(part);
  });

  it.each(["how many ships started in June", "how many crossings were collected in June"])(
    "%s: a verb of an end that nothing is named after is asked back",
    async (question) => {
      expect((await ask(question, script)).queries).toEqual([]);
    },
  );

  it.each(["which ports had more than 150 crossings in 2025", "crossings per port in June"])(
    "%s: half a name of two columns is that of the usual time's end, which is said",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries[0]?.sqlQuery).toContain("SELECT departure_port");
      expect(content).toContain("as Departure port; there is Arrival port as well.");
    },
  );

  it("a column that is named is no half of a name", async () => {
    const { queries, content } = await ask("crossings by arrival port", script);
    expect(queries[0]?.sqlQuery).toContain("SELECT arrival_port");
    expect(content).not.toContain("as well");
  });
});

describe("D14: from one place to another", () => {
  it.each([
    ["crossings to Calais", "WHERE arrival_port = 'Calais'"],
    ["crossings from Dover", "WHERE departure_port = 'Dover'"],
    ["Dover to Calais crossings", "departure_port = 'Dover' AND arrival_port = 'Calais'"],
    ["crossings from Dover to Calais", "departure_port = 'Dover' AND arrival_port = 'Calais'"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });
});
