import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";
import { applicationRow, applicationsOf } from "./applications.mjs";
import { caseRow, instalmentRow, loanRow, loansOf, owedOn, playOut } from "./book.mjs";
import { branches, products, sectors, surnames } from "./lists.mjs";

/** Every name is there once; one business in 17 never applies. */
const businessesOf = (chance) =>
  Array.from({ length: 360 }, (_, at) => {
    const sector = (at + Math.floor(at / 20)) % sectors.length;
    const kind = sectors[sector][1][Math.floor(at / 160)];
    return {
      ...{ id: at + 1, name: `${surnames[at % surnames.length]} ${kind}`, sector },
      form: ["LTD", "ST", "PTN"][chance.weighted([6, 3, 1])],
      founded: 860 - chance.between(1, 95) * chance.between(2, 95),
      employees: chance.between(1, 8) * chance.between(1, 8),
      isWomanLed: chance.percent(34),
      registered: 100_000 + chance.below(600_000),
      isSilent: at % 17 === 3,
    };
  });

/** What is owed at each month's end, by branch and product. */
const portfolioOf = (loans) =>
  monthEnds(34).flatMap(({ day, text }) =>
    branches.flatMap(([branch, , , opened], branchAt) =>
      products.flatMap(([product], productAt) => {
        if (opened > day) return [];
        const owing = loans
          .filter(
            ({ application }) =>
              application.branch === branchAt && application.product === productAt,
          )
          .map((loan) => owedOn(loan, day))
          .filter((each) => each !== undefined);
        const sum = (list, name) => list.reduce((total, each) => total + each[name], 0).toFixed(2);
        const late = owing.filter(({ overdue }) => overdue > 0);
        const atRisk = owing.filter(({ isAtRisk }) => isAtRisk);
        return [
          [
            ...[text, branch, product, owing.length, late.length],
            ...[sum(owing, "owed"), sum(owing, "overdue"), sum(atRisk, "owed")],
          ],
        ];
      }),
    ),
  );

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

/** Businesses, what they ask of which branch, what they are lent, and how they pay it back. */
export const tables = () => {
  const chance = new Chance(113);
  const businesses = businessesOf(chance);
  const applications = applicationsOf(chance, businesses);
  const loans = loansOf(chance, applications);
  for (const loan of loans) playOut(chance, loan);
  const instalments = loans.flatMap((loan) => loan.instalments.map((each) => [loan, each]));
  const cases = loans
    .flatMap((loan) => loan.cases.map((each) => [loan, each]))
    .sort(([, left], [, right]) => left.opened - right.opened);
  return {
    "branches.csv": csv(
      "id,name,region,manager,opened_on",
      numbered(
        branches.map(([name, region, manager, opened]) => [name, region, manager, dayText(opened)]),
      ),
    ),
    "businesses.csv": csv(
      "id,name,sector,legal_form,founded_on,employees,is_woman_led,registration_number",
      businesses.map((each) => [
        ...[each.id, each.name, sectors[each.sector][0], each.form, dayText(each.founded)],
        ...[each.employees, each.isWomanLed, each.registered],
      ]),
    ),
    "applications.csv": csv(
      "id,business_id,branch_id,product,officer,channel,purpose,amount,grade,score,status,decline_reason,applied_on,decided_on",
      applications.map(applicationRow),
    ),
    "loans.csv": csv(
      "id,application_id,business_id,branch_id,product,status,principal,rate,term_months,fee,is_secured,has_guarantee,disbursed_on,matures_on,closed_on",
      loans.map(loanRow),
    ),
    "instalments.csv": csv(
      "id,loan_id,due_on,paid_on,method,principal_part,interest_part",
      instalments.map(([loan, each], at) => instalmentRow(at + 1, loan, each)),
    ),
    "arrears_cases.csv": csv(
      "id,loan_id,collector,stage,has_plan,outcome,opened_on,resolved_on,amount,recovered,calls",
      cases.map(([loan, each], at) => caseRow(at + 1, loan, each)),
    ),
    "portfolio.csv": csv(
      "id,month_end,branch,product,open_loans,loans_in_arrears,outstanding,overdue,at_risk",
      numbered(portfolioOf(loans)),
    ),
  };
};
