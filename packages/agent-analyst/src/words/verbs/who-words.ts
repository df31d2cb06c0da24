import { stemOf } from "../stem.js";
import { wordsOfName } from "../token.js";

/** Persons, and companies as they act. */
export const people =
  "customer client person user employee staff worker agent member patient student buyer seller salesperson rep server waiter driver operator technician broker adjuster doctor nurse teacher trainer player guest supplier vendor company name account patron cardholder borrower reader subscriber passenger donor supporter volunteer tenant owner holder consultant recruiter adviser visitor resident business firm lawyer solicitor attorney partner earner author artist performer instructor coach lecturer professor therapist pilot chef engineer mechanic participant attendee stylist hairdresser barber optician optometrist dentist applicant candidate learner pupil trainee";

const whoWords = new Set(people.split(" ").filter((word) => !/^(name|account)$/.test(word)));

/** Whether a name says persons, or companies as they act. */
export const saysWho = (name: string): boolean =>
  wordsOfName(name).some(
    (word) =>
      whoWords.has(word) || whoWords.has(stemOf(word)) || whoWords.has(word.replace(/s$/, "")),
  );

/** Those who are not named as persons, and come as well. */
const others =
  /^(people|persons|folks|kids|children|animals|pets|dogs|cats|horses|cars|vehicles|bikes|families|parties|groups)$/;

/** Whether a word in the plural says who, or what, comes somewhere. */
export const isSomebody = (word: string): boolean =>
  others.test(word) || (/[^s]s$/.test(word) && saysWho(word));
