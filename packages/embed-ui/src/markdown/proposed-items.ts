import type { Token, Tokens } from "marked";

/** A longer item is an explanation, and nothing that somebody would ask. */
const lettersMax = 300;

/**
 * What an agent proposes: the items of a list that stands right behind a paragraph with a question mark at its end, as plain
 * text. Undefined for any other block.
 */
export const proposedItems = (
  blocks: readonly Token[],
  at: number,
): readonly string[] | undefined => {
  const block = blocks[at];
  const before = blocks.slice(0, at).findLast(({ type }) => type !== "space");
  if (block?.type !== "list" || before?.type !== "paragraph") return undefined;
  if (!/\?\s*$/.test(before.raw)) return undefined;
  const items = (block as Tokens.List).items.map(plainItem);
  return items.every((item) => item !== "" && item.length <= lettersMax) ? items : undefined;
};

/** The text of an item that is one line; empty for one that is more. */
const plainItem = ({ tokens, task }: Tokens.ListItem): string => {
  const [line, ...others] = tokens;
  const isLine = line?.type === "text" || line?.type === "paragraph";
  return line === undefined || !isLine || others.length > 0 || task ? "" : plainText(line).trim();
};

const plainText = (token: Token): string => {
  const parts = "tokens" in token ? token.tokens : undefined;
  if (parts !== undefined) return parts.map(plainText).join("");
  return "text" in token ? String(token.text) : token.raw;
};
