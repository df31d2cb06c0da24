import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for one test, of the given mode, and the way to remove it with all that is in it. */
export async function temporaryFolder(
  mode = 0o755,
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "embedded-analytics-test-"));
  await chmod(path, mode);
  return {
    path,
    // A server whose parent was killed may be writing there for a moment yet.
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }),
  };
}
