import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createEmbeddedAnalytics, type AppliedAccount } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { applyDeclarationFile } from "./apply-declaration-file.js";

const page = await readFile(new URL("../../../../docs/declaration.md", import.meta.url), "utf8");
const example = /^```yaml accounts\.yaml\n([^]*?)^```$/m.exec(page)?.[1] ?? "";

const keysIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
};

describe("C5: the example of docs/declaration.md", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "declaration-page-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("can be applied, makes the keys that have no value, and changes nothing again", async () => {
    const path = join(folder, "accounts.yaml");
    await writeFile(path, example);
    const analytics = createEmbeddedAnalytics(inMemoryPorts());
    const environment = { ACME_SERVER_KEY: `sk-acmeserver00-${"s".repeat(43)}` };
    const applied: AppliedAccount[] = [];
    const apply = () =>
      applyDeclarationFile(analytics, path, environment, (account) => applied.push(account));
    await apply();
    await apply();
    expect(applied.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      "acme created",
      "acme unchanged",
    ]);
    const minted = applied[0]?.mintedKeys.map(({ name }) => name);
    expect(minted).toEqual(["reports", "old-server", "ada"]);
  });

  test("has every key that the page's tables have", () => {
    const cells = [...page.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = ""]) => cell);
    const keys = cells.flatMap((cell) => cell.match(/\w+(?=`|\.|\[)/g) ?? []);
    expect(keys.length).toBeGreaterThan(60);
    const used = new Set(keysIn(parse(example)));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  test("shows a mistake as it is reported", async () => {
    const [, line = "", sentence = ""] = /^accounts\.yaml:(\d+): (.*)$/m.exec(page) ?? [];
    const path = join(folder, "accounts.yaml");
    await writeFile(path, example.replace("kind: admin", "kind: root"));
    const analytics = createEmbeddedAnalytics(inMemoryPorts());
    await expect(applyDeclarationFile(analytics, path, {}, () => undefined)).rejects.toThrow(
      `${path}:${line}: ${sentence}`,
    );
  });
});
