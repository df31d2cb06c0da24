import { expect, it, jest } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { ask } from "./fixtures/asking.fixture.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

/** Words and signs that the analyst looks for, and texts that are dear to fold or to split. */
const units = [
  "a",
  " a",
  "'",
  "9",
  "2025 ",
  "revenue ",
  "revenue by city, ",
  "top 5 ",
  "not ",
  "more than 1 ",
  "Berlin and ",
  "lampe ",
  "same ",
  "per city ",
  "“x” ",
  "last 3 months vs ",
  "e\u0301",
  "\u0301\u0316",
];

const small = 4096;
/** To the longest input of a chat, 32 KiB. */
const factor = 8;

/** The quickest of three, in milliseconds; what is quicker than ten is not measured, only passed. */
const quickestMs = async (text: string): Promise<number> => {
  let quickest = Infinity;
  for (let round = 0; round < 3; round++) {
    const startedMs = performance.now();
    await ask(text, { model: shop });
    quickest = Math.min(quickest, performance.now() - startedMs);
  }
  return Math.max(quickest, 10);
};

it("T21: a question that is eight times as long takes no more than its share of time longer", async () => {
  const growths: Record<string, number> = {};
  for (const unit of units) {
    const text = (length: number): string => unit.repeat(length / unit.length);
    growths[unit] = (await quickestMs(text(small * factor))) / (await quickestMs(text(small)));
  }
  // Quadratic work takes 64 times as long; other programs on the machine make up for the rest.
  expect(Object.entries(growths).filter(([, growth]) => growth > 4 * factor)).toEqual([]);
});

it("T21: a page of words that mean nothing is asked back, after one look for the first of them", async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `wort${at.toString(36)}`);
  for (const text of [words.join(" "), `revenue in ${"q".repeat(30_000)}`]) {
    const { content, lookUps } = await ask(text, { model: shop });
    for (const sql of lookUps) expect(sql.length).toBeLessThan(32_000);
    expect(content.length).toBeGreaterThan(0);
    expect(content.length).toBeLessThan(2000);
    expect(content).not.toContain("sqlQuery");
  }
});
