import type { Member } from "@embedded-analytics/domain";
import { candidatesOf } from "../../mentions/roles.js";
import type { Mention } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";

const keys = /^(id|key|no|nr|number|reference|ref)$/;

/** Whether a column holds a key of its own for each thing: `Visit number`, `order_id`. */
const isKey = ({ name, title, source }: Member): boolean =>
  keys.test(wordsOfName(source?.member ?? name).at(-1) ?? "") ||
  keys.test(wordsOfName(title).at(-1) ?? "");

/**
 * `revenue per visit`, where only a key says which visit it was: nobody wants a figure for each key, so the figure is divided
 * by how many there are. `per visit number` names the column itself.
 */
export const isKeyedThing = ({ tokens }: Utterance, mention: Mention): boolean => {
  const { dimension } = candidatesOf(mention);
  const said = tokens.slice(mention.at, mention.at + mention.length);
  return (
    dimension !== undefined &&
    isKey(dimension.member) &&
    !said.some(({ word }) => keys.test(word)) &&
    tokens[mention.at - 1]?.word === "per"
  );
};
