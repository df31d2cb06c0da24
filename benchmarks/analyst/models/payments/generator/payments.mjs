// What shoppers pay, and what is declined of it.
import { dayText } from "../../tables.mjs";
import { cardDeclines, currencies, drawn, foreign, otherDeclines, verticals } from "./lists.mjs";
import { lastDay } from "./merchants.mjs";

const day = 1440;
/** How busy a month is. */
const busy = [8, 7, 8, 9, 9, 10, 10, 9, 10, 10, 14, 15];

const methodOf = (chance, { country }, isAtTill, isRecurring) => {
  if (isAtTill) return ["card", "apple_pay", "google_pay"][chance.weighted([7, 3, 1])];
  if (isRecurring) return ["card", "sepa_debit", "paypal"][chance.weighted([6, 4, 2])];
  const methods = ["card", "paypal", "klarna", "apple_pay", "ideal", "google_pay"];
  return methods[
    chance.weighted([10, 4, country === "SE" ? 7 : 3, 4, country === "NL" ? 16 : 0, 2])
  ];
};

const isCard = (method) => ["card", "apple_pay", "google_pay"].includes(method);

/** Percent that is declined. Issuers of other countries decline more; one autumn went badly for one brand. */
const declinePercent = ({ method, brand, isForeign, hasThreeDs, risk, at }) => {
  if (!isCard(method)) return { ideal: 5, sepa_debit: 7, paypal: 6, klarna: 13 }[method];
  const isIncident = brand === "mastercard" && at > 985 * day && at < 1010 * day;
  return (
    7 + (isForeign ? 9 : 0) + (hasThreeDs ? 2 : 0) + (risk > 80 ? 14 : 0) + (isIncident ? 12 : 0)
  );
};

const statusOf = (chance, payment) => {
  if (chance.percent(declinePercent(payment))) return "DEC";
  if (chance.percent(3)) return "VOI";
  return payment.captured > (lastDay + 1) * day ? "AUT" : "CAP";
};

/** What we earn of a payment, and what schemes and banks take of that, in cents. */
const feesOf = (chance, { plan }, { method, amount, isForeign }) => {
  const rate = { STD: 1.9, ICP: 1.5, CUS: 1.2 }[plan] + (isForeign ? 0.9 : 0);
  if (method === "ideal") return { fee: 29, cost: 9 };
  const fee = Math.round((amount * rate) / 100) + (method === "klarna" ? 45 : 20);
  return { fee, cost: Math.round((fee * chance.between(38, 74)) / 100) };
};

/** The card, and where it comes from; nothing for other methods. */
const cardOf = (chance, { vertical, country }, isByCard) => {
  if (!isByCard) return { brand: "", issuer: "", isForeign: false, from: country };
  const isForeign = chance.percent(vertical === 3 ? 32 : 12);
  const issuer = isForeign ? chance.pick(foreign) : country;
  const brand = ["visa", "mastercard", "amex"][chance.weighted([6, 5, 1])];
  return { brand, issuer, isForeign, from: issuer };
};

const entryOf = (chance, isAtTill, isByCard) => {
  if (isAtTill) return "pos";
  return chance.percent(4) && isByCard ? "moto" : "ecom";
};

/** Cents: many small amounts, few large ones. */
const amountOf = (chance, least, most) =>
  Math.round((least + (most - least) * chance.next() ** 3) * 100);

const triedOf = (chance, merchant, at) => {
  const { vertical, terminals } = merchant;
  const [, , , least, most, tillPercent, recurringPercent] = verticals[vertical];
  const isAtTill = terminals > 0 && chance.percent(tillPercent);
  const isRecurring = !isAtTill && chance.percent(recurringPercent);
  const method = methodOf(chance, merchant, isAtTill, isRecurring);
  const isByCard = isCard(method);
  const waits = vertical === 3 || (vertical === 1 && !isAtTill);
  const card = cardOf(chance, merchant, isByCard);
  return {
    ...{ merchant, at, method, isRecurring, isByCard, ...card },
    entry: entryOf(chance, isAtTill, isByCard),
    currency: currencies[card.from] ?? "EUR",
    amount: amountOf(chance, least, most),
    hasThreeDs: isByCard && !isAtTill && !isRecurring && chance.percent(68),
    risk: Math.min(99, chance.between(0, 60) + (chance.percent(14) ? chance.between(5, 45) : 0)),
    captured: at + (waits ? chance.between(300, 4 * day) : chance.between(0, 3)),
  };
};

const nothing = { fee: 0, cost: 0, captured: undefined };

const paymentOf = (chance, merchant, at) => {
  const tried = triedOf(chance, merchant, at);
  const status = statusOf(chance, tried);
  const codes = tried.isByCard ? cardDeclines : otherDeclines;
  return {
    ...{ ...tried, status },
    ...(status === "CAP" ? feesOf(chance, merchant, tried) : nothing),
    code: status === "DEC" ? drawn(chance, codes) : "",
  };
};

/** The payments in the order of their time. */
export const paymentsOf = (chance, merchants) => {
  const payments = [];
  for (let today = 0; today <= lastDay; today++) {
    const weights = merchants.map((each) =>
      each.live <= today && today < each.closed && !(each.isSuspended && today > 1000)
        ? each.weight
        : 0,
    );
    const month = Number(dayText(today).slice(5, 7)) - 1;
    const usual = busy[month] * (1.3 + today / 800) + (today % 7 > 3 ? 4 : 0);
    const many = chance.between(Math.round(usual * 0.75), Math.round(usual * 1.35));
    const moments = Array.from(
      { length: many },
      () => today * day + chance.weighted([1, 1, 3, 5, 6, 8, 7, 3]) * 180 + chance.below(180),
    );
    for (const at of moments.sort((left, right) => left - right))
      payments.push(paymentOf(chance, merchants[chance.weighted(weights)], at));
  }
  return payments.map((each, at) => ({ ...each, id: 500_001 + at }));
};
