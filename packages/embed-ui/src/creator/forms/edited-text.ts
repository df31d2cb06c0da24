import type { LocalizedText } from "@embedded-analytics/client";

/** The longest title and the longest description, in bytes of UTF-8. */
export const [titleBytesMax, descriptionBytesMax] = [200, 2000];

/** A text that is no longer than a title may be; characters stay whole. */
export const cutText = (text: string, bytesMax = titleBytesMax): string => {
  const encoder = new TextEncoder();
  let cut = "";
  let bytes = 0;
  for (const character of text.trim()) {
    bytes += encoder.encode(character).length;
    if (bytes > bytesMax) break;
    cut += character;
  }
  return cut;
};

/** A text with another wording in one language; a text for every language is replaced. */
export const withText = (
  before: LocalizedText | null | undefined,
  locale: string,
  text: string,
): LocalizedText => {
  if (before === null || before === undefined || typeof before === "string") return text;
  const tag = locale.toLowerCase();
  const [base = ""] = tag.split("-");
  const keys = Object.keys(before);
  const key =
    keys.find((each) => each.toLowerCase() === tag) ??
    keys.find((each) => each.toLowerCase() === base) ??
    base;
  return { ...before, [key]: text };
};
