import { describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import type { Cell, ResultPart } from "../query/query-runner.js";
import { collectRows, type KeptRows } from "./collect-rows.js";

/** Rows of one text each, three in a part. */
async function* partsOf(texts: readonly string[]): AsyncGenerator<ResultPart, void> {
  for (let at = 0; at < texts.length; at += 3) {
    await Promise.resolve();
    yield { rows: texts.slice(at, at + 3).map((text): readonly Cell[] => [text]) };
  }
  yield { totalRows: texts.length };
}

const texts = Array.from({ length: 10 }, (_, at) => `row ${at}`);

const kept = async (given: readonly string[], rules: KeptRows) => {
  const { rows, totalRows } = await Effect.runPromise(collectRows(partsOf(given), rules));
  return { texts: rows.map(([text]) => text), totalRows };
};

describe("D11 I2: rows that are kept of a result, all of which are counted", () => {
  it.each([
    [{ rowsMax: 4 }, texts.slice(0, 4)],
    [{ rowsMax: 4, skipped: 2 }, texts.slice(2, 6)],
    [{ rowsMax: 4, skipped: 3 }, texts.slice(3, 7)],
    [{ rowsMax: 4, skipped: 8 }, texts.slice(8)],
    [{ rowsMax: 4, skipped: 99 }, []],
    [{ rowsMax: 99 }, texts],
    [{ rowsMax: 99, lengthMax: 12 }, texts.slice(0, 2)],
    [{ rowsMax: 99, skipped: 1, lengthMax: 1 }, texts.slice(1, 2)],
  ])("%j", async (rules, expected) => {
    expect(await kept(texts, rules)).toEqual({ texts: expected, totalRows: 10 });
  });
});
