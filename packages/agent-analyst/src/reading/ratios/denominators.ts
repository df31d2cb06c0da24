import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { isKeyOfNumbers } from "../../mentions/names/keys-of-things.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Naming } from "../../mentions/vocabulary.js";
import type { Denominator } from "../logical-form.js";
import { keyBeside } from "../states/entity-keys.js";

/** The count that a mention names. */
export const countOf = (mention: Mention): Naming | undefined => {
  const { measure } = candidatesOf(mention);
  const aggregate = measure?.member.aggregate;
  return aggregate === "count" || aggregate === "count_distinct" ? measure : undefined;
};

/** Whether a column holds how much there is, and tells nothing apart. */
const isAmount = ({ name, title, type }: Member): boolean =>
  type === "number" && !isKeyOfNumbers({ name, title, type });

/** A count, or, where the words name nothing to group by, any figure that adds up. */
export const divisorOf = (mention: Mention): Naming | undefined => {
  const { measure, dimension } = candidatesOf(mention);
  const isSummed =
    measure?.member.aggregate === "sum" && (dimension === undefined || isAmount(dimension.member));
  return countOf(mention) ?? (isSummed ? measure : undefined);
};

/** A count of them that the model has, else how many different keys or values there are. */
export const denominatorOf = (
  cube: Cube,
  mention: Mention,
  measured: string,
): Denominator | undefined => {
  const count = divisorOf(mention);
  if (count !== undefined && count.member.name !== measured)
    return { kind: "measure", member: count.member.name };
  const { dimension } = candidatesOf(mention);
  if (dimension === undefined) return undefined;
  const { name } = dimension.member;
  // How many different numbers of guests there were says nothing of how many guests.
  if (isAmount(dimension.member)) return undefined;
  return { kind: "distinct", member: keyBeside(cube, name) ?? name };
};
