import { shortQuestion } from "./short-question.js";
/** A question for how many there are of each age, and what else it asks. */
export interface AskedAges {
  readonly rest: string;
}

const forms: readonly RegExp[] = [
  /^(?<before>.+?) by (?:their |its |the )?age(?: (?:group|band|bracket|bucket|class)e?s?)?(?<rest>(?:\W.*)?)$/iu,
  /^(?<before>.*?)\b(?:the )?(?:age|aging|ageing) (?:distribution|structure|analysis|breakdown|report|profile)(?: of| for)?(?<rest>(?:\W.*)?)$/iu,
  /^(?<before>.*?)\b(?:aging|ageing)(?: of)?(?<rest>(?:\W.*)?)$/iu,
];

/** `undelivered shipments by age`, `ageing of open invoices`. */
export const askedAges = (question: string): AskedAges | undefined => {
  const text = shortQuestion(question);
  for (const form of forms) {
    const { before = "", rest } = form.exec(text)?.groups ?? {};
    if (rest !== undefined)
      return { rest: `${before}${rest.replace(/^ (?:of|for) /i, " ")}`.trim() };
  }
  return undefined;
};
