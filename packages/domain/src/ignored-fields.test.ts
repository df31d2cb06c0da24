import { describe, expect, it } from "@jest/globals";
import { ignoredFields } from "./ignored-fields.js";

describe("B1: fields without effect", () => {
  it("are named by call, in sessionSettings one level deep", () => {
    const body = { query: "x", input: "x", externalId: "u", sessionSettings: { a: { b: 1 } } };
    expect(ignoredFields("runQuery", body)).toEqual([
      "/input",
      "/externalId",
      "/sessionSettings/a",
    ]);
    expect(ignoredFields("streamChat", body)).toEqual([
      "/query",
      "/externalId",
      "/sessionSettings/a",
    ]);
    expect(ignoredFields("generateSession", body)).toEqual([
      "/query",
      "/input",
      "/sessionSettings",
    ]);
  });

  it("are at most 20, also where they stand in each other", () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k${at}`, 1]));
    expect(ignoredFields("runQuery", { a: 1, sessionSettings: many, b: 1 })).toHaveLength(20);
    expect(ignoredFields("generateSession", many)).toHaveLength(20);
  });

  it.each([null, undefined, 5, "x", [], [{ a: 1 }]])("there are none in %j", (body) => {
    expect(ignoredFields("generateSession", body)).toEqual([]);
    expect(ignoredFields("runQuery", { sessionSettings: body })).toEqual([]);
  });

  it("are not looked for in a theme that is left out", () => {
    expect(ignoredFields("generateSession", { embedTheme: null })).toEqual([]);
  });
});
