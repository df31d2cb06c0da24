/** Words that are in every question and say nothing of what is looked for. */
const fillers = new Set(
  (
    "a an and are as at be been being by can could did do does doing done for from get give gives go had has have " +
    "having hello hey hi how i if in into is it its just let list me many much my need of off on only or our out " +
    "over please s see shall show so some tell thanks thank that the their them then there these they this those " +
    "to us want wants was we were what whats when where which who whose will with within without would you your " +
    "all any about display find make made compute calculate look like know report data figures numbers " +
    "each every per vs versus but also too now same again instead both between during through via came come " +
    "comes coming go goes got t don didn not no nor other others than more most less least ones one whole " +
    "entire across among around exactly currently ever give gave happened happen happens made our ours kind " +
    "result results answer question here up down break breakdown broken split grouped group number many " +
    "amount value values overall total totals what's is's average mean sum highest lowest best worst biggest " +
    "largest smallest better worse higher lower big long well good bad doing perform performed performing " +
    "because buy buys bought buying avg mean except excluding without besides named called contains containing contain combined combine together altogether gets getting take takes took ie eg outside apart aside minus excl alone neither nor never min max minimum maximum median euro euros dollar dollars eur usd whose " +
    "pls plz thx kindly hmm ok okay actually really simply basically roughly about approximately right today's " +
    "quick quickly wondering wonder curious interested check pull fetch grab lets serve serves served generate " +
    "generated generates earn earned earns achieve achieved occur occurred occurs exist exists different distinct " +
    "individual unique current present non yet distributed distribution must should may might"
  ).split(" "),
);

/** Whether a word asks, points or joins, and names nothing. */
export const isFiller = (word: string): boolean => fillers.has(word) || /^[%#><=]+$/.test(word);

const glue = new Set("of the a an in with who that for s is are were was our my".split(" "));

/** Whether a word may stand within a name without parting it: `share of the market`. */
export const isGlue = (word: string): boolean => glue.has(word);

const generic = new Set(
  "name title label count number total sum amount value at on of the in a an who with and by for to".split(
    " ",
  ),
);

/** Whether a word of a member's name says only what kind of member it is. */
export const isGeneric = (word: string): boolean => generic.has(word);
