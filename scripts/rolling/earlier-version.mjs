import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const migrations = "packages/adapters-prisma/prisma/migrations";
const conformance = "packages/app/src/conformance.test.ts";

const git = (directory, ...args) =>
  execFileSync("git", args, { cwd: directory, encoding: "utf8", stdio: "pipe" }).trim();

/**
 * The two commits before each migration, the newest first, or in one sentence why there are none here.
 * Not every one of them has to be a version that runs: some are half of a change.
 */
export const earlierCommits = (directory) => {
  try {
    const changes = git(directory, "log", "--format=%H", "--", migrations);
    const commits = changes
      .split("\n")
      .flatMap((change) => git(directory, "log", "-3", "--format=%H", change).split("\n").slice(1));
    return commits.length > 0 ? { commits } : { reason: "no commit here is before a migration" };
  } catch {
    return { reason: "the history is not here" };
  }
};

/**
 * Puts that commit into a folder of its own, with this checkout's libraries and its own packages, so
 * that it can be built and tested there; answers how to remove it.
 */
export const checkOut = (directory, commit, folder) => {
  git(directory, "worktree", "add", "--detach", folder, commit);
  linkModules(join(directory, "node_modules"), join(folder, "node_modules"));
  shareDatabase(join(folder, conformance));
  return () => {
    git(directory, "worktree", "remove", "--force", folder);
  };
};

/** Libraries are where they were; this repository's packages are the folder's own. */
const linkModules = (from, to) => {
  const own = "@embedded-analytics";
  mkdirSync(join(to, own), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== own) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(to, "..", "packages"))) {
    symlinkSync(join("..", "..", "packages", name), join(to, own, name));
  }
};

/** An earlier conformance test takes a database of its own; a later one has learned better. */
const shareDatabase = (path) => {
  const text = readFileSync(path, "utf8");
  if (text.includes("CONFORMANCE_DATABASE_URL")) return;
  const url = `process.env["CONFORMANCE_DATABASE_URL"] ?? ""`;
  const shared = text.replace(
    "= await createDatabase();",
    // The name stays in use, for a compiler that asks for that.
    `= { ...(await createDatabase()), url: ${url} };`,
  );
  if (shared === text) throw new Error(`${path} does not say where its database comes from.`);
  writeFileSync(path, shared);
};
