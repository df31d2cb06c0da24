// Sends hostile requests of every kind at once beside an honest user of another account, and says each
// ten seconds how the honest one fares and how much memory the service holds:
// npm run hostile -- --minutes 10
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandOptions, endWithUsage } from "./set-up/command-options.mjs";
import { buildService } from "./set-up/build-service.mjs";
import { ensureInstalled } from "./set-up/ensure-installed.mjs";
import { declarationOf, hostileKeys } from "./hostile/declaration.mjs";
import { honestUser } from "./hostile/honest-user.mjs";
import { attack } from "./hostile/attacks.mjs";
import { startHostileTarget } from "./hostile/target.mjs";

const usage = "hostile -- [--minutes N]";
const { values } = commandOptions(usage, {
  options: { minutes: { type: "string", default: "10" } },
});
const seconds = Math.round(Number(values.minutes) * 60);
if (!(seconds > 0)) endWithUsage(usage);
await ensureInstalled();
const built = await buildService();
if (built !== 0) process.exit(built);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const directory = mkdtempSync(join(tmpdir(), "embedded-analytics-hostile-"));
writeFileSync(join(directory, "accounts.yaml"), declarationOf());
const target = await startHostileTarget(directory);
const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupted.abort());
try {
  const quietSeconds = Math.min(30, Math.max(3, seconds / 10));
  const alone = await honestUser(target.url, hostileKeys.honest, quietSeconds * 1000);
  const before = target.memoryMb();
  console.log(`alone: p95 ${alone.p95Ms} ms of ${alone.count}, memory ${before} MB`);

  const stopping = new AbortController();
  interrupted.signal.addEventListener("abort", () => stopping.abort());
  const attacking = attack(target.url, hostileKeys.hostile, stopping.signal);
  const latencies = [];
  const statuses = new Map();
  let highest = before;
  const endMs = performance.now() + seconds * 1000;
  while (performance.now() < endMs && !interrupted.signal.aborted) {
    const restMs = Math.min(10_000, endMs - performance.now());
    const beside = await honestUser(target.url, hostileKeys.honest, Math.max(100, restMs));
    latencies.push(...beside.latencies);
    for (const [status, count] of beside.statuses) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
    highest = Math.max(highest, target.memoryMb());
    console.log(
      `beside: p95 ${beside.p95Ms} ms of ${beside.count}, memory ${target.memoryMb()} MB`,
    );
  }
  stopping.abort();
  const sent = await attacking;
  await pause(Math.min(15_000, quietSeconds * 1000));
  const after = target.memoryMb();
  latencies.sort((a, b) => a - b);
  const p95Ms = Math.round(latencies[Math.floor(latencies.length * 0.95)] ?? 0);
  const failed = [...statuses].filter(([status]) => status === 0 || status >= 500);
  console.log(
    `hostile requests: ${sent}; the honest user's answers: ${JSON.stringify([...statuses])}`,
  );
  console.log(`p95 ${p95Ms} ms, ${(p95Ms / alone.p95Ms).toFixed(1)} times that alone`);
  console.log(`memory ${before} MB before, ${highest} MB at most, ${after} MB after`);
  if (target.hasEnded()) console.log(`The service has ended.\n${target.output()}`);
  if (failed.length > 0 || target.hasEnded()) process.exitCode = 1;
} finally {
  await target.stop();
  rmSync(directory, { recursive: true, force: true });
}
