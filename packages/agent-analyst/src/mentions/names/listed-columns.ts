import type { Token } from "../../words/token.js";

const listing = /^(list|show|name|give|display)$/;
/** What stands behind `with` where rows are to have something, and no columns are named that a list is to have. */
const restricting =
  /^(an?|any|no|more|less|fewer|over|under|above|below|at|least|most|than|by|per|who|that|which|whose|in|on|last|this|since)$/;

/**
 * `list the orders of May, with order number and total`: columns that the list is to have. Either a comma parts them from what
 * the rows are, or there are several; `list the customers with a discount` says which ones.
 */
export const isListedColumn = (tokens: readonly Token[], at: number): boolean => {
  const joint = tokens.findLastIndex(({ word }, place) => place < at && word === "with");
  if (joint < 1 || !tokens.slice(0, 3).some(({ word }) => listing.test(word))) return false;
  const columns = tokens.slice(joint + 1);
  const isApart = tokens[joint]?.isBehindComma === true;
  return (
    (isApart || columns.some(({ word }) => word === "and")) &&
    !columns.some(({ word, isQuoted }) => isQuoted || restricting.test(word))
  );
};
