/** Units of time, of the calendar and of books, which `last` may stand for where one was said. */
const unit =
  "(?:(?:financial|fiscal|school|academic|tax|budget|calendar|policy)[ -])?(?:day|week|weekend|month|quarter|half|year|season|term|semester|summer|winter|spring|autumn)";

/** Words that hold one time against another. */
const joint =
  "(?:(?:compared?|comparing|comparison|relative|opposed|next|in relation) (?:to|with|against)|versus|vs\\.?|v\\.?|against|than|beside|alongside|on|from|over|to|and)";

/** The time that is not said in full, and nothing behind it that could be its noun. */
const cut =
  "(?<which>last|previous|prior)(?: one)?(?=\\s*(?:$|[?.!,;:)–-]|\\b(?:by|per|for|split|please|pls|in|of|from|at|so|up|and|or|was|were|did)\\b))";

/** What is compared with stands for another time than `last` only where it follows one: `the one before`. */
const earlier = "(?:(?:the|that) )?(?:one|time) (?:before(?: (?:that|it))?|earlier|prior)";

const thisOne = new RegExp(
  `\\b(?<said>(?:this|the current|current) (?<unit>${unit}))\\b(?<between>(?:(?!\\b(?:last|previous|prior)\\b)[^?!;\\n]){0,120}?[\\s,]${joint} )(?:the |in |of |during )?${cut}`,
  "iu",
);
const ofBooks =
  "(?:season|(?:school|academic|financial|fiscal|policy|tax|budget)[ -]year|term|semester)";
const oneBefore = new RegExp(
  `\\b(?<which>this|current|last|previous) (?<unit>${ofBooks})\\b(?<between>[^?!;\\n]{0,120}?[\\s,]${joint} )${earlier}\\b`,
  "iu",
);

/** Nobody compares two times in more letters. */
const lettersMax = 500;

/**
 * `this year compared to last`, `this month vs last`: the unit is said once, and each of the two times has it. `this season
 * against the one before` is the last season, and behind the last one it is the one before that. What stands behind `last` and
 * may be its noun is left as it is.
 */
export const lastInFull = (text: string): string => {
  if (text.length > lettersMax) return text;
  return text
    .replace(thisOne, (...found) => {
      const { said, unit: of, between } = groupsOf(found);
      return `${said}${between}last ${of}`;
    })
    .replace(oneBefore, (...found) => {
      const { which, unit: of, between } = groupsOf(found);
      const isLast = /^(last|previous)$/i.test(which);
      return `${which} ${of}${between}${isLast ? `${of} before last` : `last ${of}`}`;
    });
};

interface Groups {
  readonly said: string;
  readonly which: string;
  readonly unit: string;
  readonly between: string;
}

const groupsOf = (found: readonly unknown[]): Groups => {
  const groups = found.at(-1) as Partial<Groups>;
  return { said: "", which: "", unit: "", between: "", ...groups };
};
