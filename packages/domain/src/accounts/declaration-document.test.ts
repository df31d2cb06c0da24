import { expect, test } from "@jest/globals";
import * as Schema from "effect/Schema";
import { readFileSync } from "node:fs";
import { Declaration } from "./declaration.js";

interface SchemaShape {
  readonly fields?: Readonly<Record<string, SchemaShape>>;
  readonly schema?: SchemaShape;
  readonly value?: SchemaShape;
  readonly members?: readonly SchemaShape[];
}

/** The paths of all keys that hold no keys of their own, such as `accounts[].keys[].name`. */
const keyPaths = (schema: SchemaShape, path: string): readonly string[] => {
  if (schema.fields !== undefined) {
    return Object.entries(schema.fields).flatMap(([key, value]) =>
      keyPaths(value, path === "" ? key : `${path}.${key}`),
    );
  }
  // An array repeats its element's schema as `value`; an optional key has a union with undefined.
  if (schema.value !== undefined) return [path, ...keyPaths(schema.value, `${path}[]`)];
  if (schema.schema !== undefined) return keyPaths(schema.schema, path);
  if (schema.members !== undefined) {
    const given = schema.members.filter((member) => member !== (Schema.Undefined as SchemaShape));
    return [...new Set(given.flatMap((member) => keyPaths(member, path)))];
  }
  return path.endsWith("[]") ? [] : [path];
};

/** The paths of the rows of a page: each section's heading names where its keys stand. */
const documentedPaths = (page: string): readonly string[] =>
  page.split(/^## /m).flatMap((section) => {
    const [heading = "", ...lines] = section.split("\n");
    const places = [...heading.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place);
    const cells = lines.flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? []);
    const keys = cells.flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key),
    );
    return places.flatMap((place) => keys.map((key) => `${place}.${key}`));
  });

test("C5: docs/declaration.md documents every key of the declaration, and no other", () => {
  const page = readFileSync(new URL("../../../../docs/declaration.md", import.meta.url), "utf8");
  const lists = new Set(["accounts", "accounts[].internalUsers[].userAttributes"]);
  const declared = keyPaths(Declaration as unknown as SchemaShape, "").filter(
    (path) => !lists.has(path),
  );
  expect(declared.length).toBeGreaterThan(60);
  expect([...documentedPaths(page)].sort()).toEqual([...declared].sort());
});
