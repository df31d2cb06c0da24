import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Token } from "../../words/token.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { homeOfMember } from "../spans/times-of-table.js";

/** A figure of the model by its name. */
interface Named {
  readonly member: string;
}

/**
 * The count of those that something was done to, of things that are counted: `Refunded lines` for the order lines of `order lines
 * refunded`, where the verb names money as well. Undefined where the model has no such count, or several.
 */
export const countDone = (
  tokens: readonly Token[],
  cube: Cube,
  mentions: readonly Mention[],
  whole: Named,
  done: Named,
): { readonly count: Member; readonly mention: Mention } | undefined => {
  const mention = mentions.find((each) => candidatesOf(each).measure?.member.name === done.member);
  const verb = mention?.length === 1 ? tokens[mention.at] : undefined;
  const all = cube.members.find(({ name }) => name === whole.member);
  if (mention === undefined || verb === undefined || !/ed$/.test(verb.word)) return undefined;
  if (all?.aggregate !== "count") return undefined;
  const [count, ...others] = cube.members.filter(
    (member) =>
      member.aggregate === "count" &&
      member.public &&
      member !== all &&
      homeOfMember(cube, member) === homeOfMember(cube, all) &&
      wordsOfName(member.title).map(stemOf).includes(verb.stem),
  );
  return count === undefined || others.length > 0 ? undefined : { count, mention };
};
