/** Signs, and phrases that say the same as a shorter one, in words that the rest of the reading knows; letters and digits stand around them. */
const signs: readonly (readonly [RegExp, string])[] = [
  // `plant & quarter`, `plant + quarter`.
  [/(?<=[\p{L}\p{N}] )[&+](?= [\p{L}\p{N}])/gu, "and"],
  // `> 500 euros`, where `price>500` stays a sign.
  [/(?<=[\p{L}\p{N}] )>= ?(?=\d)/gu, "at least "],
  [/(?<=[\p{L}\p{N}] )<= ?(?=\d)/gu, "at most "],
  [/(?<=[\p{L}\p{N}] )> ?(?=\d)/gu, "more than "],
  [/(?<=[\p{L}\p{N}] )< ?(?=\d)/gu, "less than "],
  // `jobs over £500`, `between £200 and £400`: the currency is the unit of the limit.
  [/(?<=\bbetween )[£€$] ?(?=\d)/giu, ""],
  ...(
    [
      ["£", "pounds"],
      ["€", "euros"],
      ["\\$", "dollars"],
    ] as const
  ).map(([sign, unit]): readonly [RegExp, string] => [
    new RegExp(
      `(?<=\\b(?:over|under|above|below|than|least|most|exceeding|and) )${sign} ?(\\d[\\d.,]*(?: ?[km]\\b)?(?<![.,]))`,
      "giu",
    ),
    `$1 ${unit}`,
  ]),
  [/\b(?:in excess|upwards?) of (?=\d)/giu, "more than "],
  [/\bnot? (?:fewer|less) than (?=\d)/giu, "at least "],
  [/\b(?:most|more) recent (?=\d+ (?:day|week|month|quarter|year)s\b)/giu, "last "],
  [/\b(?:lacking|with no) (?=an? )/giu, "without "],
  // `in May, n how many of them`.
  [/(?<=[\p{L}\p{N}],? )n (?=(?:how|what|which|who|when|where)\b)/giu, "and "],
  // `the city with the max revenue`, which is no figure of its own.
  [/(?<=\b(?:with|has|have|had) the )max(?:imum)? (?=\p{L})/giu, "highest "],
  [/(?<=\b(?:with|has|have|had) the )min(?:imum)? (?=\p{L})/giu, "lowest "],
  // `which suppliers aren't certified`, `that wasnt discounted`.
  [/\b(is|are|was|were|has|have|had|do|does|did)n['’]?t\b/giu, "$1 not"],
  // `were more than half of orders online` asks for their share.
  [
    /^\W*(?:(?:is|are|was|were|do|does|did|have|has) )?(?:(?:more|less|fewer) than|over|under|at least) (?:an? |one |the )?(?:half|third|quarter|\d{1,2} ?(?:%|percent|per cent)) of (?:all )?(?:the |our )?(?=\p{L})/iu,
    "what share of ",
  ],
  // Ways to begin, which ask for what follows.
  [/^\W*(?:(?:i|we)(?:['’ ]?(?:m|re| am| are))? (?:looking for|after) )(?:(?:the|our) )?/iu, ""],
  [
    /^\W*(?:(?:do you have|have you(?: got)?|got) )?any idea (?:what|how (?:high|big|large)) (?:(?:is|are|was|were) )?(?:(?:the|our) )?/iu,
    "what is the ",
  ],
  [
    /^\W*(?:(?:can|could|would|will) you )?(?:please )?count (?:up )?(?:the|our|all(?: the)?) (?=\p{L})/iu,
    "how many ",
  ],
  [/\bcalendar (?:year (?=\d{4}\b)|(?=(?:years?|quarters?|months?|weeks?)\b))/giu, ""],
  // `delivered according to plan` is as it was planned.
  [/(?<!ed )\baccording to (?=\p{L})|\baccording to (?!plan\b|schedule\b)(?=\p{L})/giu, "by "],
  [
    /^\W*for (?:each|every) (\p{L}+(?: \p{L}+)?),? (?:(?:show|give|tell)(?: (?:me|us))? )?(?:what (?:is|are|was|were) )?(?:the|our) ([^?]+)\??$/iu,
    "$2 by $1",
  ],
  [
    /^\W*(?:please )?(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|show|say|let)(?: (?:me|us))?(?: know)?|do you (?:happen to )?know|(?:i|we)(?:['’]?d| would)? (?:want|like|need|wish) to (?:know|see|understand)|tell (?:me|us)),? (?=(?:which|who|what|how|when|where)\b)/iu,
    "",
  ],
  [/^\W*do you (?:happen to )?know (?=(?:the|our|all)\b)/iu, "show "],
  // `Dr Frei` is found by the name alone; `mr meters` are a kind of meters.
  [/\b(?:Dr|Mr|Mrs|Ms|Prof)\b\.? (?=\p{Lu}\p{L}{2})/gu, ""],
  [
    /(?<=\b(?:with|by|of|for|from|to|at|is) )(?:dr|mr|mrs|ms|prof)\b\.? (?=\p{L}{2,}(?!s)\p{L}(?:\W*$| (?:in|this|last|since|by|on)\b))/gu,
    "",
  ],
  [/\brn(?=\W*$)/giu, "now"],
  [/\bwhos\b/giu, "who is"],
  // `the five owners who owe most, with the amounts`.
  [
    /,? (?:(?:with|including) (?:the|their|its) (?:amounts?|figures?|numbers?|values?)|and (?:the|their|its) (?:figures?|numbers?))(?=\W*$)/giu,
    "",
  ],
  [/(?<=^\W*(?:how (?:long|old|late|fast|often)|what|who|where) )r (?=\p{L})/giu, "are "],
  [/\bon avg\b/giu, "on average"],
  [
    /\bby (?:what|how many) (?:percentage|percent|per cent|%) (?=(?:did|do|does|has|have)\b)/giu,
    "by how much ",
  ],
  // `who owes us the most? top 3`: how many of them is said behind it.
  [
    /\b(most|least|fewest|highest|lowest|largest|biggest)\b(?! \d)([^?!.;\n]{0,120}?)\s?[?!.;,:-]+ ?(?:(?:just|only|show|give|list)(?: me)? )?(?:the |a |our )?(?:top|first) (\d{1,2}|three|five|ten)(?: (?:only|please|pls|will do|is fine))*\W*$/iu,
    "$3 $1$2",
  ],
  // `what share of revenue comes from each region`.
  [
    /\b(?:falls? (?:on|to|into|in)|goes? to|comes? from|is due to|belongs? to) (?:each|every) (?=\p{L})/giu,
    "by ",
  ],
  // `more than three years old`.
  [/\b(?:more than|over) (\p{L}+|\d+) (day|week|month|year)s? old\b/giu, "older than $1 $2s"],
  [/\b(?:less than|under) (\p{L}+|\d+) (day|week|month|year)s? old\b/giu, "younger than $1 $2s"],

  [/,? (?:separately|individually) (?:for|by) (?:(?:each|every) )?(?=\p{L})/giu, " by "],
];

/** What is quoted stays as it was written: it is a name. */
const quotes = /"[^"\n]{1,200}"/gu;
const held = /\uE000(\d+)\uE001/gu;

/** A question with its signs in words. */
export const signsInFull = (text: string): string => {
  const names = text.match(quotes) ?? [];
  let at = 0;
  const open = inSmallLetters(text.replace(quotes, () => `\uE000${String(at++)}\uE001`));
  const said = signs.reduce((each, [sign, words]) => each.replace(sign, words), open);
  return names.length === 0
    ? said
    : said.replace(held, (_, place: string) => names[Number(place)] ?? "");
};

/** Where all letters are capitals, none of them says that a word is a name. */
const inSmallLetters = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{2,}\P{L}+\p{Lu}{2,}\P{L}+\p{Lu}{2,}/u.test(text)
    ? text
    : text.toLowerCase();
