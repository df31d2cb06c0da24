import { describe, expect, it } from "@jest/globals";
import { askedAges } from "./asked-ages.js";
import { askedRow } from "./asked-row.js";
import { askedSpan } from "./asked-span.js";
import { limitedSpan } from "./limited-span.js";

describe("D14: how long something takes, as people ask it", () => {
  it.each([
    ["how long does it take customers to pay on average?", "process", "pay", "customers", ""],
    ["how long do hauliers take to deliver", "process", "deliver", "hauliers", ""],
    [
      "average time until a claim is closed by handler",
      "process",
      "closed",
      "claim",
      " by handler",
    ],
    ["average delivery time by carrier", "process", "delivery", "", " by carrier"],
    ["days to pay by country", "process", "pay", "", " by country"],
    ["time from order to dispatch this year", "ends", "order dispatch", "", " this year"],
    ["days late on average per carrier", "late", "", "", " per carrier"],
    ["how late are bills paid in May", "late", "", "bills paid", " in May"],
    ["average age of open tickets", "age", "", "", " of open tickets"],
    ["average lifetime of lost accounts", "life", "", "", " of lost accounts"],
    ["how far in advance do guests book", "ahead", "", "guests book", ""],
    ["how long do people wait for an appointment", "process", "appointment", "people", ""],
  ])("%s", (question, kind, words, who, rest) => {
    const asked = askedSpan(question);
    expect([asked?.kind, asked?.words?.join(" ") ?? "", asked?.who ?? "", asked?.rest]).toEqual([
      kind,
      words,
      who,
      rest,
    ]);
  });

  it.each([
    ["average delivery time in hours by carrier", "hour"],
    ["how many weeks does it take to repair a boat", "week"],
    ["hours late per depot", "hour"],
    ["average delivery time", undefined],
  ])("%s: in its unit", (question, unit) => {
    expect(askedSpan(question)?.unit).toBe(unit);
  });

  it.each([
    "on-time deliveries by carrier",
    "revenue for the first time",
    "orders by month",
    "how many orders did we have",
  ])("%s: nothing of the kind", (question) => {
    expect(askedSpan(question)).toBeUndefined();
  });
});

describe("D14: single rows, as people ask for them", () => {
  it.each([
    ["what was the biggest order this year?", "amount", "max", undefined, "order this year"],
    ["3 heaviest parcels to Munich", "weight", "max", 3, "parcels to Munich"],
    ["the 5 largest orders", "amount", "max", 5, "orders"],
    ["who has the longest open ticket?", "begun", "max", undefined, "open ticket"],
    ["when was the last order of Miller", "time", "max", undefined, "order of Miller"],
    ["which member has been with us the longest", "life", "max", undefined, "member"],
    ["which boat is the oldest", "age", "max", undefined, "boat"],
    ["cheapest repair by road", "cost", "min", undefined, "repair by road"],
  ])("%s", (question, order, end, count, rest) => {
    expect(askedRow(question)).toMatchObject({ order, end, rest });
    expect(askedRow(question)?.count).toBe(count);
  });

  it("is ranked by what the question says", () => {
    expect(askedRow("largest booking by nights this summer")).toMatchObject({
      by: "nights",
      rest: "booking this summer",
    });
  });

  it.each(["last month", "revenue last year", "first 5 days of June", "orders in the last week"])(
    "%s: a time",
    (question) => {
      expect(askedRow(question)).toBeUndefined();
    },
  );
});

describe("D14: ages and limits on how long something lasts", () => {
  it.each([
    ["undelivered parcels by age", "undelivered parcels"],
    ["ageing of open bills in France", "open bills in France"],
  ])("%s", (question, rest) => {
    expect(askedAges(question)?.rest).toBe(rest);
  });

  it.each([
    ["parcels that took more than 10 days", ">", 10, "day", "parcels"],
    ["jobs which took at least two weeks to finish in May", ">=", 2, "week", "jobs in May"],
  ])("%s", (question, operator, number, unit, rest) => {
    expect(limitedSpan(question)).toMatchObject({ operator, number, unit, rest });
  });
});
