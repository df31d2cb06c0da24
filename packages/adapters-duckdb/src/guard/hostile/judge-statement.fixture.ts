import type { Collected } from "../../engine/engine.fixture.js";
import type { ExpectedOutcome, HostileGroup } from "./hostile-statement.fixture.js";
import { openBareEngine, type BareEngine } from "./visible-copy.fixture.js";
import { canaryPattern, hiddenNamesIn } from "./world.fixture.js";
import { openWorlds, type Ask, type WorldPlace, type Worlds } from "./worlds.fixture.js";

/** Says what is wrong with the answers to hostile statements. */
export interface Judge {
  /** Asks as the analyst, of the world with canaries. */
  readonly ask: Ask;
  /** What is wrong with the answer to a statement, in words for people; nothing where all is well. */
  problemsOf(sql: string, group: HostileGroup): Promise<readonly string[]>;
  /** How many answers could be compared with those of a copy of the visible rows. */
  compared(): number;
  close(): Promise<void>;
}

/** Opens the three worlds in a place, and the copy of what the analyst may see. */
export async function openJudge(place?: WorldPlace): Promise<Judge> {
  const worlds = await openWorlds(["canaries", "others", "nothing"], place);
  const copy = await openBareEngine("visible");
  let compared = 0;
  return {
    ask: worlds.ask.canaries,
    problemsOf: (sql, group) =>
      problemsOf(worlds, copy, { sql, group }, () => void (compared += 1)),
    compared: () => compared,
    close: async () => {
      copy.close();
      await worlds.close();
    },
  };
}

async function problemsOf(
  worlds: Worlds,
  copy: BareEngine,
  { sql, group }: { readonly sql: string; readonly group: HostileGroup },
  onCompared: () => void,
): Promise<readonly string[]> {
  const answer = await worlds.ask.canaries(sql);
  const problems: string[] = [];
  if (!isExpected[group.outcome](answer.kind))
    problems.push(`is ${answer.kind} (${answer.sentence}) and not ${group.outcome}`);
  if (canaryPattern.test(JSON.stringify([answer.columns, answer.rows, answer.sentence])))
    problems.push(`shows a canary: ${seen(answer).slice(0, 300)}`);
  const shown = [answer.sentence ?? "", ...answer.columns.map(({ name }) => name)].join("\n");
  const names = hiddenNamesIn(shown, sql);
  if (names.length > 0) problems.push(`shows ${names.join()}: ${shown}`);
  if (/CANARY-own/i.test(answer.sentence ?? ""))
    problems.push(`repeats a text of the statement: ${answer.sentence}`);
  // What ran over its budget has taken its time, and shows nothing.
  if (answer.kind === "refused" || answer.kind === "budget" || group.varies) return problems;

  const twins = await Promise.all([worlds.ask.others(sql), worlds.ask.nothing(sql)]);
  for (const twin of twins) {
    if (twin.kind !== "budget" && seen(twin) !== seen(answer))
      problems.push(
        `depends on what is hidden: ${seen(answer).slice(0, 200)} | ${seen(twin).slice(0, 200)}`,
      );
  }
  if (answer.kind !== "rows") return problems;
  const visible = await copy.rows(sql);
  if (visible !== undefined) onCompared();
  if (visible !== undefined && sorted(visible) !== sorted(answer.rows))
    problems.push(
      `is not what the visible rows give: ${seen(answer).slice(0, 200)} | ${sorted(visible).slice(0, 200)}`,
    );
  return problems;
}

const isExpected: Record<ExpectedOutcome, (kind: string) => boolean> = {
  refused: (kind) => kind === "refused",
  rows: (kind) => kind === "rows",
  no_failure: (kind) => kind === "rows" || kind === "refused",
  ended: (kind) => kind !== "rows",
  safe: () => true,
};

/** All that the caller gets to see. Of a result that was cut off, how far it came is a matter of time. */
const seen = ({ kind, sentence, columns, rows, totalRows }: Collected): string =>
  kind === "rows"
    ? JSON.stringify([columns, totalRows, sorted(rows)])
    : JSON.stringify([kind, sentence]);

const sorted = (rows: readonly unknown[]): string =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join();
