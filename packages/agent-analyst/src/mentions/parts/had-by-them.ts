import { phraseKey } from "../vocabulary.js";
import type { Token } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";
import type { Vocabulary } from "../vocabulary-types.js";

/** Means by which somebody is reached, which a column of channels has as values. */
const reaching =
  /^(e|email|emails|mail|phone|phones|telephone|mobile|cellphone|cell|landline|fax|whatsapp)$/;
const lacking = /^(without|no|lacking|lacks|lack|missing)$/;
const having = /^(with|have|has|had|having|got|whose)$/;
const articles = /^(a|an|any|the|their|his|her|own|valid|working|known)$/;
const naming = /^(number|numbers|no|nr|address|addresses|id)$/;

/**
 * `customers without a phone`, `with an email address`: a phone that somebody has is no way in which something came in, so that
 * a channel of that name is not meant. Only a column of phones tells it; `without phone tickets` counts what came that way.
 */
export const isHadByThem = (
  tokens: readonly Token[],
  { at, length }: Pick<ValueMention, "at" | "length">,
  language: readonly Pick<Vocabulary, "phrases">[],
): boolean => {
  const said = tokens.slice(at, at + length);
  if (!said.every(({ word, isQuoted }) => reaching.test(word) && !isQuoted)) return false;
  let lead = at - 1;
  while (articles.test(tokens[lead]?.word ?? "")) lead--;
  const before = tokens[lead]?.word ?? "";
  const next = tokens[at + length];
  if (next !== undefined && naming.test(next.word)) return !/^(by|via|through|over)$/.test(before);
  const isFigure = language.some(
    ({ phrases }) =>
    (phrases.get(phraseKey([next?.stem ?? ""])) ?? []).some(({ member: { kind } }) => kind === "measure"), // prettier-ignore
  );
  if (isFigure) return false;
  const hasArticle = lead < at - 1;
  const isHaving = having.test(before) && (hasArticle || before !== "with");
  const isLacking = lacking.test(before) && (hasArticle || isSaidOfThem(tokens, lead, said));
  return isHaving || isLacking;
};

/**
 * `donors without email`, `have no phone` are of those people; `revenue without mobile` leaves a part of the revenue out.
 */
const isSaidOfThem = (tokens: readonly Token[], lead: number, said: readonly Token[]): boolean => {
  const isHad = /^(have|has|had|having|with)$/.test(tokens[lead - 1]?.word ?? "");
  const things = tokens
    .slice(0, lead)
    .filter(({ word }) => !/^(how|many|which|what|list|show|me|all|our|the|of)$/.test(word));
  const isContact = said.every(({ word }) => /^(e|email|emails|mail|phone|telephone)$/.test(word));
  return isHad || (things.length === 1 && /[^s]s$/.test(things[0]?.word ?? "") && isContact);
};
