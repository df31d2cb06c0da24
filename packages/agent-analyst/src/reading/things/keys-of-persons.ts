import type { Cube, Member } from "@embedded-analytics/domain";
import { saysWho } from "../../words/verbs/who-words.js";
import { areOfSame } from "./home-of-names.js";

/**
 * The keys of the persons or firms whose name a column holds, by what they are called: `Customer number` beside `Customer` in the
 * agreements of customers, who have no table of their own. Two customers of one name are two, whatever table says so; of kinds,
 * such as ticket types, those of one name are the same to those who ask.
 */
export const keysOfPersons = (cube: Cube, named: Member): readonly Member[] =>
  saysWho(named.title || named.name) ? keysCalledAlike(cube, named) : [];

/** The keys of whatever a column names, by what they are called. */
export const keysCalledAlike = (cube: Cube, named: Member): readonly Member[] =>
  named.kind !== "dimension" || named.type !== "string" || isKey(named)
    ? []
    : cube.members.filter(
        (member) =>
          member !== named &&
          isKey(member) &&
          member.source?.cube === named.source?.cube &&
          areOfSame(named, member),
      );

/** Whether a column numbers things; what only says yes or no, or when, tells none apart. */
const isKey = ({ kind, type, name, title, source, public: isPublic }: Member): boolean =>
  kind === "dimension" &&
  isPublic &&
  /^(string|number)$/.test(type) &&
  (/(^|_)(id|key|no|nr|number|ref)$/i.test(source?.member ?? name) ||
    /\p{L} (number|no|id|code|reference)$/iu.test(title));
