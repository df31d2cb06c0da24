/**
 * Words for what nobody wants more of, as the titles of measures have them: the worst by a return rate
 * has the greatest one.
 */
const undesired =
  /\b(?:returns?|returned|refund(?:s|ed)?|cancel\w*|churn\w*|complain\w*|delay\w*|late|lateness|overdue|errors?|defect\w*|faults?|fail\w*|lost|loss(?:es)?|damage\w*|waste\w*|bounces?|downtime|outages?|incidents?|accidents?|absen(?:ce|ces|t)|arrears|vacanc\w*|no[ -]shows?|shrinkage|scrap|backlog|breach\w*)\b/i;

/** Whether a measure counts what nobody wants more of, by its title. */
export const isUndesired = (title: string): boolean => undesired.test(title);
