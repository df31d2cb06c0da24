import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../../mentions/money/earned.js";
import { wordsOfName } from "../../../words/token.js";
import type { FormMeasure } from "../../logical-form.js";

/** How something ended of which a figure counts the ones that did so. */
const outcome =
  /^(settled|rejected|won|lost|filled|resolved|solved|declined|accepted|approved|denied|refused|dismissed|granted|sold|finished)$/;
/** How the time is called at which it ended, however it did. */
const ending = /^(closed|decided|resolved|settled|completed|concluded|finished)$/;

/** The one of these times that is called after the end of all of them, for a value that says how some ended: `accepted`. */
export const endOfOutcome = (
  times: readonly Member[],
  words: readonly string[],
): Member | undefined => {
  const [time, ...others] = words.some((word) => outcome.test(word))
    ? times.filter(({ title, name }) =>
        wordsOfName(title || name).some((word) => ending.test(word)),
      )
    : [];
  return others.length === 0 ? time : undefined;
};

/**
 * `claims rejected last quarter`, of the figure Rejected claims, were rejected when they were closed, whenever they were reported:
 * by the one time of their home that is called after the outcome, or after the end of all of them.
 */
export const timeOfOutcome = (
  cube: Cube,
  times: readonly Member[],
  [measure, ...others]: readonly FormMeasure[],
): string | undefined => {
  const member = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  // Pieces that were lost are none that were decided on; the value of quotes won is.
  const isCounted =
    member?.aggregate === "count" || (member?.aggregate === "sum" && isMoney(member));
  if (!isCounted || others.length > 0) return undefined;
  const done = wordsOfName(member.title).filter((word) => outcome.test(word));
  if (done.length === 0) return undefined;
  const home = times.filter(({ source }) => source?.cube === member.source?.cube);
  const soleCalled = (isCalled: (word: string) => boolean): Member | undefined => {
    const [time, ...more] = home.filter(({ title, name }) => wordsOfName(title || name).some(isCalled)); // prettier-ignore
    return more.length > 0 ? undefined : time;
  };
  return (soleCalled((word) => done.includes(word)) ?? soleCalled((word) => ending.test(word)))?.name; // prettier-ignore
};
