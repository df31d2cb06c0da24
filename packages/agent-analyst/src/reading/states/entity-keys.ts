import type { Cube } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * `students with more than 15 enrolments` are students, and two of one name are two: where the model has a key beside
 * the name, both are what rows are grouped by.
 */
export const withKeys = (form: LogicalForm, cube: Cube): LogicalForm => {
  const [name, ...others] = form.groupBy;
  const counts = form.thresholds.some(({ on }) => on === "measure") || form.calculation === "mean";
  if (name === undefined || others.length > 0 || !counts) return form;
  const key = keyOf(cube, name);
  if (key === undefined) return form;
  return { ...form, groupBy: form.calculation === "mean" ? [key] : [key, name] };
};

/** The public key of what a name of persons or things belongs to. */
const keyOf = ({ members }: Cube, name: string): string | undefined => {
  const named = members.find((member) => member.name === name);
  const words = wordsOfName(`${named?.source?.member ?? name} ${named?.title ?? ""}`);
  if (named?.type !== "string" || !words.some((word) => /^(name|nm|fullname)$/.test(word)))
    return undefined;
  return members.find(
    ({ kind, public: isPublic, source, name: own }) =>
      kind === "dimension" &&
      isPublic &&
      source?.cube === named.source?.cube &&
      /(^|_)id$/i.test(source?.member ?? own),
  )?.name;
};
