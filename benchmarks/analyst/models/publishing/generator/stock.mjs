import { dayText, monthEnds } from "../../tables.mjs";
import { picturePrinter, printers } from "./lists.mjs";
import { lastDay } from "./titles.mjs";

const months = monthEnds(34);
const monthOf = (day) => months.findIndex((month) => day <= month.day);

/** Net copies of each edition by month. */
const movementsOf = (ledger) => {
  const moved = new Map();
  for (const { edition, day, kind, copies } of ledger) {
    if (!moved.has(edition.id)) moved.set(edition.id, new Array(months.length).fill(0));
    moved.get(edition.id)[monthOf(day)] += kind === "S" ? copies : -copies;
  }
  return moved;
};

const rounded = (copies) => Math.max(500, Math.ceil(copies / 250) * 250);

/** A print order; copies that come after the last day are still at the printer. */
const runOf = (chance, { edition, ordered, quantity, isReprint }) => {
  const isPicture = edition.title.genre === "Picture books";
  const printer = isPicture
    ? picturePrinter
    : printers[chance.weighted(printers.map(({ weight }) => weight))];
  const due = ordered + printer.days + chance.between(2, 6);
  const delivered = chance.percent(printer.late)
    ? due + chance.between(1, 19)
    : due - chance.between(0, 7);
  const size = edition.format === "HB" ? 2.1 : 1;
  const scale = 1 + Math.min(1.4, 900 / quantity);
  const each = printer.cost * size * scale * (chance.between(94, 108) / 100) * (1 + ordered / 9000);
  return {
    ...{ edition, ordered, quantity, isReprint, printer: printer.name, due, delivered },
    cost: Math.round(each * quantity),
  };
};

const mean = (figures) => figures.reduce((sum, each) => sum + each, 0) / (figures.length || 1);

const firstRunOf = (chance, edition, moved) => {
  const lead = edition.title.genre === "Picture books" ? 115 : chance.between(62, 80);
  const start = monthOf(Math.min(edition.day, lastDay));
  const sold = moved.slice(start, start + 4).reduce((sum, each) => sum + each, 0);
  const expected =
    edition.day > lastDay - 90
      ? edition.title.demand * 2600
      : sold * (chance.between(60, 120) / 100);
  return runOf(chance, {
    ...{ edition, ordered: edition.day - lead, quantity: rounded(expected), isReprint: false },
  });
};

/** The printing of an edition and its copies at each month's end. */
const lifeOf = (chance, edition, moved) => {
  const isOld = edition.day < 0;
  const first = isOld ? [] : [firstRunOf(chance, edition, moved)];
  const runs = first.filter(({ ordered }) => ordered <= lastDay);
  let copies = isOld ? rounded(mean(moved.slice(0, 6)) * chance.between(8, 15)) : 0;
  const unit = edition.format === "HB" ? 255 : 132;
  const levels = months.map(({ day }, month) => {
    const start = month === 0 ? 0 : months[month - 1].day + 1;
    copies += runs
      .filter(({ delivered }) => delivered >= start && delivered <= day)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    copies = Math.max(0, copies - moved[month]);
    const rate = mean(moved.slice(Math.max(0, month - 2), month + 1));
    const isLow = copies < rate * 2.2 && day > edition.day + 60 && edition.status !== "OP";
    if (isLow && rate > 8 && runs.every(({ delivered }) => delivered <= day))
      runs.push(
        runOf(chance, {
          ...{ edition, isReprint: true, quantity: rounded(rate * chance.between(3, 6)) },
          ordered: Math.min(lastDay - 1, day + chance.between(1, 12)),
        }),
      );
    const isThere = isOld || (runs[0] !== undefined && runs[0].delivered <= day);
    return isThere ? { edition, month, copies, value: copies * unit } : undefined;
  });
  return { runs, levels: levels.filter((level) => level !== undefined) };
};

/** What lies in Didcot, and of faster books in Leeds, too. */
const splitOf = ({ edition, month, copies, value }) => {
  const north = edition.id % 3 === 0 ? Math.floor(copies * 0.35) : 0;
  const part = (warehouse, there) => ({
    ...{ edition, month, warehouse, copies: there },
    value: copies === 0 ? 0 : Math.round((value * there) / copies),
  });
  return [part("Didcot", copies - north), ...(north > 0 ? [part("Leeds", north)] : [])];
};

/** Print runs and stock of all printed editions. */
export const printingOf = (chance, { editions, ledger }) => {
  const moved = movementsOf(ledger);
  const lives = editions
    .filter(({ isPrinted }) => isPrinted)
    .map((edition) =>
      lifeOf(chance, edition, moved.get(edition.id) ?? new Array(months.length).fill(0)),
    );
  return {
    runs: lives
      .flatMap(({ runs }) => runs)
      .filter(({ ordered }) => ordered >= 0 && ordered <= lastDay)
      .sort((one, other) => one.ordered - other.ordered),
    stock: lives
      .flatMap(({ levels }) => levels.flatMap(splitOf))
      .sort((one, other) => one.month - other.month),
  };
};

export const runRow = (each, at) => [
  ...[at + 1, `PO-${String(7001 + at)}`, each.edition.id, each.printer, each.isReprint],
  ...[dayText(each.ordered), dayText(each.due)],
  ...[each.delivered > lastDay ? "" : dayText(each.delivered), each.quantity, each.cost],
];

export const stockRow = (each, at) => [
  ...[at + 1, each.edition.id, months[each.month].text, each.warehouse, each.copies, each.value],
];
