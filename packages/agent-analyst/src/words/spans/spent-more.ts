import { numberOf } from "../number-word.js";
import { shortQuestion } from "./short-question.js";

/** `customers who spent more than 50k this year`: who, how much at least or at most, and all else that is said. */
export interface SpentMore {
  /** `how many`, where their number is asked for. */
  readonly lead: string;
  /** What they are called, in up to three words. */
  readonly things: string;
  readonly verb: string;
  /** `more than 50000`. */
  readonly limit: string;
  readonly rest: string;
}

const verbs =
  "(?<verb>took|take|taken|spent|spend|bought|buy|gave|give|given|made|earned|grossed|generated|ordered|donated|brought in|brought us|brought us in|paid us)";
const more = "(?<more>more than|over|above|at least|less than|under|below|up to|at most)";
const money =
  "(?<sign>[£$€] ?)?(?<count>\\d[\\d.,]*) ?(?<scale>k|m|grand|thousand|million)?(?<unit> ?(?:euros?|pounds?|dollars?|eur|gbp|usd|chf|[£$€]))?";
const form = new RegExp(
  `^(?:which |what |list |show me |show |all |any |the )*(?<lead>how many )?(?:of )?(?:our |the )?(?<things>(?:\\p{L}+ ){0,2}\\p{L}+?) (?:(?:that|which|who|have|has|had|each) )*${verbs}(?: us)?(?: for)? ${more} ${money}(?:,? (?:net|gross|in total|altogether|in all|together|all in))*(?<rest>(?: (?:in|this|last|on|since|during|at|from|between|by|with|for|per|so|to|year|over|before|after|season) ?.*| \\d{4}.*)?)$`,
  "iu",
);
/** Verbs of which a bare number is money. */
const ofMoney = /^(?:spent|spend|earned|grossed|paid us|donated)$/i;

/** A question for those that came to so much money; undefined for all else. */
export const spentMore = (question: string): SpentMore | undefined => {
  const found = form.exec(shortQuestion(question))?.groups;
  if (found === undefined) return undefined;
  const { lead = "", things = "", verb = "", rest = "" } = found;
  const number = numberIn(found);
  return number === undefined
    ? undefined
    : {
        ...{ lead, verb, rest },
        things: things.replace(/(?: (?:that|which|who|have|has|had|each))+$/i, ""),
        limit: `${found["more"] ?? ""} ${String(number)}`,
      };
};

/** How much money it is: by its sign, its scale or the verb; undefined where it may be a number of anything. */
const numberIn = ({
  count = "",
  scale,
  sign,
  unit,
  verb = "",
}: Readonly<Record<string, string | undefined>>): number | undefined => {
  const isMoney = (sign ?? unit ?? scale) !== undefined || ofMoney.test(verb);
  const short = scale?.slice(0, 1).replace(/[gt]/i, "k") ?? "";
  return isMoney ? numberOf(`${count.replace(/[.,]$/, "")}${short}`.toLowerCase()) : undefined;
};
