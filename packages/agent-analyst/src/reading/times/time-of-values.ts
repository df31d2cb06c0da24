import type { Cube, Member } from "@embedded-analytics/domain";
import { endOfOutcome } from "./events/outcome-time.js";
import { timeExplained } from "./explained-time.js";
import type { ValueMention } from "../../mentions/values.js";
import { isGeneric } from "../../words/filler.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/** Words that many columns have in their names, and that tie none to another. */
const common = new Set(
  "reason status state type kind code date time day at on since first last is has was by in".split(
    " ",
  ),
);

/**
 * The time of what a verb says that is a value: `cancelled` of `Reason for ending` happened when it ended, and not when
 * the policy began. It is the time whose name has that verb, else the only one of the same home whose name has a
 * word of the value's column.
 */
export const timeOfValues = (
  { tokens, times, granularity }: Utterance,
  { members }: Cube,
  values: readonly ValueMention[],
): string | undefined => {
  if (times.length === 0 && granularity === undefined) return undefined;
  for (const { at, length, dimension } of values) {
    const verbs = tokens
      .slice(at, at + length)
      .flatMap(({ word, stem }) => (/\p{L}{3}ed$/u.test(word) ? [stem] : []));
    const column = members.find(({ name }) => name === dimension);
    if (column === undefined) continue;
    const home = members.filter(
      ({ kind, type, public: isPublic, source }) =>
        kind === "dimension" && type === "time" && isPublic && source?.cube === column.source?.cube,
    );
    const tied = (verbs.length === 0 ? [] : [verbs, tellingStems(column)]).map((stems) =>
      home.filter((time) => tellingStems(time).some((stem) => stems.includes(stem))),
    );
    const own = tied.find((found) => found.length === 1);
    const explained = timeExplained(home, tokens.slice(at, at + length))?.name;
    const ended = endedThen(tokens, { at, length }, column, home);
    if (ended !== undefined && tied[0]?.length !== 1) return ended.name;
    if ((own ?? explained) !== undefined) return own?.[0]?.name ?? explained;
  }
  return undefined;
};

/** `quotes accepted in September`: a state right before a time is that of the decision. */
const endedThen = (
  tokens: Utterance["tokens"],
  { at, length }: Pick<ValueMention, "at" | "length">,
  { title }: Member,
  home: readonly Member[],
): Member | undefined => {
  const isThen = /^(?:in|on|last|this|during|since|between)$/.test(tokens[at + length]?.word ?? "");
  const isOutcome = wordsOfName(title).some((word) =>
    /^(?:status|state|stage|outcome|result|decision)$/.test(word),
  );
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  return isThen && isOutcome ? endOfOutcome(home, words) : undefined;
};

const tellingStems = ({ name, title }: Member): readonly string[] =>
  wordsOfName(`${name} ${title}`)
    .filter((word) => !common.has(word) && !isGeneric(word))
    .map(stemOf);
