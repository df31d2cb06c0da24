import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderBranches } from "./folder-branches.js";

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

  const exists = (branchName: string, modelFolder: string | undefined = "./shop") =>
    folderBranches(folder).exists(1, { id: 1, modelFolder }, branchName);

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

  test("a deployment without a model has none", async () => {
    expect(
      await folderBranches(folder).exists(1, { id: 1, modelFolder: undefined }, "redesign"),
    ).toBe(false);
  });
});
