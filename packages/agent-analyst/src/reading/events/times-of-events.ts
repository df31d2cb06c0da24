import type { Member } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";

/** Words for what is new, and for what is lost, whatever a model calls it. */
const fresh = /^(new|joiners?|newcomers?|starters?|signups?|gained|won)$/;
const leaving = /^(lost|leavers?|quitters?|churners?|churn|dropouts?|departures?|losses)$/;

const beginning =
  /^(signed|joined|since|registered|registration|enrolled|opened|created|started|start|began|hired|founded|first)$/;
const ending =
  /^(churned|churn|quit|left|leaving|cancelled|canceled|cancellation|ended|end|closed|lapsed|terminated|termination|resigned|exit|deregistered|dropped)$/;

/** Words of a time that say nothing of what happened. */
const ofTime = /^(on|at|date|time|day|of|timestamp|utc)$/;

/** The one time at which happened what a word says: `booked`, `cancellations`, `new`; undefined where several are, or none. */
export const timeOfEvent = (
  { word, stem }: Pick<Token, "word" | "stem">,
  times: readonly Member[],
): Member | undefined => {
  const isOf = ({ name, title, synonyms }: Member): boolean =>
    [name, title, ...synonyms].some((text) => isEvent(wordsOfName(text), word, stem));
  const [time, ...others] = times.filter(isOf);
  return others.length > 0 ? undefined : time;
};

const isEvent = (words: readonly string[], word: string, stem: string): boolean => {
  const telling = words.filter((each) => !ofTime.test(each));
  if (fresh.test(word) && telling.some((each) => beginning.test(each))) return true;
  if (leaving.test(word) && telling.some((each) => ending.test(each))) return true;
  const [first = "", ...others] = telling;
  const own = stemOf(first);
  // `signed up` is said by its first word, the other one is small.
  const isOne = others.every((each) => /^(up|out|off|in|back|down|over|away)$/.test(each));
  return isOne && first.length > 3 && (own === stem || isDerived(own, stem));
};
