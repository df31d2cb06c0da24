const fills = ["█", "░", "▓", "▒", "▚", "▤", "▦", "◫"];
const points = ["●", "○", "▲", "△", "■", "□", "◆", "◇"];

/** What the bars of a series are made of: with colours of one thing, without of its own. */
export const fillOf = (index: number, isColoured: boolean): string =>
  isColoured ? "█" : (fills[index % fills.length] ?? "█");

/** What the line of a series is made of where colours do not tell. */
export const pointOf = (index: number): string => points[index % points.length] ?? "●";
