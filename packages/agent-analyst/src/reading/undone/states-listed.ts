import type { Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";

/** A state that a description lists: its value, where the list gives one, and the words that explain it. */
export interface ListedState {
  readonly value: string | undefined;
  readonly text: string;
  readonly words: readonly string[];
}

const telling = /^(status|state|stage)$/;
const coded = /^\(?([A-Z][A-Z0-9]{0,7})[\s=:–-]+([\p{Ll}].*)$/u;

/** Whether a column says in what state its rows are. */
export const saysState = ({ kind, type, name, title, public: isPublic }: Member): boolean =>
  kind === "dimension" &&
  type === "string" &&
  isPublic &&
  wordsOfName(`${name} ${title}`).some((word) => telling.test(word));

/**
 * The states of a column in the order of its description: `NEW paid, SHP shipped`, or `open, delivered or cancelled`. Of a list
 * without codes, what has several words is no value as it stands.
 */
export const statesListed = ({ description = "" }: Member): readonly ListedState[] => {
  const parts = description
    .split(/[,;.]/)
    .flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
  const codes = parts.map((part) => coded.exec(part.replace(/^(?:and|or) /, "")));
  if (parts.length > 1 && codes.every((code) => code !== null))
    return codes.map(([, value, text = ""]) => ({ value, text, words: wordsOfName(text) }));
  const plain = parts.flatMap((part) => part.split(/\s(?:and|or)\s|^(?:and|or)\s/)).filter(Boolean);
  const isList = plain.length > 1 && plain.every((text) => /^[\p{Ll}_ -]+$/u.test(text));
  return isList
    ? plain.map((text) => ({
        value: /^[\p{Ll}_-]+$/u.test(text) ? text : undefined,
        text: text.replaceAll("_", " "),
        words: wordsOfName(text),
      }))
    : [];
};
