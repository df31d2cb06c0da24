import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import { saysEnd } from "../states/ended-too.js";
import { homeOfMember } from "./presence-of.js";

/** What happens at the end to somebody or something that is there until then. */
const leaving =
  /^(left|leaving|leave|quit|withdrawn|retired|disposed|scrapped|removed|decommissioned|discontinued|dismantled|resigned|deregistered|churned|delisted|deactivated|sold|died|deceased|taken)$/;
/** Words beside it that say no more of what was left: `Left the firm`, but not `Left the job`. */
const plainly =
  /^(us|the|from|off|on|at|in|for|of|good|date|day|time|firm|company|fleet|range|menu|club|house|school|business|team|collection|service|stock)$/;
/** How a description tells that what has no such time yet is there. */
const stays =
  /\b(still (here|with|in|on|at|works?|uses?|pays?|have|has|pay)|(who|that) stay|with us|works? here|in (force|use|service|stock)|in the (fleet|collection|range)|we (still )?have it|active|alive|lives|(those|\p{L}+) that are open)\b/iu;
const leftUs = /\b(left|lost to) us\b/i;

/**
 * The time at which those of a home are there no more, and that is empty until then: members quit, cars are sold. What is worked
 * through, such as a claim that is closed one day, is no such thing.
 */
export const leavingOf = (cube: Cube, home: string): Member | undefined =>
  cube.members.find(
    (each) =>
      each.kind === "dimension" &&
      each.type === "time" &&
      each.public &&
      homeOfMember(each, cube) === home &&
      isLeaving(each),
  );

const isLeaving = (member: Member): boolean => {
  const { description = "", title, name } = member;
  const words = wordsOfName(title || name);
  const isGone = words.some((word) => leaving.test(word));
  if (!isGone && !saysEnd(member)) return false;
  if (leftUs.test(description)) return true;
  if (!/\bempty\b/i.test(description)) return false;
  const isPlain = words.every((word) => leaving.test(word) || plainly.test(word));
  return isGone ? isPlain || stays.test(description) : stays.test(description);
};

/** Whether the time at which somebody leaves may be known before it comes, by its description: `once notice has been given`. */
export const mayBePlanned = ({ description = "" }: Member): boolean =>
  /\b(notice|planned|expected|last day|will (leave|move|end)|in the future)\b/i.test(description);
