import type { LocalizedText } from "@embedded-analytics/client";

/** A text in the language of a tag such as `de-AT`: that one, its base, English, and then any that is there. */
export const textIn = (text: LocalizedText | null | undefined, locale: string): string => {
  if (text === null || text === undefined) return "";
  if (typeof text === "string") return text;
  const byTag = new Map(Object.entries(text).map(([tag, each]) => [tag.toLowerCase(), each]));
  const tag = locale.toLowerCase();
  const [base = ""] = tag.split("-");
  return byTag.get(tag) ?? byTag.get(base) ?? byTag.get("en") ?? [...byTag.values()][0] ?? "";
};
