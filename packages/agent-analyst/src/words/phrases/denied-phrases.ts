import { isPastForm } from "../past-forms.js";
import { phrase, type Phrase } from "./phrase.js";

/** Verbs that say no more than that there is any: `had no breakdown`, `made no complaint`. */
const light =
  /^(had|made|got|gotten|taken|took|given|gave|been|done|did|sold|bought|ordered|used|needed|received|placed|held)$/;

/** Words of a limit or of a time: `shipped no later than Friday`. */
const compared = /^(more|less|fewer|later|earlier|sooner|longer|shorter|other|one|matter)$/;

/** Where nothing was done to things, the verb stands in front of them: `closed no claim` as `never closed claim`. */
export const deniedPhrases: readonly Phrase[] = [
  phrase("where nobody", ["that", "nobody"]),
  // `policies with no excess`, where a policy has a number that is cut short to `no`.
  phrase(
    "with no",
    ["without"],
    (tokens, at) =>
      at > 0 &&
      /^\p{L}{3,}$/u.test(tokens[at + 2]?.word ?? "") &&
      !compared.test(tokens[at + 2]?.word ?? ""),
  ),
  {
    ...phrase(
      "\\S+ no|zero",
      ["never", 0],
      (tokens, at) =>
        at > 0 &&
        isPastForm(tokens[at]?.word ?? "") &&
        !light.test(tokens[at]?.word ?? "") &&
        /^\p{L}{3,}$/u.test(tokens[at + 2]?.word ?? "") &&
        !compared.test(tokens[at + 2]?.word ?? ""),
    ),
    hasNames: true,
  },
];
