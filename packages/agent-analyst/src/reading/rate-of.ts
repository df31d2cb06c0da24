import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Mention, Mentions } from "../mentions/mentions.js";
import { candidatesOf } from "../mentions/roles.js";
import { isFiller, isGeneric, isGlue } from "../words/filler.js";
import type { FormMeasure } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";

const rates = new Set("rate ratio share percentage percent pct quota".split(" "));

/** Where `as a rate`, `as a percentage` ends a question: it asks for the rate of what was counted. */
export const rateAskedAt = ({ tokens }: Utterance): number | undefined => {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^(rate|ratio|percentage)$/.test(word) &&
      /^an?$/.test(tokens[index - 1]?.word ?? "") &&
      tokens[index - 2]?.word === "as",
  );
  return at < 0 || tokens[at + 1]?.word === "of" ? undefined : at;
};

/** The rate of what a count counts, by a word that both names have: `Returned parcels` and `Return rate`. */
export const rateOfMeasure = (
  { members }: Cube,
  measure: FormMeasure | undefined,
): Member | undefined => {
  const counted = members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (counted === undefined || counted.aggregate === "number" || counted.aggregate === "avg")
    return undefined;
  const said = wordsOfName(`${counted.name} ${counted.title}`).filter((word) => !isGeneric(word));
  const fitting = members.filter(
    ({ kind, aggregate, name, title, public: isPublic }) =>
      kind === "measure" &&
      (aggregate === "number" || aggregate === "avg") &&
      isPublic &&
      wordsOfName(`${name} ${title}`).some((word) => rates.has(word)) &&
      !isOpposite(wordsOfName(counted.title), `${name} ${title}`) &&
      toldOf(members, `${name} ${title}`).some((word) => said.some((each) => isAlike(each, word))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
};

/**
 * Whether something is shared out among groups: `share of returns by store`. In `what share of parcels was returned by store` each
 * store has one of its own.
 */
const isSharedOut = (tokens: Utterance["tokens"], share: number): boolean => {
  const by = tokens.findIndex(({ word }, at) => at > share && (word === "by" || word === "per"));
  return by >= 0 && !tokens.slice(share, by).some(({ word }) => /^(is|are|was|were|got|has|have)$/.test(word)); // prettier-ignore
};

/**
 * The model's own rate where a share is asked for by what it is a rate of: `what percentage of jackets
 * is returned` with a `return rate`. In `share of returns by …` something else is shared out.
 */
export const rateOf = (
  { tokens, share }: Utterance,
  { members }: Cube,
  mentions: readonly Mention[],
): Member | undefined => {
  if (share === undefined || isSharedOut(tokens, share.at)) return undefined;
  const asked = tokens.filter(
    (_, token) =>
      token > share.at &&
      mentions.some(
        (mention) =>
          token >= mention.at &&
          token < mention.at + mention.length &&
          !isWholeOf(tokens, share.at, mention),
      ),
  );
  return members.find(({ kind, aggregate, name, title, public: isPublic }) => {
    if (kind !== "measure" || aggregate !== "number" || !isPublic) return false;
    const text = `${name} ${title}`;
    return (
      !isOpposite(
        // The `no` of a name denies nothing else, and yet it is there.
        tokens.slice(share.at).map(({ word, text }) => (/^no$/i.test(text) ? "no" : word)),
        text,
      ) &&
      wordsOfName(text).some((word) => rates.has(word)) &&
      toldOf(members, text).some((word) => asked.some((token) => isAlike(token.word, word)))
    );
  });
};

/** `share of missed lifts that were at night`: what is counted before the verb is the whole that has the share. */
const isWholeOf = (tokens: Utterance["tokens"], share: number, mention: Mention): boolean =>
  mention.at > share &&
  mention.length > 1 &&
  candidatesOf(mention).measure?.member.aggregate === "count" &&
  tokens
    .slice(mention.at + mention.length, -1)
    .some(({ word }) =>
      /^(is|are|was|were|has|have|had|came|come|comes|fell|happened)$/.test(word),
    );

const denying = /^(no|non|not|never)$/;

/** `share of no-shows` of a Show-up rate: the one is what the other leaves. */
const isOpposite = (said: readonly string[], rate: string): boolean => {
  const words = wordsOfName(rate);
  const denied = said.filter((_, at) => [said[at - 1], said[at - 2]].some((word = "") => denying.test(word))); // prettier-ignore
  return (
    !words.some((word) => denying.test(word)) &&
    denied.some((word) => words.some((each) => isAlike(word, each)))
  );
};

/** The words that tell a rate from others of the same rows: `rush` of `Rush order rate`, where all rows are orders. */
const toldOf = (members: Cube["members"], text: string): readonly string[] => {
  const words = wordsOfName(text).filter((word) => !rates.has(word));
  const homes = new Set<string | undefined>();
  const rows = new Set<string>();
  for (const { aggregate, public: isPublic, title, source } of members) {
    if (aggregate !== "count" || !isPublic || homes.has(source?.cube)) continue;
    homes.add(source?.cube);
    for (const word of wordsOfName(title)) rows.add(stemOf(word));
  }
  const own = words.filter((word) => !rows.has(stemOf(word)));
  return own.length > 0 ? own : words;
};

/**
 * Whether `rate` stands behind a word that the figure is no rate of: `response rate`, where the model has an escalation rate.
 * Neither that rate nor a plain number of responses is asked for.
 */
export const isOtherRate = (
  { tokens }: Utterance,
  { at, length }: Mention,
  figure?: Pick<Member, "name" | "title" | "synonyms">,
): boolean => {
  const before = tokens[at - 1]?.word ?? "";
  const names = figure === undefined ? [] : [figure.name, figure.title, ...figure.synonyms];
  return (
    length === 1 &&
    /^(rates?|ratios?|percentage|pct|quota)$/.test(tokens[at]?.word ?? "") &&
    // `conversion rate from leads` divides the one by the other.
    !/^(from|of|to|per)$/.test(tokens[at + 1]?.word ?? "") &&
    before !== "" &&
    !isFiller(before) &&
    !isGlue(before) &&
    !names.flatMap(wordsOfName).some((word) => isAlike(word, before))
  );
};

/** `escalated` and `escalation`. */
const isAlike = (left: string, right: string): boolean =>
  stemOf(left) === stemOf(right) || (left.length > 6 && left.slice(0, 6) === right.slice(0, 6));

/** Whether a condition says what the rate is of: that holds in it already. */
export const isOfRate = ({ members }: Cube, rate: Member, condition: string): boolean => {
  const { name = "", title = "" } = members.find((each) => each.name === condition) ?? {};
  const words = wordsOfName(`${rate.name} ${rate.title}`).filter((word) => !rates.has(word));
  return wordsOfName(`${name} ${title}`).some((word) => words.some((each) => isAlike(word, each)));
};

/** Where a question names a measure. */
export const tokensOfMeasure = (
  { found }: Mentions,
  measure: FormMeasure | undefined,
): readonly number[] =>
  found.flatMap((mention) => {
    const name = candidatesOf(mention).measure?.member.name;
    const isNamed = measure?.kind === "measure" && name === measure.member;
    return isNamed ? Array.from({ length: mention.length }, (_, token) => mention.at + token) : [];
  });
