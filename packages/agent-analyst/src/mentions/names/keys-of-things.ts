import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

const ofKey = /^(id|key|no|nr|number|ref|reference|code)$/i;

/** `Order number`, `order_id`, and `id` of orders. */
const isKeyOf = ({ name, title, source }: Member, stem: string): boolean => {
  const isCalled = [title, name].some((text) => {
    const [noun = "", key = "", ...more] = wordsOfName(text);
    return more.length === 0 && ofKey.test(key) && stemOf(noun) === stem;
  });
  return isCalled || (ofKey.test(source?.member ?? "") && stemOf(source?.cube ?? "") === stem);
};

/** The column that tells the things apart that are called so; undefined where a cube shows none. */
export const keyOfThing = ({ members }: Cube, stem: string): Member | undefined =>
  members.find(
    (member) =>
      member.kind === "dimension" &&
      member.public &&
      (member.type === "number" || member.type === "string") &&
      isKeyOf(member, stem),
  );

/** Whether a column of numbers tells things apart, and is no figure of theirs: `buyer_no`, `Buyer number`, `id`. */
export const isKeyOfNumbers = ({
  name,
  title,
  type,
}: Pick<Member, "name" | "title" | "type">): boolean =>
  type === "number" &&
  [name, title].some((text) => {
    const words = wordsOfName(text);
    const last = words.at(-1) ?? "";
    return /^(id|key)$/.test(last) || (words.length > 1 && ofKey.test(last));
  });
