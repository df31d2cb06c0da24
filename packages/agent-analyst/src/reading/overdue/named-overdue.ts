import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import { wordsIn } from "../spans/rest-of-question.js";
import { tablesIn } from "../spans/rows-of-tables.js";
import { homeOfMember } from "../spans/times-of-table.js";

/** What groups, limits or places those that are overdue begins with one of these. */
const beside = /^(?:by|per|for|at|in|from|of|with|on|each|every|across|to|last|this)$/i;

/** The tables whose rows are said to be overdue, by what the rows are called: those of `overdue invoices by client` are invoices. */
export const homesSaid = (rest: string, cubes: readonly Cube[]): ReadonlySet<string> => {
  const words = wordsIn(rest).map(plainOf);
  const end = words.findIndex((word) => beside.test(word));
  const stems = (end < 0 ? words : words.slice(0, end)).map(stemOf);
  const tables = cubes.flatMap((cube) => tablesIn(cube, cubes));
  return new Set(
    tables.flatMap((table) => (stems.some((stem) => table.stems.has(stem)) ? [table.home] : [])),
  );
};

/** Whether a table says itself which of its rows are overdue, by a yes or no: no limit of a due date is better. */
export const saysOverdue = (cubes: readonly Cube[], homes: ReadonlySet<string>): boolean =>
  cubes.some((cube) =>
    cube.members.some(
      (member) =>
        isCondition(member) &&
        homes.has(homeOfMember(cube, member)) &&
        [member.title, ...member.synonyms].some((text) =>
          wordsOfName(text).some((word) => /^(?:overdue|arrears)$/.test(word)),
        ),
    ),
  );

const isCondition = ({ kind, type, public: isPublic }: Member): boolean =>
  isPublic && (kind === "segment" || (kind === "dimension" && type === "boolean"));
