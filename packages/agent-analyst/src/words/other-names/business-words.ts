/**
 * Words that people of any business use for one another. A model has one word of a row, and a question another one: then
 * that of the model is meant, which the answer says. Words that are only near to one another, such as profit and revenue,
 * stand in `concepts`, and are never taken for one another.
 */
const rows: readonly string[] = [
  "invoice bill",
  "supplier vendor",
  "customer client patron",
  "employee staff personnel worker workforce headcount colleague",
  "revenue sales turnover takings",
  "cost expense expenditure spend spending outlay",
  "ticket case",
  "shipment consignment parcel package delivery",
  "order purchase",
  "contract agreement",
  "booking reservation",
  "appointment consultation visit",
  "product item article",
  "store shop branch outlet",
  "leaver quit quitter departure resignation",
  "hire joiner recruit starter",
  "cancellation churn termination",
  "salary wage pay remuneration",
  "discount rebate markdown",
  "refund reimbursement",
  "rep salesperson",
  "deal opportunity opp",
  "lead prospect enquiry inquiry",
  "gift donation",
  "quote quotation",
  "voucher coupon",
  "applicant candidate",
  "vacancy opening",
  "student pupil learner",
  "teacher instructor tutor trainer",
  "doctor physician",
  "lawyer attorney solicitor",
  "tenant renter lodger",
  "car vehicle automobile",
  "carrier haulier forwarder",
  "manufacturer maker",
  "subscription membership",
  "registration signup enrolment enrollment",
  "downtime outage",
  "stock inventory",
  "delay lateness",
  "holiday vacation",
  "city town",
  "postcode zip zipcode",
  "warehouse depot",
  "territory region",
  "department dept division",
  "kind type sort",
];

/**
 * Wider words for the people whom a business serves, and what it calls them: `clients` are patients where there are no other
 * people who could be meant.
 */
const served =
  "patient guest member policyholder subscriber tenant borrower donor passenger student".split(" ");

/** The words of a row mean the same to a question. */
export const businessWords: readonly (readonly string[])[] = rows.map((row) => row.split(" "));

/** What the people whom a business serves may be called, where somebody speaks of its customers. */
export const narrowerWords = (word: string): readonly string[] =>
  /^(client|customer)$/.test(word) ? served : [];
