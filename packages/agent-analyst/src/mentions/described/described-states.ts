import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";

const states = "valid|active|current|running|live|ongoing";

/** `With a valid membership`, `Those who have an active card`: the state, and what is in it. */
const having = new RegExp(
  String.raw`^(?:(?:those|people|customers|members) )?(?:with|having|who have|that have|has|have) an? (?:still )?(?:${states}) (\p{L}{3,})\.?$`,
  "iu",
);

/** `Has a membership that is still valid`. */
const beingSo = new RegExp(
  String.raw`^(?:whether \p{L}+ )?(?:with|having|has|have) an? (\p{L}{3,}) (?:that|which) (?:is|are) (?:still )?(?:in force|${states})\.?$`,
  "iu",
);

/** Words for what has begun and is not over, each of which may stand for the others: `memberships in force`. */
const words = states
  .split("|")
  .map((word) => [word])
  .concat([["in", "force"], ["force"]]);

/** What a state is called beside the noun that is in it: `valid memberships`, where a description says who has one. */
export const describedStates = ({
  members,
}: Pick<Cube, "members">): readonly {
  readonly member: Member;
  readonly stems: readonly string[];
}[] => {
  const own = members.filter(
    ({ public: isPublic, kind, type, aggregate }) =>
      isPublic && (kind === "measure" ? aggregate === "count" : type === "boolean"),
  );
  const described = own.flatMap((member) => {
    const description = member.description ?? "";
    const [, noun] = having.exec(description) ?? beingSo.exec(description) ?? [];
    return noun === undefined ? [] : [{ member, noun: stemOf(noun.toLowerCase()) }];
  });
  // A count says it by itself; a condition restricts the count of all.
  const counts = described.filter(({ member }) => member.kind === "measure");
  return (counts.length > 0 ? counts : described).flatMap(({ member, noun }) =>
    words.map((each) => ({ member, stems: [...each.map(stemOf), noun] })),
  );
};
