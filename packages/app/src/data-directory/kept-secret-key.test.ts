import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptSecretKey } from "./kept-secret-key.js";

describe("the secret key of a data directory (F3)", () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "secret-"));
  });

  afterEach(async () => {
    await rm(directory, { recursive: true });
  });

  test("is made once, at random, for its owner only", async () => {
    const key = await keptSecretKey(directory);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keptSecretKey(directory)).toBe(key);
    expect((await stat(join(directory, "secret-key"))).mode & 0o777).toBe(0o600);
    expect(await readdir(directory)).toEqual(["secret-key"]);
  });

  test("is one for all that start for the first time at once", async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => keptSecretKey(directory)));
    expect(new Set(keys).size).toBe(1);
    expect(await keptSecretKey(directory)).toBe(keys[0]);
    expect(await readdir(directory)).toEqual(["secret-key"]);
  });

  test("an empty file is reported in a sentence, since another instance may hold the key", async () => {
    await writeFile(join(directory, "secret-key"), "\n");
    await expect(keptSecretKey(directory)).rejects.toThrow(/secret-key is empty\. Put the secret/);
  });

  test("differs from that of another data directory", async () => {
    const other = await mkdtemp(join(tmpdir(), "secret-"));
    try {
      expect(await keptSecretKey(other)).not.toBe(await keptSecretKey(directory));
    } finally {
      await rm(other, { recursive: true });
    }
  });
});
