/** The forms of spans part texts of so many letters at most: longer ones would take them long. */
const lettersMax = 240;

/** A question without its end marks and doubled spaces; empty where it is too long to be parted, since none of it may be dropped. */
export const shortQuestion = (question: string): string =>
  question.length > lettersMax
    ? ""
    : question
        .replace(/[?.!\s]+$/u, "")
        .replaceAll(/\s+/gu, " ")
        .trim();
