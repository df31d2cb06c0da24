// Runs in a package's folder before npm packs it: builds it anew, so that nothing of a file that was moved
// or removed since the last build is packed, and puts the licence beside it.
import { spawnSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

rmSync("dist", { recursive: true, force: true });
copyFileSync(fileURLToPath(new URL("../../LICENSE", import.meta.url)), "LICENSE");
const { status } = spawnSync("npm", ["run", "--silent", "build"], {
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
