import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { instantMs } from "./instant.js";

describe("A3: when a key expires", () => {
  it.each([
    ["1970-01-01T00:00:00Z", 0],
    ["2030-01-31T00:00:00Z", 1_896_048_000_000],
    ["2030-01-31T00:00Z", 1_896_048_000_000],
    ["2030-01-31T00:00:00.250Z", 1_896_048_000_250],
    ["2030-01-31T02:00:00+02:00", 1_896_048_000_000],
    ["2030-01-30T18:30:00-05:30", 1_896_048_000_000],
    ["2028-02-29T00:00:00Z", 1_835_395_200_000],
  ])("%s is a time", (text, ms) => {
    expect(instantMs(text)).toBe(ms);
  });

  it.each([
    ["a day alone, which begins elsewhere at another time", "2030-01-31"],
    ["a time without its offset", "2030-01-31T00:00:00"],
    ["a 13th month", "2030-13-01T00:00:00Z"],
    ["a 31st of February", "2030-02-31T00:00:00Z"],
    ["a 29th of February in a common year", "2030-02-29T00:00:00Z"],
    ["a day 0", "2030-01-00T00:00:00Z"],
    ["an hour 25", "2030-01-31T25:00:00Z"],
    ["a minute 60", "2030-01-31T00:60:00Z"],
    ["an offset of 99 hours", "2030-01-31T00:00:00+99:00"],
    ["words", "next year"],
    ["a number", "1896048000000"],
    ["white space behind", "2030-01-31T00:00:00Z\n"],
    ["nothing", ""],
  ])("%s is none", (_what, text) => {
    expect(instantMs(text)).toBeUndefined();
  });

  it("every time that JavaScript writes is read back", () => {
    const date = fc.date({
      min: new Date("0001-01-01"),
      max: new Date("9999-12-31"),
      noInvalidDate: true,
    });
    fc.assert(fc.property(date, (at) => expect(instantMs(at.toISOString())).toBe(at.getTime())));
  });
});
