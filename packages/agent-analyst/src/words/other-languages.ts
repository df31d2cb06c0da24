import type { Token } from "./token.js";

/** Words that open or carry a question in another language, and that no English question has. */
const words: Readonly<Record<string, readonly string[]>> = {
  German:
    "wie viele viel welche welcher welches warum wieviel zeige gib letzten letztes letzte monat jahr woche gab haben wir sind der die das und fur nach unser unsere wer wo wann ist im".split(
      " ",
    ),
  French:
    "combien quel quelle quels quelles pourquoi montre avons nous dernier derniere mois annee chiffre les des est sont qui quand avec du et".split(
      " ",
    ),
  Spanish:
    "cuanto cuantos cuanta cuantas cual cuales quien porque muestra tuvimos tenemos ultimo mes ano ayer por los las el del fue son con".split(
      " ",
    ),
  Italian:
    "quanto quanti quanta quante quale quali perche mostra abbiamo ultimo mese anno ieri gli dei delle sono nel".split(
      " ",
    ),
  Portuguese:
    "quantos quantas qual quais porque mostre tivemos temos ultimo mes ano ontem os dos das foi sao".split(
      " ",
    ),
  Dutch: "hoeveel welke waarom toon hebben wij vorige maand jaar gisteren het een van zijn".split(
    " ",
  ),
};

/** Words that open a question in that language: one of them is enough. */
const opening = new Set(
  "wie wieviel welche welcher welches warum zeige combien quel quelle quels quelles pourquoi montre cuanto cuantos cuanta cuantas cual cuales muestra quanto quanti quanta quante quale quali perche mostra quantos quantas qual quais mostre hoeveel welke waarom toon".split(
    " ",
  ),
);

/** Letters of which English words are not made. */
const foreignScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Whether a question is put in a language other than English; words of the model count for none. */
export const isOtherLanguage = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): boolean => {
  const said = tokens.filter(({ isQuoted, word }) => !isQuoted && /\p{L}/u.test(word));
  const unknown = said.filter(({ word }) => !isKnown(word));
  if (unknown.length > 0 && unknown.every(({ word }) => foreignScript.test(word))) return true;
  const most = Math.max(
    ...Object.values(words).map((list) => unknown.filter(({ word }) => list.includes(word)).length),
  );
  const [first] = said;
  const opens = first !== undefined && opening.has(first.word) && !isKnown(first.word);
  return (opens && unknown.length > 1) || (most >= 3 && most * 2 >= said.length);
};
