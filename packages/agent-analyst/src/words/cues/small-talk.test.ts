import { describe, expect, it } from "@jest/globals";
import { tokensOf } from "../token.js";
import { findSmallTalk } from "./small-talk.js";

describe("D14: what asks for no figure", () => {
  it.each([
    ["Hi!", "greeting"],
    ["good morning", "greeting"],
    ["Hello there", "greeting"],
    ["thanks", "thanks"],
    ["Ok great, thank you very much!", "thanks"],
    ["perfect", "thanks"],
    ["Help", "abilities"],
    ["What can you do?", "abilities"],
    ["what can I ask you", "abilities"],
    ["which questions can you answer?", "abilities"],
    ["What data do you have?", "abilities"],
    ["what do you know about?", "abilities"],
    ["How does this work?", "abilities"],
    ["who are you?", "abilities"],
    ["what figures are there", "abilities"],
    ["what metrics do you have", "abilities"],
  ])("%s", (said, kind) => {
    expect(findSmallTalk(tokensOf(said))).toBe(kind);
  });

  it.each([
    "",
    "help desk tickets",
    "hello kitty revenue",
    "thanks, and now by month",
    "what data usage do we have",
    "what did you sell",
    "how does revenue develop",
    "which customers do we have",
    "what are returns",
    "perfect orders by month",
    '"help"',
  ])("%s: a question like others", (said) => {
    expect(findSmallTalk(tokensOf(said))).toBeUndefined();
  });
});
