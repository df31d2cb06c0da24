import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasBranchFolder } from "./has-branch-folder.js";

describe("branches as folders of the model (E5)", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "branches-"));
    await mkdir(join(folder, "shop", "branches", "redesign", "model", "nested"), {
      recursive: true,
    });
    await mkdir(join(folder, "shop", "branches", "redesign", "model", "deep", "model"), {
      recursive: true,
    });
    await mkdir(join(folder, "shop", "branches", "feature", "margin", "model"), {
      recursive: true,
    });
    await mkdir(join(folder, "shop", "branches", "empty"), { recursive: true });
    await writeFile(join(folder, "shop", "branches", "empty", "model"), "not a folder");
    await mkdir(join(folder, "shop", "secret"), { recursive: true });
    await writeFile(join(folder, "shop", "branches", "notes.txt"), "not a branch");
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const exists = (branchName: string) => hasBranchFolder(join(folder, "shop"), branchName);

  test.each(["redesign", "feature/margin"])("finds %s", async (name) => {
    expect(await exists(name)).toBe(true);
  });

  test.each([
    "main",
    "notes.txt",
    "feature",
    "empty",
    "redesign/model",
    "redesign/model/nested",
    "redesign/model/deep",
    "feature/margin/model",
    "Redesign",
    "",
    ".",
    "..",
    "../secret",
    "feature/../../secret",
    "/redesign",
    "redesign/",
    "feature//margin",
    "redesign\\..\\..\\secret",
    "redesign\u0000",
  ])("does not find %j", async (name) => {
    expect(await exists(name)).toBe(false);
  });

  test("a model whose folder is not there has none", async () => {
    expect(await hasBranchFolder(join(folder, "nowhere"), "redesign")).toBe(false);
  });
});
