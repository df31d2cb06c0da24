import { describe, expect, it } from "@jest/globals";
import { clausesOf } from "./clauses-of.js";

describe("D14: the clauses of a question", () => {
  it.each([
    ["orders in May, and how many of them were late", "those", "how many of them were late"],
    ["orders in May, of which how many were late", "those", "how many of them were late"],
    ["how many joined and how many left", "and", "how many left"],
    ["paid in May vs due in May", "beside", "due in May"],
  ])("%s", (text, kind, second) => {
    expect(clausesOf(text)).toMatchObject({ kind, second });
  });

  it("a text that is longer than any question is not parted", () => {
    const long = (letters: number): string => `${"a".repeat(letters)}, and how many of them`;
    expect(clausesOf(`${long(400)} left`)).toBeDefined();
    expect(clausesOf(`${long(500)} left`)).toBeUndefined();
    expect(clausesOf(", ".repeat(5000))).toBeUndefined();
  });
});
