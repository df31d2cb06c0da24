import type { Cube, Member } from "@embedded-analytics/domain";
import { isFiller, isGlue } from "../words/filler.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName, type Token } from "../words/token.js";
import type { LogicalForm } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";

/** What is asked to be missing, and of what: `accounts without an invoice`. */
export interface FoundAbsence {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly note: string;
}

const lacking = /^(without|lacking|missing|never|no)$/;
const having = new Set(
  "a an any have has had having ever made make got get received with been".split(" "),
);

/**
 * Finds those of one cube that another cube never names. All words of the question must be part of it: with
 * a time or a value beside it, it would be unclear what those hold for, and the question is asked back.
 */
export const absenceIn = (
  utterance: Utterance,
  cubes: readonly Cube[],
): FoundAbsence | undefined => {
  const { tokens } = utterance;
  const at = tokens.findIndex(({ word, isQuoted }) => lacking.test(word) && !isQuoted);
  if (at < 1 || utterance.times.length > 0 || utterance.granularity !== undefined) return undefined;
  const isSmall = (token: Token): boolean =>
    isFiller(token.word) || isGlue(token.word) || having.has(token.word);
  const subject = tokens.slice(0, at).filter((token) => !isSmall(token));
  const object = tokens.slice(at + 1).filter((token) => !isSmall(token));
  if (subject.length === 0 || object.length === 0) return undefined;
  const isList = /^(which|list|who|what|name|show)$/.test(tokens[0]?.word ?? "");
  for (const own of cubes) {
    if (own.kind !== "cube" || !isCalled(subject, [own.name, own.title, ...own.synonyms])) continue;
    const found = otherOf(own, object, cubes);
    if (found !== undefined) return absenceOf(own, found, isList);
  }
  return undefined;
};

type Other = NonNullable<ReturnType<typeof otherOf>>;

const absenceOf = (
  own: Cube,
  { link, other, otherLink, measure }: Other,
  isList: boolean,
): FoundAbsence => {
  const count = own.members.find((each) => each.aggregate === "count" && each.public);
  return {
    cube: own,
    form: {
      ...noForm,
      cube: own.name,
      measures: [count === undefined ? { kind: "rows" } : { kind: "measure", member: count.name }],
      groupBy: isList ? [link.name] : [],
      absentFrom: {
        member: link.name,
        other: other.name,
        otherMember: otherLink.name,
        measure: measure.name,
      },
    },
    note: `I take those whose ${link.title || link.name} has no ${measure.title || measure.name} in ${other.title || other.name}.`,
  };
};

const noForm: Omit<LogicalForm, "cube" | "measures" | "groupBy"> = {
  filters: [],
  conditions: [],
  thresholds: [],
  time: undefined,
  ranking: undefined,
  within: [],
  isShare: false,
  focus: undefined,
  display: undefined,
};

/** Whether these words are one of these names, whatever their forms. */
const isCalled = (tokens: readonly Token[], names: readonly string[]): boolean => {
  const said = tokens.map(({ stem }) => stem).join(" ");
  return names.some((name) => wordsOfName(name).map(stemOf).join(" ") === said);
};

const countless = new Set("count number total sum of".split(" "));

const namesOf = (measure: Member): readonly string[] =>
  [measure.name, measure.title, ...measure.synonyms].map((name) =>
    wordsOfName(name)
      .filter((word) => !countless.has(word))
      .join(" "),
  );

/** The cube or view with a figure of that name and a member that is also one of `own`. */
const otherOf = (own: Cube, object: readonly Token[], cubes: readonly Cube[]) => {
  for (const other of cubes) {
    if (other === own || !other.public) continue;
    const counted = other.members.filter(
      ({ kind, aggregate, public: isPublic }) =>
        kind === "measure" && isPublic && (aggregate === "count" || aggregate === "sum"),
    );
    const home = isCalled(object, [other.name, other.title, ...other.synonyms]);
    const measure =
      counted.find((each) => isCalled(object, namesOf(each))) ??
      (home ? counted.find(({ aggregate }) => aggregate === "count") : undefined);
    const link = measure && linkOf(own, other);
    if (measure !== undefined && link !== undefined) return { ...link, other, measure };
  }
  return undefined;
};

/** The member of both, keys before names. */
const linkOf = (own: Cube, other: Cube) => {
  const links = own.members.flatMap((link) => {
    const isKey = link.kind === "dimension" && link.public && link.type !== "time" && link.type !== "boolean"; // prettier-ignore
    const otherLink = other.members.find(
      ({ source, public: isPublic }) =>
        isPublic && source?.cube === own.name && source.member === link.name,
    );
    const isName = /(^|_)(id|key|code|name|title)$/i.test(link.name) || isCalledLike(link, own);
    return isKey && isName && otherLink !== undefined ? [{ link, otherLink }] : [];
  });
  return links.find(({ link }) => /(^|_)id$/i.test(link.name)) ?? links[0];
};

/** `carrier` of `carriers` is its name. */
const isCalledLike = ({ name }: Member, own: Cube): boolean => stemOf(name) === stemOf(own.name);
