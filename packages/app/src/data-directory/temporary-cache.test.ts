import { afterAll, expect, test } from "@jest/globals";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryCache } from "./temporary-cache.js";

const dataDirectory = await mkdtemp(join(tmpdir(), "temporary-cache-"));
afterAll(() => rm(dataDirectory, { recursive: true }));

test("T17: copies of data that killed commands left are removed after a day", async () => {
  const names = ["command-cache-left", "command-cache-busy", "cache"];
  const [abandoned, busy, ours] = names.map((name) => join(dataDirectory, name));
  for (const path of [abandoned!, busy!, ours!]) await mkdir(path);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const path of [abandoned!, ours!]) await utimes(path, yesterday, yesterday);
  const cache = await temporaryCache({ dataDirectory });
  expect([abandoned!, busy!, ours!].map((path) => existsSync(path))).toEqual([false, true, true]);
  expect(existsSync(cache.directory)).toBe(true);
  await cache.remove();
  expect(existsSync(cache.directory)).toBe(false);
});
