import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { ValueFilter } from "../logical-form.js";

/** A condition that nobody said, and what is said of it. */
export type Filtered = ValueFilter & { readonly note: string };

/** Of what nobody waits for any more, though it was never done. */
const givenUp =
  /^(?:cancell?ed|void(?:ed)?|written off|withdrawn|credited|issued by mistake|no-shows?|rejected|declined)(?![\p{L}])/iu;

const coded = /^[\s(]*(?<code>[A-Z][A-Z0-9]{0,7})[\s=:–(-]+(?<text>[a-z].*)$/u;

/** A value that a description explains as given up, by its code or by the word itself. */
interface GivenUp {
  readonly value: string;
  readonly text: string;
  readonly match: "whole" | "part";
}

/** What a column of states says is given up: `CXL cancelled, WOF written off`, or `open, part-paid, paid or void`. */
const givenUpIn = ({ description = "" }: Member): readonly GivenUp[] => {
  const parts = description.replace(/\.$/, "").split(/[,;] (?:or )?| or /);
  if (parts.length < 3) return [];
  return parts.flatMap((part): readonly GivenUp[] => {
    const { code, text = "" } = coded.exec(part)?.groups ?? {};
    if (code !== undefined)
      return givenUp.test(text) ? [{ value: code, text: shortOf(text), match: "whole" }] : [];
    const word = part.trim();
    return givenUp.test(word) && /^\p{L}+(?: off)?(?: \(.*)?$/iu.test(word)
      ? [{ value: shortOf(word), text: shortOf(word), match: "part" }]
      : [];
  });
};

const shortOf = (text: string): string => text.replace(/[ ]?[()].*$/, "").trim();

const isOfState = ({ kind, type, name, source, public: isPublic }: Member): boolean =>
  kind === "dimension" &&
  type === "string" &&
  isPublic &&
  /^(?:status|state|stage)$/.test(wordsOfName(source?.member ?? name).at(-1) ?? "");

/**
 * What is overdue is still waited for: notices that were cancelled and bills that were written off have no time at which they were
 * paid either, and are left out, which is said.
 */
export const withoutGivenUp = (
  { members }: Cube,
  home: string | undefined,
  filters: readonly ValueFilter[],
): readonly Filtered[] =>
  members.flatMap((member) => {
    const isSaid = filters.some((filter) => filter.member === member.name);
    const all =
      member.source?.cube === home && isOfState(member) && !isSaid ? givenUpIn(member) : [];
    const [first] = all;
    if (first === undefined) return [];
    const same = all.filter(({ match }) => match === first.match);
    return [
      {
        member: member.name,
        match: first.match,
        values: same.map(({ value }) => value),
        isNot: true,
        note: `I leave out those whose ${member.title || member.name} is ${same.map(({ text }) => text).join(" or ")}.`,
      },
    ];
  });
