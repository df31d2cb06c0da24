import { expect, test } from "@jest/globals";
import { mistakesText } from "./mistakes-text.js";

test("E5: the mistakes of a model are read as file, line and reason, one a line", () => {
  const mistakes = [
    { file: "model/orders.yml", line: 3, column: 5, message: "unknown key sql_tabel" },
    { file: "data/orders.csv", line: 1, column: 1, message: "column id is there twice" },
  ];
  expect(mistakesText(mistakes)).toBe(
    "model/orders.yml:3:5: unknown key sql_tabel\ndata/orders.csv:1:1: column id is there twice",
  );
});

test("E5: a model without mistakes has a dash there", () => {
  expect(mistakesText([])).toBe("–");
  expect(mistakesText(undefined)).toBe("–");
});
