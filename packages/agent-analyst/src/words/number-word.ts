const names =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const more = new Map([
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["hundred", 100],
  ["dozen", 12],
]);
const scales = new Map([
  ["k", 1e3],
  ["grand", 1e3],
  ["thousand", 1e3],
  ["m", 1e6],
  ["mio", 1e6],
  ["million", 1e6],
]);

/** A number as it is written: `5`, `1,000`, `2.5`, `five`, `10k`. Undefined for anything else. */
export const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  const named = names.indexOf(word);
  if (named >= 0) return named;
  const other = more.get(word);
  if (other !== undefined) return other;
  const [, digits = "", scale] =
    /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(k|m)?$/.exec(word) ?? [];
  const value = digits === "" ? NaN : Number(digits.replaceAll(",", ""));
  return value <= 1e15 ? value * (scaleOf(scale) ?? 1) : undefined;
};

/** `thousand`, `k`, `million`: what the number before it is multiplied by. */
export const scaleOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : scales.get(word);
