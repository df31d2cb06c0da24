// How long others wait while one account has more endless statements than there are slots (E10).
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { shopFolder } from "./data.mjs";
import { accountId, openPorts } from "./engine.mjs";
import { median, table } from "./measure.mjs";

const seconds = 15;
const rounds = 3;
const giant = "SELECT count(*) FROM range(100000000000)";
const short = "SELECT count FROM orders";
const another = accountId + 1;
const tenants = Array.from({ length: 8 }, (_, at) => `u${at}`);

const floods = [
  { flooding: "one user", users: ["u"], caller: "another account", account: another },
  { flooding: "eight users", users: tenants, caller: "another account", account: another },
  { flooding: "one user", users: ["u"], caller: "another user", account: accountId },
];

/** A table of waiting times for each number of slots, as `user` sees the shop. */
export const waitingFigures = async (folder, user) => {
  const rows = [];
  for (const concurrency of [1, 2, 4]) {
    for (const flood of floods) {
      const times = [];
      for (let round = 0; round < rounds; round++) {
        times.push(await waitOnce(join(folder, "waiting"), concurrency, flood, user));
      }
      const figure = (which) => {
        const all = times.map((each) => each[which] / 1000);
        return `${median(all).toFixed(2)} (${Math.max(...all).toFixed(2)})`;
      };
      rows.push([concurrency, flood.flooding, flood.caller, figure("firstMs"), figure("nextMs")]);
    }
  }
  console.log(
    `Waiting for an answer while one account asks eight endless statements, ${seconds} s of budget: ` +
      `median of ${rounds} (greatest), s`,
  );
  table(["slots", "flooding", "who waits", "first answer", "next answer"], rows);
};

/** One flood, and what somebody waits for a first answer in a new process, and for the next one. */
async function waitOnce(cacheDirectory, concurrency, { users, account }, user) {
  const ports = await openPorts(shopFolder, cacheDirectory, concurrency, seconds);
  const leaving = new AbortController();
  try {
    // Data are copied before, and a process for each giant is there.
    const warmed = Array.from({ length: concurrency }, () => ports.run(ports.queryOf(short, user)));
    await Promise.all(warmed);
    const giants = Array.from({ length: 8 }, (_, at) =>
      ports.run(
        { ...ports.queryOf(giant, user), userKey: users[at % users.length] },
        accountId,
        leaving.signal,
      ),
    );
    const fates = giants.map((each) => each.catch(() => undefined));
    await sleep(200);
    const ask = async () => {
      const beganMs = performance.now();
      await ports.run({ ...ports.queryOf(short, user), userKey: "v" }, account);
      return performance.now() - beganMs;
    };
    const times = { firstMs: await ask(), nextMs: await ask() };
    leaving.abort(new Error("enough"));
    await Promise.all(fates);
    return times;
  } finally {
    await ports.close();
  }
}
