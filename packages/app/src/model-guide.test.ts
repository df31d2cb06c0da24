import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkModelFolder } from "@embedded-analytics/adapters-duckdb";
import { parseAccessPolicy } from "@embedded-analytics/domain";
import { parse } from "yaml";

let folder: string;
/** The examples of the guide: the path that stands behind the language, if any, and the text. */
let blocks: readonly { readonly language: string; readonly path: string; readonly text: string }[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "model-guide-"));
  const guide = await readFile(new URL("../../../docs/model.md", import.meta.url), "utf8");
  blocks = [...guide.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = "", path = "", text = ""]) => ({ language, path, text }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("E5, E6: the guide to the model folder", () => {
  it("shows a model without mistakes and warnings", async () => {
    const files = blocks.filter(({ path }) => path !== "");
    expect(files).toHaveLength(5);
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const checked = await checkModelFolder(folder, join(folder, "cache"));
    expect(checked).toEqual({ diagnostics: [], warnings: [] });
  });

  it("shows policies that are understood", () => {
    const policies = blocks.filter(({ language, path }) => language === "yaml" && path === "");
    expect(policies).toHaveLength(1);
    for (const { text } of policies) {
      const { access_policy: entries } = parse(text) as { readonly access_policy: unknown[] };
      for (const entry of entries) {
        expect(parseAccessPolicy(entry, "order_lines")).toMatchObject({ ok: true });
      }
    }
  });
});
