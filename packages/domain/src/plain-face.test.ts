import { expect, test } from "@jest/globals";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// The declarations as a host's compiler reads them; `npm test` has built them.
const entry = fileURLToPath(new URL("../dist/index.d.ts", import.meta.url));

/** Every declaration file that the main entry reaches, and what else they import. */
const reached = (): {
  readonly files: ReadonlySet<string>;
  readonly foreign: readonly string[];
} => {
  const files = new Set<string>();
  const foreign: string[] = [];
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)) {
      if (name.startsWith(".")) visit(join(dirname(file), name.replace(/\.js$/, ".d.ts")));
      else foreign.push(name);
    }
  };
  visit(entry);
  return { files, foreign };
};

test("the types of the main entry need no library, effect included", () => {
  expect(existsSync(entry)).toBe(true);
  const { files, foreign } = reached();
  expect(files.size).toBeGreaterThan(20);
  expect(foreign).toEqual([]);
});
