import { describe, expect, it } from "@jest/globals";
import type { Read, Valued } from "../reading/context/understanding.js";
import { respelled } from "./respelled.js";

const readOf = (words: string, beyondData?: string): Read =>
  ({
    language: [{ words: new Set(words.split(" ")) }],
    utterance: { beyondData },
  }) as unknown as Read;
const valued = (value: string): readonly Valued[] =>
  [{ values: [{ value }] }] as unknown as readonly Valued[];
const read = readOf("moorings harbour vessels tonnage skipper pontoon deactivated");

describe("D14: a question with its slips put right", () => {
  it("has the nearest word for each, and says so", () => {
    expect(respelled("moorngs by harbuor", read, [])).toEqual({
      text: "moorings by harbour",
      note: "I read “moorngs” as moorings and “harbuor” as harbour.",
    });
  });

  it.each<[string, string, Read, readonly Valued[]]>([
    ["no word with a slip", "moorings by harbour", read, []],
    ["what no data can answer", "moorngs by harbour", readOf("moorings", "No data say that."), []],
    ["a word of a value", "moorings of vessles", read, valued("Vessles Ltd")],
    ["a name of somebody", "moorings of Zorbix Vessles", read, []],
    ["another form of a word", "moorings to deactivate", read, []],
    ["a short word with another letter", "moors by pier", readOf("moorings pies"), []],
    ["words that two are near to", "bttnles in total", readOf("battnles bottnles"), []],
    ["more than four slips", "moorngs harbuor vessles tonnag skiper", read, []],
    ["a long text", `moorngs by harbour ${"by pier ".repeat(60)}`, read, []],
  ])("%s: stays as it is", (_, text, of, values) => {
    expect(respelled(text, of, values)).toBeUndefined();
  });

  it("has as many as four", () => {
    expect(respelled("moorngs harbuor vessles tonnag", read, [])?.text).toBe(
      "moorings harbour vessels tonnage",
    );
  });
});
