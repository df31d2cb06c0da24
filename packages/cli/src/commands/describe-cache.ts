import type { ExplainedQuery } from "@embedded-analytics/domain";

/** How long a service gives the statement's answer again (K5), for people. */
export const describeCache = ({ lasts }: ExplainedQuery["cache"]): string => sentences[lasts];

const sentences: Readonly<Record<ExplainedQuery["cache"]["lasts"], string>> = {
  always: "Its answer is kept for equal rights until the model or the data change.",
  today: "Its answer is kept for equal rights until the day of UTC ends: it asks for the date.",
  once: "Its answer is not kept: it asks for the moment or for chance, or reads a database.",
};
