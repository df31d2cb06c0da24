// The customers' cars.
import { firms, models, owners, workshops } from "./lists.mjs";

/** The day after the last one that the data know, counted from 2024-01-01. */
export const days = 1035;

const letters = { Kildare: "KE", Westmeath: "WH", Offaly: "OY", Cork: "C", Clare: "CE" };

const plateOf = (chance, registered, county) => {
  const year = 24 + Math.floor(registered / 365.25);
  const half = registered - (year - 24) * 365.25 < 182 ? 1 : 2;
  return `${year}${half}-${letters[county]}-${chance.between(100, 19_900)}`;
};

/** An inspection is due after four years, then every two, and from the tenth year every one. */
const dueAfter = (chance, registered) => {
  let due = registered + 1461;
  while (due < days) due += due - registered < 3652 ? 730 : 365;
  const isForgotten = registered < -800 && chance.percent(9);
  if (isForgotten) return days - chance.between(5, 160);
  return due;
};

const carOf = (chance, owner) => {
  const home = chance.weighted(workshops.map(([, , , busy]) => busy));
  const [, county, opened] = workshops[home];
  const [make, model, fuel] = models[chance.weighted(models.map(([, , , many]) => many))];
  const registered = chance.between(fuel === "E" ? -1500 : -5200, 500);
  const since = Math.max(opened, registered + 60, chance.between(-1400, 980));
  return {
    ...{ ...owner, home, county, make, model, fuel, registered, since },
    plate: plateOf(chance, registered, county),
    due: dueAfter(chance, registered),
    kilometres: Math.max(900, Math.round((days - registered) * chance.between(22, 62))),
    isMember: owner.kind === "PRV" && chance.percent(31),
    email:
      owner.kind === "PRV" && chance.percent(21)
        ? ""
        : `${owner.name.toLowerCase().replaceAll(" ", ".")}@mail.example`,
  };
};

export const carsOf = (chance) => {
  const keepers = [
    ...owners.map((name) => ({ name, kind: "PRV", cars: chance.percent(24) ? 2 : 1 })),
    ...firms.map(([name, kind, cars]) => ({ name, kind, cars })),
  ];
  return keepers
    .flatMap(({ cars, ...owner }) => Array.from({ length: cars }, () => carOf(chance, owner)))
    .sort((left, right) => left.since - right.since)
    .map((car, at) => ({ ...car, id: at + 1 }));
};
