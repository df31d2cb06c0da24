import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { lineSplitter } from "./line-splitter.js";

test("2: lines come whole, however the network cuts them", () => {
  const line = fc.string({ unit: "grapheme" }).map((content) => JSON.stringify({ content }));
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.nat(40)), (lines, sizes) => {
      let bytes = new TextEncoder().encode(lines.map((each) => `${each}\n\n`).join(""));
      const { push } = lineSplitter();
      const read: string[] = [];
      for (const size of sizes) {
        read.push(...push(bytes.subarray(0, size)));
        bytes = bytes.subarray(size);
      }
      read.push(...push(bytes));
      expect(read).toEqual(lines);
    }),
  );
});

test("a line without an end is given up", () => {
  const { push } = lineSplitter();
  const chunk = new Uint8Array(1_048_576).fill(97);
  expect(() => {
    for (let at = 0; at < 20; at++) push(chunk);
  }).toThrow("without an end");
});
