/**
 * Words for what nobody wants more of, as the titles of measures have them: the worst by a return rate
 * has the greatest one.
 */
const undesired =
  /\b(?:returns?|returned|refund(?:s|ed)?|cancel\w*|churn\w*|complain\w*|delay\w*|late|lateness|overdue|errors?|defect\w*|faults?|fail\w*|lost|loss(?:es)?|damage\w*|waste\w*|bounces?|downtime|outages?|incidents?|accidents?|absen(?:ce|ces|t)|arrears|vacanc\w*|no[ -]shows?|shrinkage|scrap|backlog|breach\w*)\b/i;

/** Things of which nobody wants more, which may yet stand in the name of money that is wanted: `Claims paid`. */
const bad =
  /\b(?:alarms?|claims?|breakdowns?|stoppages?|stops|interruptions?|escalat\w*|crash(?:es|ed)?|voids?|voided|disput\w*|fines?|infringements?|penalt\w*|violations?|injur(?:y|ies)|reject\w*|declin\w*|chargebacks?|mishandled|issues|problems|bugs|warnings?|overruns?|drop-?outs?|leavers|write-?offs?|missed|missing|thefts?|spoil\w*|expired|rework|debts?|unpaid|withdrawals?|nonconformit\w*|deviations?|shortages?|stock-?outs?)\b/i;

/** Whether something bad is counted, by the words that say what. */
export const isBad = (text: string): boolean => isUndesired(text) || bad.test(text);

/** Whether a measure counts what nobody wants more of, by its title. */
export const isUndesired = (title: string): boolean => undesired.test(title);
