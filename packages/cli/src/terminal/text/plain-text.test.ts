import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { cleanJson, cleanLine, cleanText } from "./plain-text.js";
import { widthOf } from "./text-width.js";
import { wordWrap } from "./word-wrap.js";

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

describe("T18: text of a service in a terminal", () => {
  test.each([
    ["\u001b[2J\u001b[1;1Hgone", "gone"],
    ["\u001b]0;title\u0007seen", "seen"],
    ["\u001b]8;;http://x.test\u001b\\link\u001b]8;;\u001b\\", "link"],
    ["\u009b31mred", "red"],
    ["a\rb\tc\u0000\u0008\u007f", "a b  c"],
    ["abc\u202edef\u200b", "abcdef"],
    ["\u001b", ""],
  ])("%j is %j", (text, clean) => {
    expect(cleanLine(text)).toBe(clean);
  });

  test("holds nothing that moves or hides, whatever came and however it was cut", () => {
    fc.assert(
      fc.property(fc.array(anyText), (pieces) => {
        const shown = pieces.map(cleanText).join("");
        expect(shown.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  test("raw lines mean the same without their control characters", () => {
    fc.assert(
      fc.property(anyText, (content) => {
        const line = cleanJson(JSON.stringify({ content }));
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(JSON.parse(line)).toEqual({ content });
      }),
    );
  });
});

test("words are wrapped, never torn or lost, however the text arrives", () => {
  const word = fc.constantFrom("a", "bb", "東京", "longer", "\n", " ", "  ");
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 6, max: 20 }), (pieces, width) => {
      const wrap = wordWrap(width);
      const wrapped = pieces.map((piece) => wrap.push(piece)).join("") + wrap.end();
      const joined = pieces.join("");
      expect(wrapped.match(/\S+/g)).toEqual(joined.match(/\S+/g));
      for (const line of wrapped.split("\n")) {
        if (/\S\s+\S/.test(line)) expect(widthOf(line.trimEnd())).toBeLessThanOrEqual(width);
      }
    }),
  );
});

test("a word behind a blank that does not fit begins a line, though it would fit itself", () => {
  const wrap = wordWrap(19);
  expect(wrap.push("longer  abblongera  a") + wrap.end()).toBe("longer  abblongera\na");
});
