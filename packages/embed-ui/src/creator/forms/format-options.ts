/** Formats of figures that are offered; a currency is any of ISO 4217. */
const formats = [
  ...["compact", "percent", "0", "0.0", "0.00"],
  ...["EUR", "USD", "GBP", "CHF", "JPY", "CNY", "INR", "BRL", "AED"],
];

/** The formats to choose from, with the one that is chosen; empty is the column's own. */
export const formatOptions = (chosen: string, automatic: string): readonly [string, string][] => {
  const all = chosen === "" || formats.includes(chosen) ? formats : [chosen, ...formats];
  return [["", automatic], ...all.map((each): [string, string] => [each, each])];
};
