import { dayText, momentText } from "../../tables.mjs";
import { deferralReasons, oneOf } from "./lists.mjs";
import { lastDay } from "./sessions.mjs";

const channels = [
  ["Phone", 24],
  ["Website", 33],
  ["At a session", 13],
];

/** Fewer come in August and December, more in January and after the June campaign. */
const seasons = [1.06, 1, 1, 0.97, 0.98, 1.12, 1, 0.84, 1, 1.03, 1.01, 0.86];

const demandOf = ({ day, slots }) => {
  const growth = 0.56 + (0.16 * day) / lastDay;
  const monthOf = Number(dayText(day).slice(5, 7)) - 1;
  const ahead = day > lastDay ? 0.75 - (day - lastDay) / 70 : 1;
  return slots * growth * seasons[monthOf] * ahead;
};

const restOf = { WB: 84, PL: 21, PA: 21 };

/** A donor of the session's region, who is there, has rested, and is keen enough. */
const donorFor = (chance, { day, venue }, donors) => {
  const near = donors[chance.percent(94) ? venue.region : "Tyneside"];
  for (let tries = 0; tries < 40; tries++) {
    const donor = near[Math.floor(near.length * chance.next())];
    if (donor.registered > day - 1 || day - donor.last < 84) continue;
    if (donor.isGone && day > 200 + (donor.id % 300)) continue;
    if (donor.isWithdrawn && day > 500 + (donor.id % 400)) continue;
    if (chance.below(4) < donor.zeal) return donor;
  }
  return undefined;
};

const statusOf = (chance, session, donor) => {
  if (session.status === "CAN") return "SCN";
  if (chance.percent(session.day > lastDay ? 5 : 12)) return "CAN";
  if (session.day > lastDay) return "BKD";
  const isHarder = session.venue.type === "FIX" ? 0 : session.venue.slots - 13;
  return chance.percent(7 + isHarder * 0.5 + (donor.given === 0 ? 6 : 0) - (donor.hasApp ? 2 : 0))
    ? "DNA"
    : "ATT";
};

const bookingOf = (chance, session, donor) => {
  const ahead = 1 + chance.below(12) * chance.between(1, 6);
  const booked = Math.min(Math.max(session.day - ahead, donor.registered), lastDay);
  const status = statusOf(chance, session, donor);
  return {
    ...{ session, donor, booked, status },
    channel: donor.hasApp && chance.percent(60) ? "App" : oneOf(chance, channels),
    at: session.day * 1440 + 9 * 60 + 10 * chance.below(54),
    cancelled:
      status === "CAN"
        ? Math.min(lastDay, booked + chance.below(Math.max(1, session.day - booked + 1)))
        : undefined,
  };
};

const outcomeOf = (chance, donor) => {
  const isLow = donor.sex === "F" ? 9 : 3;
  if (chance.percent(6 + isLow + (donor.given === 0 ? 7 : 0))) return "DEF";
  return chance.percent(2.5) ? "INC" : "FUL";
};

const haemoglobinOf = (chance, { sex }, reason) => {
  if (reason === "Low haemoglobin")
    return sex === "F" ? chance.between(104, 124) : chance.between(112, 134);
  if (chance.percent(reason === "" ? 2 : 45)) return "";
  return (sex === "F" ? 125 : 135) + Math.round((chance.below(25) + chance.below(26)) / 1.6);
};

const volumes = { WB: 470, PL: 320, PA: 620 };

const donationOf = (chance, { session, donor }, isWalkIn) => {
  const outcome = outcomeOf(chance, donor);
  const kind =
    session.venue.type === "FIX" && donor.given > 0
      ? ["WB", "PL", "PA"][chance.weighted([60, 25, 15])]
      : "WB";
  const reason = outcome === "DEF" ? oneOf(chance, deferralReasons) : "";
  const full = volumes[kind] + (kind === "WB" ? 0 : chance.between(-30, 30));
  const isFirst = donor.given === 0;
  donor.last = session.day + restOf[kind] - 84;
  if (outcome !== "DEF") donor.given++;
  return {
    ...{ session, donor, outcome, kind, reason, isWalkIn, day: session.day },
    isFirst,
    haemoglobin: haemoglobinOf(chance, donor, reason),
    volume:
      outcome === "FUL"
        ? full
        : outcome === "INC"
          ? Math.round((full * chance.between(15, 75)) / 100)
          : 0,
    wait: chance.percent(3)
      ? ""
      : 4 +
        chance.below(14) +
        chance.below(session.venue.type === "FIX" ? 10 : 22) +
        (isWalkIn ? 9 : 0),
  };
};

/** Who books and who comes, session by session, since a donor must rest between two donations. */
export const visitsOf = (chance, { sessions, donors }) => {
  const near = {};
  for (const donor of donors) (near[donor.region] ??= []).push(donor);
  const appointments = [];
  const donations = [];
  for (const session of sessions) {
    const count = Math.round((demandOf(session) * chance.between(84, 116)) / 100);
    for (let at = 0; at < count; at++) {
      const donor = donorFor(chance, session, near);
      if (donor === undefined) continue;
      const booking = bookingOf(chance, session, donor);
      appointments.push(booking);
      if (booking.status === "BKD") donor.last = session.day;
      if (booking.status === "ATT") donations.push(donationOf(chance, booking, false));
      if (booking.status !== "ATT" || !chance.percent(7)) continue;
      const other = donorFor(chance, session, near);
      if (other !== undefined) donations.push(donationOf(chance, { session, donor: other }, true));
    }
  }
  return { appointments, donations };
};

export const appointmentRow = (each, at) => [
  ...[at + 1, each.donor.id, each.session.id, dayText(each.booked), momentText(each.at)],
  ...[each.channel, each.status, each.cancelled === undefined ? "" : dayText(each.cancelled)],
];
