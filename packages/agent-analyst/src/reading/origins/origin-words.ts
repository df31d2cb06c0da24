import type { Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/** Where somebody lives, the widest first. */
const places = "country nationality county region province state town city postcode".split(" ");
/** Short forms in which models write them. */
const short = new Map([["ctry", "country"], ["nat", "nationality"], ["zip", "postcode"]]); // prettier-ignore
const source = /^(?:source|channel|referrer|referral|origin|heard|found)$/;
/** Parts of a business that have a place of their own. */
const sites =
  /^(?:site|branch|store|shop|venue|gym|location|depot|office|property|hotel|event|restaurant|club|clinic|practice|station|warehouse|centre|center|plant)$/;

const titled = ({ title, name }: Member): readonly string[] =>
  wordsOfName(title || name).map((word) => short.get(word) ?? word);

const isText = ({ kind, type, public: isPublic }: Member): boolean =>
  kind === "dimension" && type === "string" && isPublic;

/** How near a column is to a country, from 0 on; undefined where it is no place at all. */
export const placeRank = (member: Member): number | undefined => {
  const ranks = titled(member).map((word) => places.indexOf(word)).filter((at) => at >= 0); // prettier-ignore
  return isText(member) && ranks.length > 0 ? Math.min(...ranks) : undefined;
};

/** Whether a column says how somebody heard of a business, or through what they came. */
export const isSource = (member: Member): boolean =>
  isText(member) && titled(member).some((word) => source.test(word) || source.test(stemOf(word)));

/** Whether a column names parts of a business: the city beside it is rather theirs. */
export const isSite = (member: Member): boolean =>
  isText(member) && sites.test(stemOf(titled(member).at(-1) ?? ""));

/** Whether a name or a description speaks of somebody: `Guest country`, `Where the attendee lives`. */
export const speaksOf = ({ title, name, description = "" }: Member, stem: string): boolean =>
  wordsOfName(`${title || name} ${description}`).some((word) => stemOf(word) === stem);
