import { describe, expect, test } from "@jest/globals";
import { failureCodesOf, type FailureCode, type JsonObject } from "@embedded-analytics/domain";
import { callOfRoute, documentedName } from "./documented-route.fixture.js";
import { allRoutes } from "../routes/routes.js";
import { codesOf, openApiDocument } from "./document.js";
import { operations } from "./operations/index.js";

const document = openApiDocument("1.2.3");

/** Every reference in a value. */
const references = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "$ref" && typeof each === "string" ? [each] : references(each),
  );
};

describe("J3: the OpenAPI document", () => {
  test("has every route that is served, and no other", () => {
    const served = new Set(allRoutes.map(documentedName));
    expect(Object.keys(operations).toSorted()).toEqual([...served].toSorted());
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(written.toSorted()).toEqual([...served].toSorted());
  });

  test("names the call of each route, and so its body and its codes", async () => {
    for (const route of allRoutes) {
      expect([documentedName(route), operations[documentedName(route)]?.call]).toEqual([
        documentedName(route),
        await callOfRoute(route),
      ]);
    }
  });

  test("has each code of a call under its status, and no other", () => {
    for (const [name, operation] of Object.entries(operations)) {
      const [method = "", path = ""] = name.split(" ");
      const responses = document.paths[path]?.[method.toLowerCase()]?.["responses"] as JsonObject;
      const inEnums = JSON.stringify(responses).match(/"enum":\["[a-z_",]+"\]/g) ?? [];
      const written = inEnums.flatMap(
        (each) => (JSON.parse(`{${each}}`) as { readonly enum: readonly FailureCode[] }).enum,
      );
      expect(new Set(written)).toEqual(new Set(codesOf(operation)));
      for (const code of failureCodesOf[operation.call]) expect(written).toContain(code);
    }
  });

  test("asks for what each route asks for", () => {
    for (const route of allRoutes) {
      const operation = operations[documentedName(route)];
      const needs = route.body === undefined ? undefined : route.body.needs;
      if (needs !== undefined)
        expect([documentedName(route), operation?.needs]).toEqual([documentedName(route), needs]);
    }
  });

  test("names each operation once, and refers to nothing that is not there", () => {
    const ids = Object.values(operations).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const reference of new Set(references(document))) {
      const [, , kind = "", name = ""] = reference.split("/");
      expect([reference, document.components[kind]?.[name] !== undefined]).toEqual([
        reference,
        true,
      ]);
    }
  });

  test("is the same each time", () => {
    expect(openApiDocument("1.2.3")).toEqual(document);
  });
});
