import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./ensure-installed.mjs";
import { runChild } from "../children/run-child.mjs";

const embedUi = join(root, "packages", "embed-ui");
const client = join(root, "packages", "client");
const shared = join(root, "packages", "domain", "src", "shared");
const folder = join(embedUi, "dist", "pages");
const stampFile = join(folder, "built-from.txt");

/** Every file below a folder that the bundle may be made of, in an order that is always the same. */
const filesBelow = (path) =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A digest of all that goes into the pages: their sources, the client's, the domain's filter values, and what is installed. */
const wantedStamp = () => {
  const digest = createHash("sha256");
  const files = [
    join(root, "package-lock.json"),
    join(embedUi, "index.html"),
    join(embedUi, "admin.html"),
    join(embedUi, "assistant.html"),
    join(embedUi, "vite.config.mjs"),
    join(embedUi, "vite.admin.config.mjs"),
    join(embedUi, "vite.assistant.config.mjs"),
    ...filesBelow(join(embedUi, "src")),
    ...filesBelow(join(client, "src")),
    ...filesBelow(join(shared, "dates")),
    join(shared, "filter-values.ts"),
  ];
  for (const file of files) {
    if (/\.(test|fixture)\.ts$/.test(file)) continue;
    digest
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return digest.digest("hex");
};

const stampOf = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
};

/**
 * Builds the pages of the iframe unless they are built of just these sources; resolves with the bundler's
 * exit code. It needs no network. The folder is replaced as a whole, by a build that is complete.
 */
export const buildPages = async () => {
  const stamp = wantedStamp();
  if (stampOf(stampFile) === stamp) return 0;
  const draft = join(embedUi, "dist", `draft-${process.pid}`);
  try {
    const vite = join(root, "node_modules", "vite", "bin", "vite.js");
    for (const config of [
      "vite.config.mjs",
      "vite.admin.config.mjs",
      "vite.assistant.config.mjs",
    ]) {
      const code = await runChild(process.execPath, [vite, "build", "--config", config], {
        cwd: embedUi,
        env: { ...process.env, PAGES_OUT_DIR: draft, NODE_ENV: "production" },
      });
      if (code !== 0) return code;
    }
    writeFileSync(join(draft, "built-from.txt"), stamp);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return 0;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await buildPages();
