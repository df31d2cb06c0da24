import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText, monthEnds } from "../../tables.mjs";
import { branches, names, titles } from "./lists.mjs";

const days = 1035;
const dayOf = (text) => Math.round((Date.parse(`${text}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);
const openedDay = (branch) => Math.max(-4000, dayOf(branches[branch][3]));
const busy = branches.map(([, , , , , , , weight]) => weight);

const prices = { BK: [1490, 3200], LP: [2400, 3900], AB: [2900, 4900], DV: [1500, 2500] };
const copiesOf = (chance) =>
  titles.flatMap(([, , material, , , , year, wanted], title) => {
    const rows = [];
    for (let copy = 0; copy < 3 + wanted * 2; copy++) {
      const branch = chance.weighted(busy);
      const first = Math.max(dayOf(`${year}-02-01`), openedDay(branch) + 3, -1500);
      const acquired = chance.between(first, Math.max(first, days - 20));
      const cents = chance.between(...(prices[material] ?? [2500, 6000]));
      const isWithdrawn = acquired < days - 250 && chance.percent(9);
      const gone = isWithdrawn ? chance.between(acquired + 200, days - 1) : undefined;
      rows.push({ title, branch, acquired, cents, gone, wanted });
    }
    return rows;
  });

const cardTypes = ["adult", "child", "student", "senior", "institution"];
const fees = { adult: 2400, child: 0, student: 1000, senior: 1200, institution: 9000 };
const patronsOf = (chance) =>
  names.flatMap((name) => {
    const branch = chance.weighted(busy);
    const joined = Math.max(openedDay(branch), chance.between(-900, days - 1));
    const type = cardTypes[chance.weighted([50, 22, 14, 12, 2])];
    const years = Math.floor((days - joined) / 365);
    const isLapsed = years > 0 && chance.percent(22);
    const expires = joined + 365 * (isLapsed ? chance.between(1, years) : years + 1);
    const status = expires < days ? "EX" : chance.percent(6) ? "BL" : "OK";
    const email = chance.percent(14)
      ? ""
      : `${name.toLowerCase().replace(" ", ".")}@example.${chance.pick(["org", "net"])}`;
    return [{ name, branch, joined, type, expires, status, email, mail: chance.percent(41) }];
  });

/** How long an item is out, with its renewals; now and then past the day it was due. */
const spanOf = (chance, material) => {
  const period = material === "DV" || material === "GM" ? 7 : 21;
  const renewals = chance.weighted([70, 20, 7, 3]);
  const due = period * (renewals + 1);
  const out = chance.percent(13) ? due + chance.between(1, 30) : chance.between(2, due);
  return { renewals, due, out };
};

const loanOf = (chance, day, { copies, patrons }) => {
  const choice = copies.flatMap(({ acquired, gone, wanted, free = 0 }, at) =>
    wanted > 0 && acquired <= day && (gone === undefined || day < gone - 60) && free < day
      ? [at]
      : [],
  );
  const borrowers = patrons.flatMap(({ joined, expires }, at) =>
    joined <= day && day < expires && at % 9 !== 4 ? [at] : [],
  );
  if (choice.length === 0 || borrowers.length === 0) return undefined;
  const copy = choice[chance.below(choice.length)];
  const patron =
    borrowers[Math.min(chance.below(borrowers.length), chance.below(borrowers.length))];
  const { renewals, due, out } = spanOf(chance, titles[copies[copy].title][2]);
  const at = day * 1440 + chance.between(570, 1170);
  const back = (day + out) * 1440 + chance.between(570, 1170);
  const isOut = day + out >= days;
  copies[copy].free = isOut && chance.percent(3) ? 9999 : day + out;
  const lateDays = Math.max(0, Math.min(day + out, days) - day - due);
  const isLate = lateDays > 0;
  const fine = isLate && !isOut ? lateDays * 25 : 0;
  const paid = fine === 0 || chance.percent(24) ? 0 : fine;
  const via = ["desk", "self-check", "app"][
    chance.weighted(day < 400 ? [55, 45, 0] : [30, 46, 24])
  ];
  return {
    ...{ copy, patron, branch: copies[copy].branch, at, isOut, day, end: day + out },
    columns: [
      ...[momentText(at), dayText(day + due), isOut ? "" : momentText(back), via, renewals, isLate],
      ...[(fine / 100).toFixed(2), (paid / 100).toFixed(2)],
    ],
  };
};

const loansOf = (chance, world) => {
  const loans = [];
  for (let day = 0; day < days; day++) {
    const isSunday = day % 7 === 6;
    const month = Number(dayText(day).slice(5, 7));
    const usual = isSunday ? 0 : 4 + (month === 7 || month === 8 ? 3 : 0) + (day > 440 ? 1 : 0);
    for (let each = chance.below(usual + 1); each > 0; each--) {
      const loan = loanOf(chance, day, world);
      if (loan !== undefined) loans.push(loan);
    }
  }
  return loans.sort((left, right) => left.at - right.at);
};

const statusOf = (chance, { gone }, isOut) => {
  if (gone !== undefined) return "WD";
  if (isOut) return "LO";
  return ["AV", "RP", "MI"][chance.weighted([92, 4, 4])];
};

const monthEndRows = ({ patrons, loans }) =>
  monthEnds(34).flatMap(({ day, text }) =>
    branches.flatMap((_, branch) => {
      if (openedDay(branch) > day) return [];
      const cards = patrons.filter(
        (each) => each.branch === branch && each.joined <= day && day < each.expires,
      );
      const out = loans.filter(
        (each) => each.branch === branch && each.day <= day && day < each.end,
      );
      return [[text, branch + 1, cards.length, out.length]];
    }),
  );

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

/** A city library with its copies, cardholders and loans, until October 2026. */
export const tables = () => {
  const copies = copiesOf(new Chance(911));
  const patrons = patronsOf(new Chance(912));
  const loans = loansOf(new Chance(913), { copies, patrons });
  const out = new Set(loans.filter(({ isOut }) => isOut).map(({ copy }) => copy));
  const chance = new Chance(914);
  return {
    "branches.csv": csv(
      "id,name,district,kind,opened_on,step_free,floor_sqm,head",
      numbered(branches.map((branch) => branch.slice(0, 7))),
    ),
    "titles.csv": csv(
      "id,title,author,mat_code,audience,genre,lang,pub_year",
      numbered(titles.map((title) => title.slice(0, 7))),
    ),
    "copies.csv": csv(
      "id,barcode,title_id,branch_id,status,acquired_on,withdrawn_on,price",
      copies.map((copy, at) => [
        ...[at + 1, `LB${30000 + at * 7}`, copy.title + 1, copy.branch + 1],
        ...[statusOf(chance, copy, out.has(at)), dayText(copy.acquired)],
        ...[copy.gone === undefined ? "" : dayText(copy.gone), (copy.cents / 100).toFixed(2)],
      ]),
    ),
    "patrons.csv": csv(
      "id,name,home_branch_id,card_type,status,joined_on,expires_on,annual_fee,wants_mail,email",
      numbered(
        patrons.map(({ name, branch, joined, type, expires, status, email, mail }) => [
          ...[name, branch + 1, type, status, dayText(joined), dayText(expires)],
          ...[(fees[type] / 100).toFixed(2), mail, email],
        ]),
      ),
    ),
    "loans.csv": csv(
      "id,copy_id,patron_id,branch_id,loaned_at,due_on,returned_at,via,renewals,is_late,fine,fine_paid",
      numbered(
        loans.map(({ copy, patron, branch, columns }) => [
          ...[copy + 1, patron + 1, branch + 1, ...columns],
        ]),
      ),
    ),
    "month_ends.csv": csv(
      "id,counted_on,branch_id,valid_cards,items_out",
      numbered(monthEndRows({ patrons, loans })),
    ),
  };
};
