import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName, type Token } from "../../words/token.js";

/** The two ends of what goes from one place or moment to another: a rental, a crossing, a delivery. */
export type Side = "begin" | "end";

/** Words by which models name the times and places of each end. */
const names: Readonly<Record<Side, RegExp>> = {
  begin: /^(pick|pickup|departure|departed|origin|start|started|collection|dispatch|loading)$/,
  end: /^(return|returned|arrival|arrived|destination|drop|dropoff|end|ended|finish|finished|unloading)$/,
};

/** The end of which a member tells the time or place: `Pick-up station`; undefined where it is of none, or of both. */
export const sideOf = ({ title, name }: Pick<Member, "title" | "name">): Side | undefined => {
  const words = wordsOfName(title || name);
  const [isBegin, isEnd] = [names.begin, names.end].map((side) =>
    words.some((word) => side.test(word)),
  );
  if (isBegin === isEnd) return undefined;
  return isBegin === true ? "begin" : "end";
};

/** The end at which rows of a cube count: that of its usual time. */
const usualSide = ({ members, defaultTime }: Cube): Side | undefined => {
  const time = members.find(({ name }) => name === defaultTime);
  return time && sideOf(time);
};

/** Verbs of each end, and which of its names they go with. */
export const verbsOfEnds: readonly {
  readonly side: Side;
  readonly said: RegExp;
  readonly of: RegExp;
}[] = [
  {
    side: "begin",
    said: /^(start|starts|started|starting|begin|begins|began|begun|beginning)$/,
    of: names.begin,
  },
  {
    side: "end",
    said: /^(end|ends|ended|ending|finish|finishes|finished|finishing)$/,
    of: names.end,
  },
  {
    side: "begin",
    said: /^(leave|leaves|left|leaving|depart|departs|departed|departing)$/,
    of: /^(departure|departed|origin)$/,
  },
  {
    side: "end",
    said: /^(arrive|arrives|arrived|arriving|reach|reaches|reached|reaching)$/,
    of: /^(arrival|arrived|destination)$/,
  },
  { side: "end", said: /^(return|returns|returned|returning)$/, of: /^(return|returned)$/ },
  { side: "begin", said: /^(collect|collects|collected)$/, of: /^(pick|pickup|collection)$/ },
];

/** The end of which a place is meant: by the word before it, the verb of the question, or the usual time. */
export const sideAt = (tokens: readonly Token[], cube: Cube, at: number): Side | undefined => {
  const before = tokens[at - 1]?.word;
  if (before === "from") return "begin";
  if (before === "to") return "end";
  // `Dover to Calais`.
  if (tokens[at + 1]?.word === "to" && tokens.length > at + 2) return "begin";
  return sideSaid(tokens) ?? usualSide(cube);
};

/** The one end that the verbs of a question are of. */
const sideSaid = (tokens: readonly Token[]): Side | undefined => {
  const said = new Set(
    tokens.flatMap(({ word, isQuoted }) =>
      isQuoted ? [] : verbsOfEnds.filter((verb) => verb.said.test(word)).map(({ side }) => side),
    ),
  );
  return said.size === 1 ? [...said][0] : undefined;
};

/** Whether a member is of the other end than the one that is meant at a place. */
export const isOfOtherEnd = (
  member: Member | undefined,
  tokens: readonly Token[],
  cube: Cube,
  at: number,
): boolean => {
  const own = member && sideOf(member);
  const meant = own && sideAt(tokens, cube, at);
  return meant !== undefined && meant !== own;
};
