import { problemsAfter, storedOf } from "./aftermath.fixture.js";
import { bodyOf, endOf, shownRunOf } from "./chat-run.fixture.js";
import { problemsOf } from "./check-readers.fixture.js";
import type { Fault } from "./faults.fixture.js";
import type { Cluster } from "./cluster.fixture.js";
import type { Instance } from "./instance.fixture.js";
import { inputOf } from "./paced-agent.js";
import type { Random } from "./random.fixture.js";
import { readChat, type Reading } from "./reader.fixture.js";
import { abortStubbornly, beginStory, newMessageId, type TurnStory } from "./turn-story.fixture.js";

/** What a round found and measured. */
export interface RoundReport {
  readonly problems: readonly string[];
  /** In milliseconds. */
  readonly figures: readonly (readonly [name: Figure, ms: number])[];
  /** How the turns ended. */
  readonly ends: readonly string[];
}

/** What is measured. */
export type Figure = "interruption" | "abort after recovery" | "new turn after recovery";

/** D8: beyond the lease; T31: after a recovery. */
const patienceMs = 5000;
/** T31: for an answer, and for new turns. */
const promptMs = 2000;
/** What a machine that is busy with all of this may take more. */
const slackMs = 1500;

/** Turns that run, one fault among them at a random point, and what came of it. */
export const playRound = async (
  cluster: Cluster,
  fault: Fault,
  random: Random,
  turns: number,
): Promise<RoundReport> => {
  const problems: string[] = [];
  const figures: [Figure, number][] = [];
  const words = fault.losesRunner ? random.between(50, 90) : random.between(30, 70);
  const stories = await Promise.all(
    Array.from({ length: turns }, () =>
      beginStory(cluster, random, random.pick(cluster.instances()), words),
    ),
  );
  const victim = random.pick(stories).runner;
  await passed(random.between(0, 1200));

  let begunAtMs = 0;
  let probes: Promise<readonly string[]> = Promise.resolve([]);
  let aborts: readonly ReturnType<typeof abortOf>[] = [];
  await fault.inflict({
    cluster,
    victim,
    random,
    begun: () => {
      begunAtMs = performance.now();
      const refusing = cluster.instances().filter((each) => fault.refuses?.(each, victim) === true);
      probes = probe(cluster, refusing);
      const isAborted = (): boolean => random.between(1, 3) === 1;
      aborts = stories
        .filter(isAborted)
        .map((scenario) => abortOf(cluster, random, scenario, victim));
      return probes.then(() => undefined);
    },
  });
  const healedAtMs = performance.now();
  const firsts = await Promise.all(cluster.instances().map((each) => firstTurn(cluster, each)));
  const newTurnMs = Math.max(...firsts) - healedAtMs;
  if (!fault.losesRunner) figures.push(["new turn after recovery", newTurnMs]);
  if (newTurnMs > promptMs + slackMs) problems.push(`a new turn took ${newTurnMs} ms`);
  problems.push(...(await probes));

  const aborted = new Map(await Promise.all(aborts));
  const ends: string[] = [];
  for (const scenario of stories) {
    const readers = await scenario.readers;
    const tell = (problem: string): void => {
      problems.push(`${scenario.messageId}: ${problem}`);
    };
    const received = {
      input: scenario.input,
      readers,
      mayLoseDeltas: fault.losesLog === true,
      mayTellFromStore: (instance: string) => isAway(fault, instance, victim),
    };
    problemsOf(received).forEach(tell);
    const endings = new Set(readers.map((each) => endOf(shownRunOf(lastOf(each).lines).lines)));
    if (endings.size !== 1) tell(`ended in several ways: ${[...endings].join()}`);
    const [end] = endings;
    ends.push(end ?? "not at all");
    const isLost = fault.losesRunner === true && scenario.runner === victim;
    const abort = aborted.get(scenario);
    const isAllowed = end === "completed" || (end === "aborted" && abort !== undefined);
    if (!isAllowed && !(end === "interrupted" && (isLost || fault.losesLog))) {
      tell(`ended as ${String(end)}`);
    }

    const lastAtMs = Math.max(...readers.map((each) => lastOf(each).lastAtMs));
    if (end === "interrupted" && isLost) {
      const elsewhere = readers.flat().filter(({ instance }) => instance !== victim.name);
      const interruptedMs = Math.max(...elsewhere.map((each) => each.lastAtMs)) - begunAtMs;
      figures.push(["interruption", interruptedMs]);
      if (interruptedMs > cluster.leaseSeconds * 1000 + patienceMs) {
        tell(`was interrupted after ${interruptedMs} ms`);
      }
    }
    if (end === "aborted" && abort !== undefined) {
      const landedMs = lastAtMs - Math.max(abort.takenAtMs, healedAtMs);
      figures.push(["abort after recovery", Math.max(landedMs, 0)]);
      if (landedMs > patienceMs) tell(`abort landed after ${landedMs} ms`);
    }
    if (!isLost) {
      const lateMs = lastAtMs - Math.max(healedAtMs, scenario.throughAtMs);
      // A reader waits for a log that will not come back for no longer than a lease.
      const lostMs = fault.losesLog === true ? cluster.leaseSeconds * 1000 : 0;
      if (lateMs > patienceMs + lostMs) tell(`ended ${lateMs} ms late`);
    }
    for (const each of [...readers.flat(), ...(abort?.tries ?? [])]) {
      const duringMs = each.instance === victim.name ? healedAtMs - begunAtMs : 0;
      const allowedMs = promptMs + slackMs + duringMs;
      if (each.answeredMs > allowedMs)
        tell(`${each.instance} answered after ${each.answeredMs} ms`);
    }
    (await problemsAfter(cluster, random, scenario, readers)).forEach(tell);
  }
  await cluster.revive();
  return { problems, figures, ends };
};

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether that instance could not reach Redis for a while; one that stood still believes so, too. */
const isAway = ({ refuses, name }: Fault, instance: string, victim: Instance): boolean =>
  refuses?.({ name: instance }, victim) ?? (name === "pause" && instance === victim.name);

const lastOf = (readings: readonly Reading[]): Reading => {
  const last = readings.at(-1);
  if (last === undefined) throw new Error("Nobody has read.");
  return last;
};

/** T31: new turns are refused while the logs are away, at once, and nothing is written. */
const probe = async (
  cluster: Cluster,
  instances: readonly Instance[],
): Promise<readonly string[]> => {
  const found = await Promise.all(
    instances.map(async (instance) => {
      const messageId = newMessageId();
      const client = { apiKey: cluster.apiKey, externalId: `user-${messageId}` };
      const input = inputOf({ words: 1, everyMs: 1, toolEvery: 5 });
      const reading = await readChat(instance, client, { messageId, input });
      const { status, code, answeredMs } = reading;
      const { states, hasUser } = await storedOf(cluster, messageId);
      const shown = JSON.stringify({ status, code, states, hasUser });
      const isRefused = status === 503 && code === "store_unavailable";
      return [
        ...(isRefused && states.length === 0 && !hasUser ? [] : [`not refused: ${shown}`]),
        ...(answeredMs > promptMs + slackMs ? [`refused after ${answeredMs} ms`] : []),
      ];
    }),
  );
  return found.flat();
};

/** When the first new turn was through at an instance. */
const firstTurn = async (cluster: Cluster, instance: Instance): Promise<number> => {
  for (let tries = 0; tries < 200; tries++) {
    const messageId = newMessageId();
    const client = { apiKey: cluster.apiKey, externalId: `user-${messageId}` };
    const input = inputOf({ words: 2, everyMs: 1, toolEvery: 5 });
    const reading = await readChat(instance, client, { messageId, input });
    const run = shownRunOf(reading.lines);
    if (endOf(run.lines) === "completed" && bodyOf(run.lines).length > 0) return reading.lastAtMs;
    await passed(50);
  }
  return Infinity;
};

const abortOf = async (cluster: Cluster, random: Random, scenario: TurnStory, victim: Instance) => {
  await passed(random.between(0, 1000));
  const others = cluster.instances().filter((each) => each !== victim);
  const aborted = await abortStubbornly(random.pick(others), scenario.client, scenario.chatId);
  return [scenario, aborted] as const;
};
