import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";

/** A time that is empty while a state lasts, and words for that state. */
export interface LastingWords {
  readonly member: Member;
  readonly words: readonly string[];
  /**
   * Where words may say something else too: a verb is the state in its `-ing` form or behind `still`, and what no description
   * has, only beside what is counted.
   */
  readonly kind: "described" | "verb" | "usual";
}

/** `Empty while the contract is in force`, `Empty for cars that are still in the fleet`: the words behind `is`. */
const state =
  /(?:^|[;,] ?)empty (?:while|as long as|for) .*?\b(?:is|are) (?:still )?(?!not\b|no\b)([\p{L} -]+?)\.?$/iu;

/** `Empty while in use`: the same without a verb. */
const placed =
  /(?:^|[;,] ?)empty (?:while|as long as) (?:still )?((?:in|on|at|under) \p{L}+)\.?$/iu;

/** `Empty while it runs`, `Empty for accounts that still pay`, `Empty for those who stay`: the verb. */
const verb =
  /(?:^|[;,] ?)empty (?:(?:while|as long as) (?:it|they|the [\p{L}-]+|[\p{L}-]+)|for [\p{L} -]*?(?:that|who)) (?:still )?(?!(?:is|are|was|were|has|have|do|does)\b)(\p{L}{3,})\.?$/iu;

/** `empty for active customers`. */
const adjective = /(?:^|[;,] ?)empty for (\p{L}{4,}) \p{L}+s\.?$/iu;

/** Words for what has not come to its end, whatever the model calls that. */
const usual = "active running ongoing live".split(" ");

/** Names of times at which a thing itself is over. */
const ending =
  /^(end|ends|ended|finish|finished|left|leaving|leaves|closed|cancelled|canceled|terminated|termination|churned|churn|lapsed|expired|retired|withdrawn|resigned|quit|scrapped|discontinued|stopped|lost)$/;

const isEmptyBefore = ({ description = "" }: Member): boolean =>
  /\bempty (?:while|as long as|until|till|before|for)\b/i.test(description);

/** The states of a cube that last while one of its times is empty. */
export const lastingWordsIn = ({ members }: Cube): readonly LastingWords[] => {
  const times = members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  const described = times.flatMap((member): readonly LastingWords[] => {
    const { description = "" } = member;
    const [, said] = [state, placed, adjective].flatMap((form) => form.exec(description) ?? []);
    const [, done] = said === undefined ? (verb.exec(description) ?? []) : [];
    return [
      ...(said === undefined
        ? []
        : [{ member, words: wordsOfName(said), kind: "described" as const }]),
      ...(done === undefined ? [] : [{ member, words: wordsOfName(done), kind: "verb" as const }]),
    ];
  });
  const ends = times.filter(
    (member) =>
      isEmptyBefore(member) &&
      wordsOfName(`${member.name} ${member.title}`).some((word) => ending.test(word)),
  );
  const [end, ...others] = ends;
  // Whether a thing is active may stand in a column of its own.
  const isTold = members.some(
    ({ kind, type, name, title }) =>
      kind === "dimension" &&
      type !== "time" &&
      wordsOfName(`${name} ${title}`).some((word) =>
        /^(state|status|active|phase|stage)$/.test(word),
      ),
  );
  return end === undefined || others.length > 0 || isTold
    ? described
    : [
        ...described,
        ...usual.map((word) => ({ member: end, words: [word], kind: "usual" as const })),
      ];
};
