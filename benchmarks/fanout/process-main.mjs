// A process of one contestant that does as it is told: it writes streams, or it reads them.
import { nowMs } from "../chat/clock.mjs";
import { collectedBytes } from "../chat/servers/collected-bytes.mjs";
import { quantile } from "../chat/figures.mjs";
import { go } from "../chat/script.mjs";
import { contestants } from "./contestants.mjs";
import { reader } from "./reader.mjs";

const [name, url] = process.argv.slice(2);
const client = await contestants[name](url);
const spoken = new Map();
const following = new Map();

const methods = {
  /** Opens a stream whose agent waits for `go`. */
  begin: async (id, script) => {
    const begun = await client.begin(id, { ...script, held: true });
    spoken.set(id, begun.spoken);
  },
  go: async () => {
    const atMs = nowMs();
    go();
    return atMs;
  },
  spoken: async (id) => {
    await spoken.get(id);
    spoken.delete(id);
  },
  /** So many readers of a stream; resolves when nothing that is said from now on is lost to them. */
  follow: async (id, count, isTimed) => {
    const readers = Array.from({ length: count }, () => reader(isTimed));
    const followed = await Promise.all(readers.map(({ take }) => client.follow(id, take)));
    following.set(id, { readers, ended: Promise.all(followed.map(({ ended }) => ended)) });
  },
  /** What they saw, when all of them have seen the end. */
  seen: async (id) => {
    const { readers, ended } = following.get(id);
    await ended;
    const closedMs = nowMs();
    following.delete(id);
    const delaysMs = readers.flatMap((one) => one.delaysMs);
    return {
      lines: Math.min(...readers.map(({ lines }) => lines)),
      closedMs,
      p50: quantile(delaysMs, 0.5),
      p99: quantile(delaysMs, 0.99),
    };
  },
  /** How long a newcomer takes to have so many lines. */
  replay: async (id, count) => {
    const fromMs = nowMs();
    let lines = 0;
    return new Promise((resolve, reject) => {
      const take = (more) => {
        lines += more.length;
        if (lines >= count) resolve(nowMs() - fromMs);
      };
      client.follow(id, take).catch(reject);
    });
  },
  memory: collectedBytes,
  /** Processor time so far, microseconds. */
  processor: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};

process.on("message", async ({ call, method, asked }) => {
  try {
    process.send({ call, answer: await methods[method](...asked) });
  } catch (error) {
    process.send({ call, error: String(error?.stack ?? error) });
  }
});
process.on("disconnect", () => process.exit());
