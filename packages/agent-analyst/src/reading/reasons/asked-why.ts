import { stemOf } from "../../words/stem.js";
import { plainOf } from "../../words/token.js";
import { shortQuestion } from "../../words/spans/short-question.js";
import { wordsIn } from "../spans/rest-of-question.js";

/** `why did customers in Leeds leave this year`: who, what they did, and all else that is said of it. */
export interface AskedWhy {
  readonly who: readonly string[];
  readonly deed: string;
  readonly rest: readonly string[];
  /** So many of the reasons are wanted. */
  readonly limit?: number;
}

const asking = /^(?:and |so |but )?(?:why|how come|for what reasons?)$/;
const auxiliary = /^(?:do|does|did|are|is|were|was|have|has|had)$/;
/** Why something was much, or not at all: what was noted when it happened does not tell that. */
const degree =
  /^(?:so|such|too|more|less|fewer|few|many|much|often|not|never|no|nobody|always|still|t|dont|doesnt|didnt|arent|isnt|up|down)$/;
/** Why a figure changed is none either. */
const change =
  /^(?:(?:increas|decreas|drop|grow|jump|spik|chang|slow|improv|worsen|doubl|halv|peak|climb|shrink)\p{L}*|rise|rises|rising|rose|risen|fall|falls|falling|fell|fallen|grew|go|goes|going|went|gone|low|high|weak|strong|bad|good|late|slow)$/u;
/** Behind a verb these say nothing: `leaving us`, `stop coming to us`. */
const light = /^(?:us|our|ours|with|to|here|being|been|the|of|coming|using)$/;

/** What is done in other words: each line names one deed. */
const deeds: readonly (readonly string[])[] = [
  "leave leaves leaving left leaver leavers quit quits quitting stop stops stopped stopping churn churned churning".split(" "),
  "lose loses losing lost loss".split(" "),
  "cancel cancels cancelled canceled cancelling canceling cancellation cancellations".split(" "),
  "reject rejects rejected rejecting rejection rejections decline declines declined declining refuse refuses refused refusing refusal refusals".split(" "),
  "fail fails failed failing failure failures".split(" "),
  "return returns returned returning".split(" "),
  "refund refunds refunded refunding".split(" "),
  "complain complains complained complaining complaint complaints".split(" "),
  "dispute disputes disputed disputing".split(" "),
  "block blocks blocked blocking".split(" "),
  "end ends ended ending".split(" "),
  "hold holds held".split(" "),
]; // prettier-ignore

/** Whether two words say the same deed: `leaving` and `quit`, `cancelled` and `cancellation`. */
export const sayTheSame = (left: string, right: string): boolean =>
  left === right ||
  (left.length > 3 && stemOf(left) === stemOf(right)) ||
  deeds.some((words) => words.includes(left) && words.includes(right));

/** `say no` and `go elsewhere` are one verb. */
const inOneWord = (text: string): string =>
  text
    .replace(/\b(?:say|says|said|saying) no\b/i, "lost")
    .replace(/\b(?:turn|turns|turned|turning) (?:us )?down\b/i, "declined")
    .replace(/\bg(?:o|oes|oing|one) elsewhere\b/i, "lost")
    .replace(
      /\b(?:send|sends|sent|sending|brought|bring) (?:(?:them|it|things) )?back\b/i,
      "returned",
    );

/** `why did applications decline` is a change; somebody declines them, or they were declined. */
const isDecline = (small: readonly string[], begin: number, at: number): boolean =>
  /^declin(?:e|es|ing)$/.test(small[at] ?? "") &&
  small.slice(begin + 1, at).every((word) => !/^(?:we|you|they|people|being)$/.test(word));

/** `what are the 3 most common reasons why contracts ended`, and in other words, up to the reasons. */
const reasonsWhy =
  /^(?:(?:what|which) (?:are|were) |(?:show|give|list|tell)(?: me)? )?(?:the |our )?(?:top )?(\d{1,2} )?(?:(?:most )?(?:common|frequent|usual|important) |main |chief |biggest )?(?:reasons?|causes?) (?:why|that|for which) /i;
const lastTop = /,? top (\d{1,2})$/i;

/** `most common reasons why contracts ended, top 3` as `why did contracts ended`, and how many of them are wanted. */
const inWhy = (question: string): { readonly text: string; readonly limit?: number } => {
  const found = reasonsWhy.exec(question);
  if (found === null) return { text: question };
  const behind = lastTop.exec(question);
  const rest = question.slice(found[0].length, behind?.index);
  const limit = Number(found[1] ?? behind?.[1]);
  return { text: `why did ${rest.replace(/\bso far\b/i, "")}`, ...(limit > 0 ? { limit } : {}) };
};

/**
 * Why something was done, as a question asks it; undefined for all else. Why something is much, less than before or not done
 * at all is none of it.
 */
export const askedWhy = (question: string): AskedWhy | undefined => {
  const { text, limit } = inWhy(shortQuestion(question));
  const words = wordsIn(inOneWord(text));
  const small = words.map(plainOf);
  const begin = [1, 2, 3].find(
    (length) => asking.test(small.slice(0, length).join(" ")) && auxiliary.test(small[length] ?? ""),
  ); // prettier-ignore
  if (begin === undefined || small.some((word) => degree.test(word) || change.test(word)))
    return undefined;
  const at = small.findIndex(
    (word, place) => place > begin && deeds.some((each) => each.includes(word)),
  );
  if (at < 0 || isDecline(small, begin, at)) return undefined;
  const rest = words.slice(at + 1);
  const isSaid = (word: string): boolean => !light.test(plainOf(word));
  const first = rest.findIndex(isSaid);
  return {
    who: words.slice(begin + 1, at),
    deed: small[at] ?? "",
    rest: first < 0 ? [] : rest.slice(first),
    ...(limit === undefined ? {} : { limit }),
  };
};

const back = /^(?:and |so |but |ok |okay )?(?:why|how come)(?: (?:is|was) (?:that|it|this))?$/i;
const they = /^(?:they|those|them|these)$/;

/** Whether a question asks why of what was counted before it: `and why?`, `why did they leave?`. */
export const asksWhyOfThose = (question: string, asked: AskedWhy | undefined): boolean =>
  back.test(shortQuestion(question)) ||
  (asked?.rest.length === 0 && asked.who.some((word) => they.test(plainOf(word))));
