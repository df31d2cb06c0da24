import {
  article,
  does,
  form,
  further,
  is,
  mean,
  usual,
  who,
  type FormOfSpan,
} from "./parts-of-forms.js";

const late = "(?:late|overdue|delayed|behind schedule|past due)";
const howMany = `(?:by )?(?:how many (?<unit>minute|hour|day|week|month|year)s(?: too)?(?: ${late})?|how (?:much|${late}))`;
/** `when they are late`: what is on time has no part in how late something is. */
const when = `(?:,? (?:when|if|where) (?:it|they|those|we|that) (?:${is}|${does}|come|comes|came)(?: back)? ${late})?`;

const lateOnes: FormOfSpan["said"] = ({ who: those }) => ({ kind: "late", who: those, seeksVerb: true }); // prettier-ignore

/** `when an order is late, by how many days is it late`, `how late are bills paid`. */
export const latenessAsked: readonly FormOfSpan[] = [
  {
    form: form(
      `(?:when|whenever|where|if|of|for|among) ${article}${who} ${late},? ${howMany} (?:${is}|${does}) (?:it|they|that|those|these)(?: (?:be|come|get))?(?: ${late})?(?: by)?`,
    ),
    said: lateOnes,
  },
  {
    form: form(`(?:when|whenever|where|if) ${article}${who} ${late},? by how (?:many (?<unit>minute|hour|day|week|month)s|much)`), // prettier-ignore
    said: lateOnes,
  },
  { form: form(`how ${late} (?:${is}|${does}) ${who}${when}`, further), said: lateOnes },
  {
    form: form(`(?:by )?how many (?<unit>minute|hour|day|week|month)s ${late} (?:${is}|${does}) ${who}${when}`, further), // prettier-ignore
    said: lateOnes,
  },
  {
    form: form(`by how many (?<unit>minute|hour|day|week|month)s (?:${is}|${does}) ${who} ${late}${when}`, further), // prettier-ignore
    said: lateOnes,
  },
];

/** `days late`, `average delay`. */
export const latenessNamed: readonly FormOfSpan[] = [
  {
    form: form(`${mean}(?:(?:number of )?(?<unit>hour|day|week|month)s ${late}|lateness)`),
    said: () => ({ kind: "late" }),
  },
  { form: form(`${usual} (?:delay|overrun|lateness)`), said: () => ({ kind: "late" }) },
];
