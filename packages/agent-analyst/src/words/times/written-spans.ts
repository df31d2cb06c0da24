/** A time as it is written in one piece, or a month or quarter by its name. */
const month = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";
const year = "(?:19|20)\\d\\d";
const date = `${year}(?:-\\d{1,2}){0,2}|\\d{1,2}\\.\\d{1,2}\\.${year}`;
const time = `${date}|(?:${month}|q[1-4])(?:\\s+${year})?`;

const dashed = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${time})\\s*(?:\\.{2,3}|[…–—‒]|-{2,3})\\s*(${time})(?![\\p{L}\\p{N}-])`,
  "giu",
);
/** A hyphen or a slash is a sign of a span only between dates: between years it may take one from the other. */
const hyphened = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${year}-\\d{1,2}-\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.${year})(?:\\s+-\\s+|\\s*/\\s*|-)(${year}-\\d{1,2}-\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.${year})(?![\\p{L}\\p{N}-])`,
  "giu",
);

const monthName =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![\\p{L}\\p{N}])";
const nth = "(?<![\\p{L}\\p{N}.,-])(\\d{1,2})(?:st|nd|rd|th)";
/** Days of a month as they are spoken, and as plain numbers: `the 5th and the 20th of June`, and `5 June` of `June 5th`. */
const spokenDays: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${nth}(?=\\s+(?:of\\s+)?${monthName})`, "giu"), "$1"],
  [
    new RegExp(`(?<![\\p{L}\\p{N}])(${monthName})\\s+(?:the\\s+)?${nth}(?![\\p{L}\\p{N}])`, "giu"),
    "$2 $1",
  ],
  [
    new RegExp(
      `${nth}(?=\\s*(?:to|and|until|till|through|[-–])\\s*(?:the\\s+)?\\d{1,2}\\s+(?:of\\s+)?${monthName})`,
      "giu",
    ),
    "$1",
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,-])(\\d{1,2})\\s*[-–]\\s*(\\d{1,2})(?=\\s+(?:of\\s+)?${monthName})`,
      "giu",
    ),
    "$1 to $2",
  ],
];
/** `28 Nov - 3 Dec 2025` is a span, and no two days. */
const monthSpan = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(\\d{1,2}\\s+${monthName}(?:\\s+${year})?)\\s*[-–]\\s*(?=\\d{1,2}\\s+${monthName})`,
  "giu",
);
/** `June 5th to 8th`, `between June 5 and 8` are days of one month, which is said last as in `5 to 8 June`. */
const daysOfMonth = [
  ["between", "and"],
  ["", "(?:to|until|till|through)(?![\\p{L}\\p{N}])|[-–]"],
].map(([before = "", joint = ""]) => {
  const day = "(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}])";
  const lead = before === "" ? "(?<![\\p{L}\\p{N}])" : `(?<=(?<![\\p{L}\\p{N}])${before}\\s+)`;
  return new RegExp(
    `${lead}(${monthName})\\s+(?:the\\s+)?${day}\\s*(${joint})\\s*(?:the\\s+)?${day}(?!\\s*(?:of\\s+)?${monthName})(?![.-]\\d)`,
    "giu",
  );
});
/** `Jan - Oct` is all from the one to the other. */
const monthsSpan = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${monthName}(?:\\s+(?:${year}|\\d{1,2}))?)\\s*[-–]\\s*(?=${monthName})`,
  "giu",
);
/** `Aug '26` and `Aug-26` are months of that year, and `Aug-26 2026` is a day. */
const markedYear = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${monthName})(?:\\s*['’]|-)([0-3]\\d)(?![\\p{L}\\p{N}-]|\\s+${year})`,
  "giu",
);
/** `H1 26`, `Q3 '25` where nothing follows that the number may count. */
const shortYear =
  /(?<![\p{L}\p{N}])([qh][1-4])\s+['’]?([12]\d|3[0-5])(?=\s*(?:$|[?!.,;)]|(?:and|or|vs|versus|against|to|compared|than|by|per|for|in|with)(?!\p{L})))/giu;

/** `3rd quarter`, `quarter 3`, `2nd half`, `5/2026`, and days of which only one order is possible: `13/5/2026`. */
const writtenParts: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])([1-4])(?:st|nd|rd|th)\s+quarter(?![\p{L}\p{N}])/giu, "q$1"],
  [/(?<![\p{L}\p{N}])quarter\s+([1-4])(?![\p{L}\p{N}.,%])/giu, "q$1"],
  [/(?<![\p{L}\p{N}])([12])(?:st|nd)\s+half(?![\p{L}\p{N}])/giu, "h$1"],
  [/(?<![\p{L}\p{N}/.-])(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\p{L}\p{N}/-])/gu, "$2-$1"],
  [
    /(?<![\p{L}\p{N}/.-])(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\p{L}\p{N}/-])/gu,
    "$3-$2-$1",
  ],
  [
    /(?<![\p{L}\p{N}/.-])(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/((?:19|20)\d\d)(?![\p{L}\p{N}/-])/gu,
    "$3-$1-$2",
  ],
];

const withPlainDays = (text: string): string =>
  [...daysOfMonth.map((form) => [form, "$2 $3 $4 $1"] as const), ...writtenParts, ...spokenDays]
    .reduce((said, [form, plain]) => said.replaceAll(form, plain), text)
    .replaceAll(markedYear, "$1 20$2")
    .replaceAll(monthSpan, "$1 to ")
    .replaceAll(monthsSpan, "$1 to ")
    .replaceAll(shortYear, "$1 20$2");

/** `2025-12-01..2026-11-24`, `2024 – 2025`: a sign between two times says `to`, which no token would have. */
export const withSpansInWords = (text: string): string =>
  text
    .split(/("[^"\n]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : withPlainDays(part).replaceAll(dashed, "$1 to $2").replaceAll(hyphened, "$1 to $2"),
    )
    .join("");
