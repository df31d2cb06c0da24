// Other ways to type the same question. Each changes one thing that changes no figure, or leaves a question alone.
import { typosIn } from "./typos.mjs";

/** The first hit of a pattern in other words; undefined where there is none. */
const swap = (pattern, by) => (text) => {
  const other = text.replace(pattern, by);
  return other === text ? undefined : other;
};

const months =
  "january|february|march|april|may|june|july|august|september|october|november|december";
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** A time at the end of a question: `in October 2025`, `last month`. */
const timeAtEnd = new RegExp(
  `^(.+?) ((?:in|during|since) (?:(?:${months})(?: \\d{4})?|\\d{4})|(?:this|last) (?:year|month|quarter|week))\\??$`,
  "i",
);

const timeFirst = (text) => {
  const [, rest, time] = timeAtEnd.exec(text) ?? [];
  return rest === undefined
    ? undefined
    : `${time}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
};

/** Before a question that begins with neither a verb nor a word of asking. */
const isPhrase = (text) =>
  !/^(what|which|who|how|when|where|why|is|are|was|were|do|does|did|has|have|had|show|list|give|compare|rank|tell|can|could|please|split|and|by|in|only|just|for|of|the|sort|name)\b/i.test(
    text,
  );
const ahead = (words) => (text) => (isPhrase(text) ? `${words} ${text}` : undefined);
const whatIs = /^what(?:'s| is| was| are| were) (?:the |our )?/i;

/** A group at the end, and not who or what did it: `paid by card`. */
const byAtEnd = /(?<!ed|led|made|sent|won) by (?!an? )(?=\p{L}+(?: \p{L}+)?\??$)/u;

/** By name. */
export const rewordings = {
  // Around the question.
  please: (text) => `${text.replace(/\?$/, "")} please`,
  thanks: (text) => `${text.replace(/\?$/, "")}, thanks!`,
  hello: (text) => `Hi, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  "can you tell me": (text) =>
    whatIs.test(text) ? `can you tell me the ${text.replace(whatIs, "")}` : undefined,
  "i need": ahead("i need"),
  "show me the": ahead("show me the"),
  "what is the": ahead("what is the"),
  "whats our": ahead("whats our"),
  "could we see": ahead("could we see"),
  "do you know the": ahead("do you know the"),
  "we would like to know": ahead("we would like to know the"),
  "give me a list": (text) =>
    isPhrase(text) && / (by|per) /.test(text) ? `give me a list of ${text}` : undefined,
  "no what is": (text) => (whatIs.test(text) ? text.replace(whatIs, "") : undefined),
  "quick question": (text) => `quick question: ${text}`,
  "no question mark": swap(/\?$/, ""),
  "question mark": (text) => (text.endsWith("?") ? undefined : `${text}?`),
  "lower case": (text) => (text === text.toLowerCase() ? undefined : text.toLowerCase()),
  capitals: (text) => text.toUpperCase(),
  "no accents": (text) => {
    const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return plain === text.normalize("NFD") ? undefined : plain;
  },
  // Letters.
  ...typosIn,
  // Words cut short.
  "r for are": swap(/\bare\b/i, "r"),
  "u for you": swap(/\byou\b/i, "u"),
  "avg for average": swap(/\baverage\b/i, "avg"),
  "mean for average": swap(/\baverage\b/i, "mean"),
  "on avg": swap(/\bon average\b/i, "on avg"),
  "avg ahead": (text) =>
    /^(?:what is the )?average /i.test(text) && / (by|per|for each) /.test(text)
      ? `${text.replace(/^(?:what is the )?average /i, "").replace(/\?$/, "")} on average`
      : undefined,
  "diff for different": swap(/\bdifferent\b/i, "diff"),
  "distinct for different": swap(/\bdifferent\b/i, "distinct"),
  "unique for different": swap(/\bdifferent\b/i, "unique"),
  yr: swap(/\byear\b/i, "yr"),
  mth: swap(/\b(this|last) month\b/i, "$1 mth"),
  wk: swap(/\b(this|last) week\b/i, "$1 wk"),
  qtr: swap(/\bquarter\b/i, "qtr"),
  "short month": (text) =>
    swap(
      new RegExp(`\\b(${months.replace("may|", "").replace("|june|july", "")})\\b`, "i"),
      (month) => month.slice(0, 3).toLowerCase(),
    )(text),
  "w/o": swap(/\bwithout\b/i, "w/o"),
  "w/": swap(/\bwith\b(?! the (?:most|least|highest|lowest))/i, "w/"),
  "& for and": swap(/ and /i, " & "),
  "n for and": swap(/ and /i, " n "),
  "+ for and": swap(/ and /i, " + "),
  vs: swap(/\b(?:compared (?:to|with)|versus)\b/i, "vs"),
  "pct for share": swap(/\b(?:share|percentage|proportion) of\b/i, "% of"),
  "nr of": swap(/^(?:how many|number of)\b/i, "nr of"),
  "# of": swap(/^(?:how many|number of)\b/i, "# of"),
  "max for highest": swap(/\bhighest\b/i, "max"),
  // Words for one another.
  "number of": (text) =>
    /^how many (?!.*\b(?:do|did|does|have|has|are|were|was|is|we)\b)/i.test(text)
      ? text.replace(/^how many /i, "number of ").replace(/\?$/, "")
      : undefined,
  "how many": swap(/^(?:the )?number of /i, "how many "),
  count: swap(/^number of (?!.*\b(?:do|did|does|have|has|are|were|was|is|we)\b)/i, "count of "),
  "over a number": swap(/\bmore than (?=\d)/i, "over "),
  "> a number": swap(/\b(?:more than|over|above) (?=\d)/i, "> "),
  "in excess of": swap(/\b(?:more than|over|above) (?=\d)/i, "in excess of "),
  ">= a number": swap(/\bat least (?=\d)/i, ">= "),
  "or more": swap(/\bat least (\d+)( \p{L}+)/iu, "$1 or more$2"),
  "no fewer than": swap(/\bat least (?=\d)/i, "no fewer than "),
  "under a number": swap(/\b(?:less|fewer) than (?=\d)/i, "under "),
  "< a number": swap(/\b(?:less than|fewer than|under|below) (?=\d)/i, "< "),
  "digits in words": swap(/\b([2-9]|10)\b(?![-.,:/%]|\d)/, (digit) => numbers[Number(digit) - 1]),
  "per for by": swap(byAtEnd, " per "),
  "for each for by": swap(byAtEnd, " for each "),
  "broken down by": swap(byAtEnd, " broken down by "),
  "split by": swap(byAtEnd, ", split by "),
  "comma by": swap(byAtEnd, ", by "),
  "during for in": swap(new RegExp(` in (?=(?:${months}|\\d{4})\\b)`, "i"), " during "),
  "for for in": swap(new RegExp(` in (?=(?:${months}|\\d{4})\\b)`, "i"), " for "),
  "comma time": swap(new RegExp(` in (?=(?:(?:${months})(?: \\d{4})?|\\d{4})\\??$)`, "i"), ", "),
  "time in brackets": swap(
    new RegExp(` in ((?:(?:${months})(?: \\d{4})?|\\d{4}))\\??$`, "i"),
    " ($1)",
  ),
  "time first": timeFirst,
  "past for last": swap(/\blast (?=\d+ (?:days|weeks|months|years)\b)/i, "past "),
  "the last": swap(/\b(?:in|over) the last (?=\d+ (?:days|weeks|months))/i, "last "),
  "most recent months": swap(/\blast (?=\d+ months\b)/i, "most recent "),
  "what for which": swap(/^which /i, "what "),
  "which for what": swap(/^what (?=\p{L}+ (?:has|had|have) )/iu, "which "),
  "largest for highest": swap(/\bhighest\b/i, "largest"),
  "highest for largest": swap(/\b(?:largest|biggest)\b/i, "highest"),
  "lowest for smallest": swap(/\bsmallest\b/i, "lowest"),
  "top for best": swap(/\bbest (?=\d|two|three|five|ten)/i, "top "),
  "percentage of": swap(/\b(?:share|proportion) of\b/i, "percentage of"),
  "proportion of": swap(/\b(?:share|percentage) of\b/i, "proportion of"),
  "what percent": swap(/^(?:what )?(?:share|percentage|proportion) of /i, "what percent of "),
  "compared with": swap(/\b(?:vs\.?|versus|compared to)\b/i, "compared with"),
  against: swap(/\b(?:vs\.?|versus)\b/i, "against"),
  "with no": swap(/\bwithout (?:an?|any) /i, "with no "),
  lacking: swap(/\bwithout (?=an? )/i, "lacking "),
  "that have": swap(/ with (?=more|less|fewer|at least|over|under)/i, " that have "),
  "do we have": (text) =>
    /^how many \p{L}+(?: \p{L}+)?\??$/iu.test(text)
      ? `${text.replace(/\?$/, "")} do we have?`
      : undefined,
  "have we got": (text) =>
    /^how many \p{L}+(?: \p{L}+)?\??$/iu.test(text)
      ? `${text.replace(/\?$/, "")} have we got?`
      : undefined,
  "are there": swap(/ (?:do we have|have we got)\b/i, " are there"),
  "our for the": swap(/\bthe (?=(?:average|median|total) )/i, "our "),
  "in total": (text) =>
    /^how many /i.test(text) && !/\b(?:by|per|each|total|average)\b/i.test(text)
      ? text.replace(/\?$/, " in total")
      : undefined,
  "how many in all": swap(/^how many (?=\p{L}+ (?:in|this|last)\b)/iu, "total number of "),
  "did we have": (text) =>
    /^(?:number of|how many) \p{L}+ (?:in|this|last)\b/iu.test(text)
      ? text.replace(/^(?:number of|how many) (\p{L}+) /iu, "how many $1 did we have ")
      : undefined,
  "were there": (text) =>
    /^(?:number of|how many) \p{L}+ (?:in|this|last)\b/iu.test(text)
      ? text.replace(/^(?:number of|how many) (\p{L}+) /iu, "how many $1 were there ")
      : undefined,
  "how much was": (text) =>
    /^(?:revenue|income|sales|spend|turnover|cost|costs|net amount|billings) (?:in|this|last)\b/i.test(
      text,
    )
      ? `how much was our ${text}`
      : undefined,
  "what was": swap(/^what is (?=.*\b(?:last|202[45])\b)/i, "what was "),
  "what were": (text) =>
    isPhrase(text) && /s (?:in|last) /.test(text) ? `what were the ${text}` : undefined,
  "tell me": ahead("tell me the"),
  "give us": ahead("give us the"),
  "looking for": ahead("i'm looking for the"),
  "interested in": ahead("we are interested in the"),
  "pull up": ahead("pull up the"),
  "any idea": ahead("any idea what the"),
  "how do X look": (text) =>
    isPhrase(text) && / by /.test(text) ? `how does ${text} look` : undefined,
  "what does X look like": (text) =>
    isPhrase(text) && / by /.test(text) ? `what does ${text} look like` : undefined,
  "as a table": (text) => `${text.replace(/\?$/, "")} as a table`,
  "as a chart": (text) => `${text.replace(/\?$/, "")} as a chart`,
  "chart of": (text) =>
    isPhrase(text) && / (?:by|per) /.test(text) ? `chart of ${text}` : undefined,
  plot: (text) => (isPhrase(text) && / (?:by|per) /.test(text) ? `plot ${text}` : undefined),
  "for the year": swap(/ in (202\d)\b/, " for the year $1"),
  "in the year": swap(/ in (202\d)\b/, " in the year $1"),
  "over 2025": swap(/ in (202\d)\b/, " over the course of $1"),
  "in the month of": swap(new RegExp(` in (?=(?:${months})\\b)`, "i"), " in the month of "),
  "calendar year": swap(/ in (202\d)\b/, " in calendar year $1"),
  "short year": swap(new RegExp(`\\b(${months}) 20(\\d\\d)\\b`, "i"), "$1 '$2"),
  "month/year": swap(/\boctober 2026\b/i, "10/2026"),
  "last year so": swap(/\bthis year\b/i, "so far this year"),
  "current year": swap(/\bthis year\b/i, "the current year"),
  "ytd for this year": swap(/\b(?:in )?this year\b/i, "ytd"),
  "previous year": swap(/\blast year\b/i, "the previous year"),
  "prior month": swap(/\blast month\b/i, "the prior month"),
  "month just gone": swap(/\bin (?=october 2026)/i, "in all of "),
  "per month for by month": swap(/\bby month\b/i, "monthly"),
  "month by month": swap(/\b(?:by|per) month\b/i, "month by month"),
  "each month": swap(/\b(?:by|per) month\b/i, "each month"),
  "for every month": swap(/\b(?:by|per) month\b/i, "for every month"),
  quarterly: swap(/\b(?:by|per) quarter\b/i, "quarterly"),
  "every quarter": swap(/\b(?:by|per) quarter\b/i, "for every quarter"),
  "by each": swap(byAtEnd, " by each "),
  "in each": swap(byAtEnd, " in each "),
  "grouped by": swap(byAtEnd, " grouped by "),
  "according to": swap(byAtEnd, " according to "),
  "separately for": swap(byAtEnd, " separately for each "),
  "and by which": (text) => {
    const [, what, by] = /^(\p{L}[\p{L} ]+) by (\p{L}+)\??$/u.exec(text) ?? [];
    return what === undefined || !isPhrase(text) ? undefined : `${by}: ${what}`;
  },
  "for each X the Y": (text) => {
    const [, what, by] = /^(\p{L}[\p{L} ]+) by (\p{L}+)\??$/u.exec(text) ?? [];
    return what === undefined || !isPhrase(text) ? undefined : `for each ${by} the ${what}`;
  },
  "X's with most": swap(
    /^which (\p{L}+) (?:has|had) the (most|highest|lowest|fewest|largest) /iu,
    "$1 with the $2 ",
  ),
  "which is the X with": swap(
    /^which (\p{L}+) (?:has|had) the (most|highest|lowest|fewest|largest) /iu,
    "what is the $1 with the $2 ",
  ),
  "tell me which": swap(/^which /i, "tell me which "),
  "do you know how many": swap(/^how many /i, "do you know how many "),
  "can you count": swap(
    /^(?:how many|number of) (?=\p{L}+(?: \p{L}+)?(?: in| this| last|\??$))/iu,
    "can you count the ",
  ),
  "i want to know how many": swap(/^how many /i, "i want to know how many "),
  "whats the number": swap(/^how many (?=\p{L}+(?: \p{L}+)?\??$)/iu, "whats the number of "),
  "no apostrophe": swap(/(\p{L})['’](\p{L})/u, "$1$2"),
  "didn't": swap(/\b(did|do|does|have|has|was|were|is|are) not\b/i, "$1n't"),
  dont: swap(/\b(did|do|does|have|has|was|were|is|are)n't\b/i, "$1nt"),
  "did not": swap(/\b(did|do|does|have|has|was|were|is|are)n['’]?t\b/i, "$1 not"),
  excluding: swap(/\bwithout (?!an?\b|any\b|having\b|\p{L}+ing\b)/iu, "excluding "),
  "not counting": swap(/\bexcluding\b/i, "not counting"),
  "except for": swap(/\bexcept (?!for)/i, "except for "),
  "other than": swap(/\bexcept (?:for )?/i, "other than "),
  "greater than": swap(/\bmore than (?=\d)/i, "greater than "),
  "higher than": swap(/\babove (?=\d)/i, "higher than "),
  "from to": swap(/\bbetween (\p{L}+|\d+) and (?=\p{L}+|\d+)/iu, "from $1 to "),
};
