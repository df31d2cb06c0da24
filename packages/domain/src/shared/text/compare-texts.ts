/** Whether a text stands behind another one in the order of their UTF-8, which is that of code points. */
export const isBehind = (a: string, b: string): boolean => {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((letter, index) => letter !== right[index]);
  return at >= 0 && (left[at]?.codePointAt(0) ?? -1) > (right[at]?.codePointAt(0) ?? -1);
};
