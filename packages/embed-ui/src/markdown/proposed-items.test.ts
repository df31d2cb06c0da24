import { describe, expect, it } from "@jest/globals";
import { Lexer } from "marked";
import { proposedItems } from "./proposed-items.js";

/** What each block of a text proposes. */
const proposed = (text: string): readonly string[] | undefined => {
  const blocks = Lexer.lex(text, { gfm: true });
  return blocks.map((_, at) => proposedItems(blocks, at)).find((items) => items !== undefined);
};

describe("D14: what an answer proposes", () => {
  it.each<[string, string, readonly string[]]>([
    [
      "a list behind a question",
      "I know nothing called so.\nDid you mean one of these?\n- Revenue by city\n- Revenue by region\n",
      ["Revenue by city", "Revenue by region"],
    ],
    ["behind an empty line", "Which one?\n\n1. North\n2. South\n", ["North", "South"]],
    [
      "without marks of Markdown",
      "Shall I\nshow one of these?\n- **Revenue** by `city`\n- Costs & more\n",
      ["Revenue by city", "Costs & more"],
    ],
  ])("%s", (_what, text, items) => {
    expect(proposed(text)).toEqual(items);
  });

  it.each([
    ["a list behind a statement", "These are the first:\n- North: 5\n- South: 3\n"],
    ["a list behind a heading", "# Why?\n\n- because\n"],
    ["items of several parts", "Which one?\n- North\n  - East\n- South\n"],
    ["items as long as texts", `Which one?\n- ${"x".repeat(301)}\n`],
    ["a list of tasks", "Which one?\n- [ ] North\n- [x] South\n"],
    ["no list", "Which one?"],
  ])("%s proposes nothing", (_what, text) => {
    expect(proposed(text)).toBeUndefined();
  });
});
