import { describe, expect, it } from "@jest/globals";
import { tokensOf } from "../token.js";
import { choiceIn } from "./choices.js";

describe("D14: what somebody answers to proposals", () => {
  it.each([
    ["yes", "yes"],
    ["Yes, please", "yes"],
    ["yeah that one", "yes"],
    ["sure", "yes"],
    ["exactly", "yes"],
    ["no", "no"],
    ["none of these", "no"],
    ["neither", "no"],
  ])("%s: %s", (text, kind) => {
    expect(choiceIn(tokensOf(text))).toEqual({ kind });
  });

  it.each([
    ["the first", 1],
    ["first one please", 1],
    ["I meant the second one", 2],
    ["the 2nd", 2],
    ["yes, the third", 3],
    ["number two", 2],
    ["option 3", 3],
    ["2", 2],
    ["2.", 2],
  ])("%s: the one at place %i", (text, place) => {
    expect(choiceIn(tokensOf(text))).toEqual({ kind: "place", place });
  });

  it.each([
    ["the last one", "last"],
    ["the other one", "other"],
  ])("%s", (text, kind) => {
    expect(choiceIn(tokensOf(text))).toEqual({ kind });
  });

  it.each([
    "first quarter",
    "top 2",
    "the first of May",
    "yes, but by month",
    "no orders last month",
    "the first and the second",
    "2026",
    "",
    "other",
    "last month",
    '"first"',
  ])("%s: is none", (text) => {
    const choice = choiceIn(tokensOf(text));
    expect(choice === undefined || choice.kind === "other").toBe(true);
  });
});
