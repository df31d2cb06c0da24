import type { Cube, Member } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { isGeneric, isGlue } from "../../words/filler.js";
import { pastOf } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { converted, isUnitOfTime } from "../../words/units.js";
import { saysDuration } from "../how-long.js";

/** `longer than 3 days to fix`: the column that says how long fixing takes, and the words that tell it. */
export interface LimitedDuration {
  readonly limitAt: number;
  readonly member: Member;
  readonly telling: readonly number[];
}

/** A limit in a unit of time with a verb behind it, where one column of durations is about that verb. */
export const limitedDuration = (
  { tokens, limits }: Pick<Utterance, "tokens" | "limits">,
  { members }: Cube,
): LimitedDuration | undefined => {
  for (const { at, length, meaning } of limits) {
    const { unit = "" } = meaning;
    const verb = isUnitOfTime(unit) ? verbAt(tokens, at + length) : undefined;
    if (verb === undefined) continue;
    const { word = "", stem = "" } = tokens[verb] ?? {};
    const forms = new Set([stem, ...pastOf(word).map(stemOf)]);
    const columns = members.filter(
      (member) =>
        member.kind === "dimension" &&
        member.type === "number" &&
        member.public &&
        converted(1, unit, member.unit ?? "") !== undefined &&
        isAbout(member, forms, members),
    );
    const [member, ...others] = columns;
    if (member === undefined || others.length > 0) continue;
    const telling = Array.from({ length: verb + 1 - at - length }, (_, each) => at + length + each);
    return { limitAt: at, member, telling };
  }
  return undefined;
};

/** The verb of `to fix`, `to be fixed`. */
const verbAt = (tokens: readonly Token[], at: number): number | undefined => {
  if (tokens[at]?.word !== "to") return undefined;
  const verb = /^(be|get)$/.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  return verb < tokens.length ? verb : undefined;
};

/**
 * Whether a column is about a verb: by its own name, or by another name of what it measures the end of. `Hours to clear`
 * is about fixing where `Cleared` is called `fixed` as well.
 */
const isAbout = (
  column: Member,
  forms: ReadonlySet<string>,
  members: readonly Member[],
): boolean => {
  const own = new Set(tellingOf(column));
  const related = members.filter(
    (each) =>
      each.public &&
      each.source?.cube === column.source?.cube &&
      (each.type === "time" || each.aggregate === "avg") &&
      tellingOf(each).some((stem) => own.has(stem)),
  );
  return [column, ...related].some((each) =>
    tellingOf(each).some(
      (stem) => forms.has(stem) || [...forms].some((form) => isDerived(stem, form)),
    ),
  );
};

const tellingOf = ({ name, title, synonyms }: Member): readonly string[] =>
  wordsOfName([name, title, ...synonyms].join(" "))
    .filter((word) => word.length > 2 && !isGlue(word) && !isGeneric(word) && !saysDuration(word))
    .map(stemOf)
    .filter((stem) => stem !== "average");
