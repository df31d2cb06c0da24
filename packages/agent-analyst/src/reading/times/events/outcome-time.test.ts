import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
cube appeals | Appeals
  dimension string office | Office
  dimension time filed_on | Filed
  dimension time closed_on | Closed
  measure count appeal_count | Appeals
  measure count rejected_appeals | Rejected appeals
  measure count won_appeals | Appeals won
cube pitches | Pitches
  dimension time listed_on | Listed
  dimension time sold_on | Sold
  dimension time closed_on | Closed
  measure count pitch_count | Pitches
  measure count sold_pitches | Sold pitches
`);
const plain = statementsWith({ model, values: [], rows: [[1]] });

describe("D14: how something ended, by when it did", () => {
  it.each([
    ["appeals rejected last month", "closed_on >="],
    ["appeals won this year", "closed_on >="],
    ["rejected appeals by month 2026", "closed_on"],
    ["pitches sold last month", "sold_on >="],
    ["appeals last month", "filed_on >="],
  ])("%s", async (question, time) => {
    expect(await plain(question)).toContain(time);
  });
});
