import type { Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../../words/token.js";

/** How models call a time for which something is planned, before it comes. */
const ofPlan =
  /^(due|planned|scheduled|expected|promised|target|start|starts|begin|begins|arrival|arrives|departure|departs|checkin|checkout|appointment|exam|performance|show|pick|pickup|until|end|ends|expiry|expires|renewal|maturity|deadline|interview|leaves|leaving|closes)$/;
/** `First day` of an event, `Day of the exam`, `Reserved for`. */
const ofPlanTogether =
  /^(first|last|event) (day|date)$|^(day|date|time) of the (?!week|month)|\bfor$|\bruns? out$/i;
/** Ends of times by which the books are closed, and what is reported when it has happened. */
const ofBooks =
  /\b(month|quarter|year|week)('?s)?[ _]end\b|\bend of the (month|quarter|year|week)\b/i;

/** Whether what is dated by this time is known before it comes. */
export const isPlannedTime = ({ name, title }: Member): boolean => {
  const called = title || name;
  return (
    !ofBooks.test(called) &&
    (ofPlanTogether.test(called) || wordsOfName(called).some((word) => ofPlan.test(word)))
  );
};
