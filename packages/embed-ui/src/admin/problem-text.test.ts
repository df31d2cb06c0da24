import { describe, expect, test } from "@jest/globals";
import { problemText } from "./problem-text.js";

const fields = [
  { name: "name", label: "Name" },
  { name: "deployments", label: "Deployments" },
];

describe("J6: what is wrong with a form", () => {
  test("is said by the labels of its fields", () => {
    expect(problemText("/name must not begin or end with white space.", fields)).toBe(
      "Name: must not begin or end with white space.",
    );
    expect(problemText("/deployments/1 names no deployment of the account.", fields)).toBe(
      "Deployments, entry 2: names no deployment of the account.",
    );
  });

  test("stays as it is said of what the form does not have", () => {
    for (const sentence of [
      "/plan must be a text.",
      "It failed.",
      "Keys of /name are no fields.",
    ]) {
      expect(problemText(sentence, fields)).toBe(sentence);
    }
  });
});
