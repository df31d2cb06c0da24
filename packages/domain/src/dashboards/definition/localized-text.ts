import * as Schema from "effect/Schema";
import type { LocalizedText } from "./dashboard.js";
import { isBlank, utf8Length } from "../../shared/text/text-rules.js";

/** What is wrong with a text of so many bytes at most; a line break and a tab may be in it. */
const textProblem = (text: string, bytesMax: number): string | undefined => {
  if (isBlank(text)) return "must not be blank";
  if (text.length > bytesMax || utf8Length(text) > bytesMax) {
    return `must be at most ${bytesMax} bytes long`;
  }
  // Escapes, so that nobody has to see which invisible letters are meant.
  return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u.test(text)
    ? "must not contain control characters"
    : undefined;
};

/** The schema of a text for people, of at most so many bytes in each language. */
export const localizedText = (bytesMax: number): Schema.Codec<LocalizedText> =>
  Schema.Union([Schema.String, Schema.Record(Schema.String, Schema.String)]).check(
    Schema.makeFilter<LocalizedText>((text) => localizedProblem(text, bytesMax)),
  );

/** The longest texts, in bytes of each language, and in how many languages one may be. */
export const titleBytesMax = 200;
export const descriptionBytesMax = 2000;
export const languagesMax = 50;

/** The schema of a title. */
export const Title = localizedText(titleBytesMax);

/** The schema of a description. */
export const Description = localizedText(descriptionBytesMax);

const localizedProblem = (text: LocalizedText, bytesMax: number): string | undefined => {
  if (typeof text === "string") return textProblem(text, bytesMax);
  const entries = Object.entries(text);
  if (entries.length === 0 || entries.length > languagesMax) {
    return `must have 1 to ${languagesMax} languages`;
  }
  for (const [language, translated] of entries) {
    if (!/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(language)) {
      return "must have tags of languages as its keys, such as en or pt-BR";
    }
    const problem = textProblem(translated, bytesMax);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
