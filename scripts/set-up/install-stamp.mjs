import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const lockFile = (directory) => join(directory, "package-lock.json");
const stampFile = (directory) => join(directory, "node_modules", ".installed");
/** npm's own note of what is installed: the last thing that an install writes. */
const noteFile = (directory) => join(directory, "node_modules", ".package-lock.json");

const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
};

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** What `node_modules` depends on: the machine that packages with binaries are for, and the lock file. */
const wantedStamp = (directory, { versions, platform, arch }) => {
  const machine = [versions.node.split(".")[0], platform, arch].join("-");
  return { machine, text: `${machine} ${sha256(readFileSync(lockFile(directory)))}` };
};

/** Whether somebody's own `npm install` ran to its end with what the lock file says. */
const npmAgrees = (directory) => {
  const note = read(noteFile(directory));
  if (note === undefined) return false;
  const installed = JSON.parse(note).packages;
  const locked = JSON.parse(readFileSync(lockFile(directory), "utf8")).packages;
  return Object.entries(locked)
    .filter(([path]) => path.startsWith("node_modules/"))
    .every(([path, entry]) =>
      // Packages for other platforms are optional, and rightly absent.
      installed[path] === undefined
        ? entry.optional === true
        : installed[path].version === entry.version,
    );
};

const writeStamp = (directory, text) => {
  const draft = `${stampFile(directory)}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, stampFile(directory));
};

/** Whether the last install ran to its end, and was for this lock file, major version of Node and machine. */
export const isInstalled = (directory, machine = process) => {
  const stamp = read(stampFile(directory));
  const wanted = wantedStamp(directory, machine);
  if (stamp === wanted.text) return true;
  if (stamp !== undefined && !stamp.startsWith(`${wanted.machine} `)) return false;
  if (!npmAgrees(directory)) return false;
  writeStamp(directory, wanted.text);
  return true;
};

/**
 * Runs `install` (resolves with an exit code) unless `isInstalled`, and resolves with the exit code.
 * The stamp goes away before and comes back after: an install that was killed does not count.
 */
export const installOnce = async (directory, install, machine = process) => {
  if (isInstalled(directory, machine)) return 0;
  rmSync(stampFile(directory), { force: true });
  rmSync(noteFile(directory), { force: true });
  // Taken before: a lock file that is edited during the install has not been installed.
  const { text } = wantedStamp(directory, machine);
  const code = await install();
  if (code === 0) writeStamp(directory, text);
  return code;
};
