import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
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

  test("differs from that of another data directory", async () => {
    const other = await mkdtemp(join(tmpdir(), "secret-"));
    try {
      expect(await keptSecretKey(other)).not.toBe(await keptSecretKey(directory));
    } finally {
      await rm(other, { recursive: true });
    }
  });
});
