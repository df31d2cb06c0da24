import type { Cube } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";

/** Whether shares of a figure are asked for: the percentage that a question names may be the figure itself. */
export const isShareOf = (
  { isShare, focus }: Pick<LogicalForm, "isShare" | "focus">,
  { members }: Cube,
  measures: readonly FormMeasure[],
): boolean => {
  const isRate = measures.some(
    (measure) =>
      measure.kind === "per" ||
      (measure.kind === "measure" &&
        members.find(({ name }) => name === measure.member)?.format === "percent"),
  );
  return isShare && (focus !== undefined || !isRate);
};

const ofMeans = /\b(average|avg|mean|median|per)\b/i;

/** Rates and averages of groups are no parts of that of them all: their shares would say nothing. */
export const hasShares = ({ measures }: LogicalForm, { members }: Cube): boolean =>
  measures.every((measure) => {
    if (measure.kind !== "measure") return /^(rows|sum|distinct)$/.test(measure.kind);
    const member = members.find(({ name }) => name === measure.member);
    const isMean = member?.aggregate === "number" && ofMeans.test(member.title || member.name);
    return (
      member?.format !== "percent" && !isMean && !/^(avg|min|max)$/.test(member?.aggregate ?? "")
    );
  });

/** Whether any figure is a rate or a mean by its own name, whatever its format: a part of it is no share. */
export const isRateByName = (
  { measures }: Pick<LogicalForm, "measures">,
  { members }: Cube,
): boolean =>
  measures.some((measure) => {
    const member = members.find(
      ({ name }) => measure.kind === "measure" && name === measure.member,
    );
    return (
      member?.aggregate === "number" &&
      wordsOfName(member.title || member.name).some((word) =>
        /^(rate|ratio|average|avg|mean|median|percent|percentage|share|quota|per)$/.test(word),
      )
    );
  });
