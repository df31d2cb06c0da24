import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay, textOr } from "./clients.mjs";
import { mandates, markets, oneOf, platforms, strategies, wrappers } from "./lists.mjs";

const months = monthEnds(34);

/** One to three portfolios of each client, each in another wrapper. */
export const portfoliosOf = (chance, clients) =>
  clients
    .flatMap((client) => {
      const count = [1, 2, 3][chance.weighted(client.level === "COR" ? [58, 34, 8] : [22, 48, 30])];
      const platform = oneOf(chance, platforms)[0];
      const taken = new Set();
      while (taken.size < count) {
        const [wrapper] = oneOf(chance, wrappers);
        taken.add(
          ["COM", "CHA", "TRU"].includes(client.type) && taken.size === 0 ? "GIA" : wrapper,
        );
      }
      return [...taken].map((wrapper, at) => ({
        ...{ client, wrapper, platform },
        mandate: client.level === "PVT" && chance.percent(60) ? "DIS" : oneOf(chance, mandates)[0],
        strategy: oneOf(chance, strategies),
        opened: client.onboarded + (at === 0 ? chance.between(1, 25) : chance.between(5, 500)),
        worth: Math.round(
          client.thousands * chance.between(30, 190) * (chance.percent(8) ? 2.6 : 1) * 1000,
        ),
        isSaving: chance.percent(42),
        isDrawing: chance.percent(24),
        cash: chance.between(1, 9) + (chance.percent(7) ? chance.between(10, 30) : 0),
      }));
    })
    .filter(({ opened, client }) => opened < (client.left ?? lastDay - 30) - 60)
    .map((portfolio, at) => ({ no: `PF-${30_015 + at * 3}`, ...portfolio }));

/** The kinds that a portfolio may have in a month of the year (0 to 11), each with its chance in percent. */
const habits = (portfolio, of) => {
  const isYearEnd = of === 2 || of === 3;
  const contributes = portfolio.wrapper === "ISA" ? (isYearEnd ? 34 : 5) : isYearEnd ? 14 : 5;
  return [
    ["CON", contributes, [4, 60]],
    ["WDR", of === 11 || of === 0 || of === 6 ? 7 : 4, [10, 140]],
    ["TIN", 0.8, [100, 420]],
    ["TOU", 0.4, [100, 380]],
  ];
};

const flowOf = (chance, { portfolio, kind, requested, amount, isRegular }) => {
  const isTransfer = kind === "TIN" || kind === "TOU";
  const delay = isRegular
    ? chance.between(1, 3)
    : isTransfer
      ? chance.between(9, 46)
      : chance.between(2, 11);
  const isRejected = !isRegular && chance.percent(3);
  const settled = isRejected || requested + delay > lastDay ? undefined : requested + delay;
  return {
    ...{ portfolio, kind, requested, amount, isRegular, settled },
    status: isRejected ? "REJ" : settled === undefined ? "PEN" : "SET",
    method: isTransfer
      ? ""
      : isRegular && kind === "CON"
        ? "Direct debit"
        : kind === "WDR"
          ? "Bank transfer"
          : ["Bank transfer", "Cheque"][chance.weighted([88, 12])],
  };
};

/** What moves within a month; regular payments are every third month where they are small. */
const flowsOfMonth = (chance, { portfolio, month, value }) => {
  const first = month === 0 ? 0 : months[month - 1].day + 1;
  const last = months[month].day;
  const found = [];
  const add = (kind, amount, isRegular) => {
    const requested = isRegular ? first + 3 : chance.between(first, last);
    if (requested > (portfolio.client.left ?? lastDay)) return;
    found.push(flowOf(chance, { portfolio, kind, requested, amount, isRegular }));
  };
  const beat = Number(portfolio.no.slice(-1)) % 3;
  if (portfolio.isSaving && month % 3 === beat)
    add("CON", Math.round(portfolio.worth / 40_000 / 4) * 10_000 + 30_000, true);
  if (portfolio.isDrawing && month % 3 === beat)
    add("WDR", Math.round(portfolio.worth / 60_000) * 1000 + 40_000, true);
  for (const [kind, percent, [least, most]] of habits(portfolio, month % 12))
    if (chance.percent(percent))
      add(
        kind,
        Math.round((value * chance.between(least, most)) / 1000 / 5000) * 5000 + 5000,
        false,
      );
  return found;
};

const gainOf = (chance, portfolio, month, value) => {
  const [, , yearly, swing] = portfolio.strategy;
  const percent = (markets[month] - 0.6) * swing + yearly / 12 + chance.between(-60, 60) / 100;
  return Math.round((value * percent) / 100);
};

/** The month-end values of each portfolio while it is open, and what moved in it. */
export const historyOf = (chance, portfolios) => {
  const valuations = [];
  const flows = [];
  for (const portfolio of portfolios) {
    const end = portfolio.client.left ?? lastDay + 1;
    let value = portfolio.worth;
    months.forEach(({ day, text }, month) => {
      if (portfolio.opened > day || end <= day) return;
      const moved = flowsOfMonth(chance, { portfolio, month, value });
      const gain = gainOf(chance, portfolio, month, value);
      const net = moved
        .filter(({ status }) => status === "SET")
        .reduce((sum, { kind, amount }) => sum + (/CON|TIN/.test(kind) ? amount : -amount), 0);
      value = Math.max(100_000, value + gain + net);
      const share = (portfolio.cash * chance.between(70, 130)) / 10_000;
      valuations.push({ portfolio, text, value, gain, cash: Math.round(value * share) });
      flows.push(...moved);
    });
  }
  return {
    valuations: valuations.sort((one, other) => one.text.localeCompare(other.text)),
    flows: flows.sort((one, other) => one.requested - other.requested),
  };
};

export const valuationRow = ({ portfolio, text, value, gain, cash }, at) => [
  ...[at + 1, portfolio.client.id, text, portfolio.no, portfolio.wrapper, portfolio.mandate],
  ...[portfolio.strategy[0], portfolio.platform, value, cash, gain],
];

export const flowRow = ({ portfolio, ...flow }, at) => [
  ...[at + 1, portfolio.client.id, `CF-${400_001 + at}`, portfolio.no, portfolio.wrapper],
  ...[flow.kind, flow.status, flow.method, flow.isRegular, dayText(flow.requested)],
  ...[textOr(flow.settled), flow.amount],
];
