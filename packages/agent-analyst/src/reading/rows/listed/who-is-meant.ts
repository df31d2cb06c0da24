import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import { saysWho } from "../../../words/verbs/who-words.js";
import type { ValueFilter } from "../../logical-form.js";

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(stemOf));

/** Those for whom a business is there. */
const served = stemsOf(
  "customer client member patient guest student passenger subscriber donor tenant renter borrower visitor policyholder applicant candidate player learner pupil child resident attendee participant cardholder contact owner buyer shopper exhibitor patron parent family contestant",
);
/** Whom a business employs, beside those of them who have a part of their own. */
const employed = stemsOf("employee worker colleague crew");
/** Those who work for it, by what they do. */
const staff = stemsOf(
  "manager agent mechanic driver rider courier teacher tutor instructor trainer host librarian assignee technician engineer therapist vet nurse doctor consultant recruiter adviser advisor broker handler officer speaker carer",
);
/** Behind these, a title says more of somebody: `Owner of the animal`. */
const further = /\b(?:of|for|on|at|in|from)\b.*$/i;

/** What a column is called by in the end: `member` of Visited member, `kind` of Kind of customer. */
const headOf = ({ title, name }: Member): string =>
  stemOf(
    wordsOfName((title || name).replace(further, ""))
      .filter((word) => !/^(name|full|s)$/.test(word))
      .at(-1) ?? "",
  );

/**
 * Whom `who` asks for in the rows of a cube: who did what was done where a column says it (`Sold by` of `who sold`), else those
 * for whom a business is there, else those who work for it. Undefined where several may be meant.
 */
export const whoIsMeant = (
  { tokens }: Pick<Utterance, "tokens">,
  cube: Cube,
  filters: readonly ValueFilter[],
  home: string,
): Member | undefined => {
  const open = cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "string" &&
      member.public &&
      !filters.some((filter) => filter.member === member.name && filter.match !== "empty"),
  );
  const doer = open.find((member) => isDoer(member, tokens));
  if (doer !== undefined) return doer;
  const tiers = [
    open.filter((member) => served.has(headOf(member))),
    open.filter((member) => member.synonyms.some((text) => served.has(stemOf(text)))),
    open.filter((member) => employed.has(headOf(member))),
    open.filter((member) => staff.has(headOf(member))),
    open.filter((member) => saysWho(headOf(member))),
  ];
  return soleOf(tiers.find(({ length }) => length > 0) ?? [], home);
};

/** The one of several that names the rows themselves, or the only one. */
const soleOf = (found: readonly Member[], home: string): Member | undefined => {
  const own = found.filter(
    ({ source, name }) => source === undefined || stemOf(source.member || name) === stemOf(home),
  );
  const [first, ...others] = found.length > 1 && own.length > 0 ? own : found;
  return others.length > 0 ? undefined : first;
};

/** `who sold`, and not `who has a room sold to them`, where a column is called Sold by, or is described as who sold something. */
const isDoer = (
  { title, name, description = "" }: Member,
  tokens: Utterance["tokens"],
): boolean => {
  const [first = "", second] = wordsOfName(title || name);
  const [who, verb = ""] = wordsOfName(description);
  const said = second === "by" ? first : who === "who" ? verb : "";
  const did = /^(has|have|had|did|is|was)$/.test(tokens[1]?.word ?? "") ? 2 : 1;
  return said !== "" && tokens[did]?.stem === stemOf(said);
};
