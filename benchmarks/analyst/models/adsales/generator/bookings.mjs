import { dayText } from "../../tables.mjs";
import { citiesOf } from "./lists.mjs";
import { lastDay } from "./panels.mjs";

/** Six shares of a digital loop may be sold for each week, a static panel once. */
class Calendar {
  #sold = new Map();

  take(panel, { start, weeks, shares }) {
    const keys = Array.from({ length: weeks }, (_, week) => `${panel.id}/${start + week * 7}`);
    const limit = panel.isDigital ? 6 : 1;
    if (keys.some((key) => (this.#sold.get(key) ?? 0) + shares > limit)) return false;
    for (const key of keys) this.#sold.set(key, (this.#sold.get(key) ?? 0) + shares);
    return true;
  }
}

const isThere = (panel, { start, weeks }) =>
  panel.installed < start - 7 &&
  start + weeks * 7 < (panel.removed ?? 5000) &&
  !(panel.unwanted && start > 660) &&
  !(panel.status === "MNT" && start > 980);

/** Big customers and agencies get more off, and everybody gets more off for a long campaign. */
const discountOf = (chance, { agency, weeks, size }) =>
  Math.min(
    45,
    chance.between(0, 4) * 5 + (agency === "" ? 0 : 5) + (weeks > 4 ? 5 : 0) + (size > 18 ? 10 : 0),
  );

const stateOf = (chance, campaign) => {
  if (campaign.status === "QUO") return { status: "HLD", booked: campaign.created + 2 };
  const booked = campaign.decided + (chance.percent(80) ? 0 : chance.between(1, 6));
  const isOff = campaign.status === "CXL" || chance.percent(4);
  const cancelled = booked + chance.between(1, 14);
  return isOff && cancelled <= lastDay
    ? { status: "CXL", booked, cancelled }
    : { status: "CNF", booked: Math.min(booked, lastDay) };
};

const bookingOf = (chance, { campaign, panel, shares, discount }) => {
  const gross = panel.rate * campaign.weeks * shares;
  const net = Math.round((gross * (100 - discount)) / 100);
  const state = stateOf(chance, campaign);
  const isPaidFor = campaign.agency !== "" && state.status === "CNF";
  return {
    ...{ campaign, panel, shares, discount, gross, net, ...state },
    commission: isPaidFor ? Math.round(net / 10) : 0,
  };
};

/** Mostly in the cities of the team; a panel that is taken is left out. */
const bookingsFor = (chance, { campaign, panels, calendar }) => {
  if (campaign.status === "LST" || (campaign.status === "QUO" && chance.percent(55))) return [];
  const near = panels.filter(({ city }) => citiesOf[campaign.rep[1]].includes(city));
  const from = chance.percent(78) ? near : panels;
  const there = from.filter((panel) => isThere(panel, campaign));
  const weights = there.map(({ popularity }) => popularity);
  const discount = discountOf(chance, campaign);
  const booked = [];
  for (let nth = 0; nth < campaign.size && there.length > 0; nth++) {
    const at = chance.weighted(weights);
    const [panel] = there.splice(at, 1);
    weights.splice(at, 1);
    const shares = panel.isDigital && chance.percent(20) ? 2 : 1;
    if (!calendar.take(panel, { ...campaign, shares })) continue;
    booked.push(bookingOf(chance, { campaign, panel, shares, discount }));
  }
  return booked;
};

export const bookingsOf = (chance, { campaigns, panels }) => {
  const calendar = new Calendar();
  return campaigns
    .flatMap((campaign) => bookingsFor(chance, { campaign, panels, calendar }))
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const bookingRow = ({ campaign, panel, ...each }) => [
  ...[each.id, campaign.id, panel.id, each.status, dayText(each.booked)],
  ...[dayText(campaign.start), dayText(campaign.start + campaign.weeks * 7 - 1)],
  each.cancelled === undefined ? "" : dayText(each.cancelled),
  ...[campaign.weeks, panel.isDigital ? each.shares : "", each.discount],
  ...[each.gross, each.net, each.commission],
];
