import type { Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { SaidEnd } from "../ends/said-end.js";
import { verbsOfBeginning } from "../begun/verbs-of-beginning.js";
import { dueFor } from "../names/due-for.js";
import type { Vocabulary } from "../vocabulary.js";
import { lightDeeds } from "./light-deeds.js";
import { lightVerbs } from "./light-verbs.js";
import { saidByVerbs } from "./said-by-verbs.js";
import { verbsOfUse } from "./verbs-of-use.js";
import { ofWhatCame } from "./what-came.js";

/** The tokens of verbs that another part of the question says already, or that tell which member is meant. */
export const tellingVerbs = (
  utterance: Utterance,
  vocabulary: Vocabulary,
  duration: Member | undefined,
  end: SaidEnd | undefined,
): readonly number[] => [
  ...saidByVerbs(utterance, vocabulary, duration),
  ...(end === undefined ? [] : [end.at]),
  ...dueFor(utterance.tokens, vocabulary),
  ...lightDeeds(utterance, vocabulary),
  ...lightVerbs(utterance, vocabulary),
  ...ofWhatCame(utterance.tokens, vocabulary),
  ...verbsOfBeginning(utterance, vocabulary),
  ...verbsOfUse(utterance, vocabulary),
];
