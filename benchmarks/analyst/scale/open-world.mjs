// A model folder written from texts, and the built-in analyst over it.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openInProcess } from "../in-process.mjs";

/** `files` by their paths in the folder; who asks is in `groups`. Answers an agent, to be closed. */
export const openWorld = async (files, groups = ["readers"]) => {
  const folder = await mkdtemp(join(tmpdir(), "world-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const agent = await openInProcess({ folder, groups }, "2026-11-01");
  return {
    ask: agent.ask,
    close: async () => {
      await agent.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
