import type { Cube } from "@embedded-analytics/domain";
import { mainCube, type MainCube } from "./main-cube.js";
import { periodAt } from "../../words/times/time-words.js";
import { tokensOf } from "../../words/token.js";

/** So many figures are an overview. */
const figuresMax = 3;

const asking =
  "(?:(?:please|can you|could you|give|show|tell|get|send|me|us|i need|i want|let me see) )*";
const little = "(?:(?:an?|the|our|some|quick|short|brief|general|overall|business|company) )*";
/** Nouns of it, which a model may have as names. */
const nouns =
  "overview|summary|kpis|key (?:figures|numbers|metrics)|headlines|highlights|main (?:figures|numbers)|state of (?:the )?(?:business|things)";
const subject = "(?:(?:the|our|my) )?(?:business|company|we|things|everything|numbers|figures)";
const doing =
  "(?: been| doing| going| do| look| looking| perform| performing| performed| developing| running)*";

const forms = [
  new RegExp(
    `^(?:so |and |hi |hey |hello )*how (?:is|s|are|was|were|did|do|has|have) ${subject}${doing}(?: (.+))?$`,
  ),
  new RegExp(`^${asking}${little}(?:${nouns})(?: please)?(?: (.+))?$`),
];

/** What may follow: a time, or a place; of anything else more is asked than an overview. */
const behind =
  /^(?:(?:in|at|of|for|during|since|from)\b.+|(?:this|last|past|previous|so far|today|yesterday|right now|now|lately|recently|these days|ytd|mtd|q[1-4]|20\d\d|\d).*)$/;
const lately = /^(?:right now|now|lately|recently|these days)$/;

/**
 * `how is business`, `give me an overview of May`: a question for the first figures of the view that tells most, by
 * their names. Where no time is said it is the last 30 days beside the 30 before. Undefined for all else.
 */
export const overviewAsked = (
  text: string,
  cubes: readonly Cube[],
  isKnown: (word: string) => boolean,
): string | undefined => {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const isNamed = words.some((word) => /^(overview|summary|kpis)$/.test(word) && isKnown(word));
  if (words.length > 24 || isNamed || tokens.some(({ isQuoted }) => isQuoted)) return undefined;
  const said = words.join(" ");
  const found = forms.map((form) => form.exec(said)).find((match) => match !== null);
  const main = mainCube(cubes);
  if (!found || main === undefined) return undefined;
  const [, rest = ""] = found;
  if (rest !== "" && !isBehind(rest)) return undefined;
  const figures = plainFigures(main).slice(0, figuresMax);
  // `Revenue, Return rate` would be read as `Returned revenue` with a word left over.
  return `${figures.join(" and ")} ${timeOf(rest, main.time !== undefined)}`.trim();
};

/** `of May` is a time, and `of sites` more than an overview. */
const isBehind = (rest: string): boolean =>
  behind.test(rest) && (!rest.startsWith("of ") || periodAt(tokensOf(rest), 1, 0) !== undefined);

/**
 * The titles of those that say no time, since `resolved tickets` would be counted by when they were resolved, and that
 * share no word with those before them, so that each is read as itself.
 */
const plainFigures = ({ cube, measures }: MainCube): readonly string[] => {
  const times = cube.members.filter(({ kind, type }) => kind === "dimension" && type === "time");
  const used = new Set(times.flatMap(({ title }) => stemsOf(title)));
  return measures.flatMap(({ name, title }) => {
    const words = title || name;
    const stems = stemsOf(words);
    if (stems.some((stem) => used.has(stem))) return [];
    for (const stem of stems) used.add(stem);
    return [words];
  });
};

const stemsOf = (text: string): readonly string[] => tokensOf(text).map(({ stem }) => stem);

const timeOf = (rest: string, hasTime: boolean): string => {
  if (rest !== "" && !lately.test(rest)) return rest.replace(/^of /, "in ");
  return hasTime ? "last 30 days vs the previous 30 days" : "";
};
