import { dayText } from "../../tables.mjs";
import {
  chains,
  depotOf,
  dublinPlaces,
  genericMakers,
  owners,
  reps,
  substances,
  towns,
} from "./lists.mjs";

export const lastDay = 1034;

const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

export const repsOf = () =>
  reps.map(([name, team, region, from, until, target], at) => ({
    ...{ id: at + 1, name, team, region, from, until, target: target * 1000 },
  }));

/** Field reps look after independents of their region; key accounts has the chains and the hospitals. */
const repOf = (chance, { all, kind, region }) => {
  if (chance.percent(3)) return undefined;
  const isKey = kind !== "IND";
  return chance.pick(
    all.filter(
      ({ team, region: own, until }) =>
        until === undefined && (isKey ? team === "Key Accounts" : own === region),
    ),
  );
};

const nameOf = (chance, kind, town, taken) => {
  for (;;) {
    const name =
      kind === "HOS"
        ? `${town} ${chance.pick(["General", "University", "Community"])} Hospital`
        : `${chance.pick(owners)} Pharmacy`;
    if (taken.has(`${name} ${town}`)) continue;
    taken.add(`${name} ${town}`);
    return name;
  }
};

/** The chain and the town, with the place in it for all but the first. */
const branchOf = (chain, town, taken) => {
  const places = ["", ...(town === "Dublin" ? dublinPlaces : ["Town Centre", "Retail Park"])];
  const names = places.map((place) => `${chain} ${town} ${place}`.trim());
  const name = names.find((each) => !taken.has(each));
  taken.add(name);
  return name;
};

const sizes = { HOS: 5, CHN: 2, IND: 1 };
const kindOf = (chance, isHospital) => (isHospital ? "HOS" : chance.percent(34) ? "CHN" : "IND");

const pharmacyOf = (chance, [town, county, region, count], { all, taken, at }) => {
  const kind = kindOf(chance, at === 0 && count > 5);
  const chain = kind === "CHN" ? chance.pick(chains) : "";
  const since = chance.percent(82) ? chance.between(-3200, -5) : chance.between(5, 990);
  const isLost = chance.percent(9);
  const lost = isLost ? Math.max(since, 0) + chance.between(60, 900) : undefined;
  const big = sizes[kind];
  return {
    ...{ town, county, region, kind, chain, since },
    name: kind === "CHN" ? branchOf(chain, town, taken) : nameOf(chance, kind, town, taken),
    last: lost === undefined ? lastDay + 1 : lost,
    closed: isLost && chance.percent(55) && lost < 1000 ? lost + chance.between(3, 30) : undefined,
    rep: repOf(chance, { all, kind, region }),
    limit: chance.percent(7) ? undefined : 5000 * chance.between(1, 6) * big,
    terms: kind === "HOS" ? 60 : chance.pick([14, 30, 30, 30, 45]),
    weight: big * chance.between(2, 12),
    email: chance.percent(88),
  };
};

export const pharmaciesOf = (chance, all) => {
  const taken = new Set();
  return towns
    .flatMap((town) =>
      Array.from({ length: town[3] }, (_, at) => pharmacyOf(chance, town, { all, taken, at })),
    )
    .map((each, at) => ({ id: at + 1, ...each, depot: depotOf[each.region] }));
};

const formShort = { Tablets: "Tabs", Capsules: "Caps", Injection: "Inj", Inhaler: "Inh" };

/** Each substance and strength by its brand, where there is one, and by two or three makers of generics. */
export const productsOf = (chance) =>
  substances
    .flatMap(([category, substance, form, strengths, legal, isCold, price, brand, maker]) =>
      strengths.flatMap((strength, step) => {
        const base = {
          ...{ category, substance, form, legal, isCold },
          popularity: chance.between(2, 14),
        };
        const full = Math.round(price * (1 + step * 0.35));
        const isBranded = brand !== "";
        const own = isBranded
          ? [{ ...base, name: `${brand} ${strength}`, maker, isGeneric: false, price: full }]
          : [];
        const hasGenerics = !isCold && full < 5000;
        const first = chance.below(5);
        const makers = hasGenerics ? Array.from({ length: chance.between(2, 3) }) : [];
        const generics = makers.map((_, at) => ({
          ...base,
          name: `${substance} ${strength} ${formShort[form] ?? form}`,
          maker: genericMakers[(first + at) % 5],
          isGeneric: true,
          price: Math.round(full * (0.52 + chance.below(16) / 100)),
        }));
        return [...own, ...generics];
      }),
    )
    .map((each, at) => ({
      ...{ id: at + 1, ...each },
      code: 1_010_000 + at * 37,
      cost: Math.round((each.price * chance.between(68, 90)) / 100),
      launched: chance.percent(88) ? undefined : chance.between(20, 950),
      isActive: !chance.percent(6),
    }));

export const repRow = (rep) => [
  ...[rep.id, rep.name, rep.team, rep.region, dayText(rep.from), textOr(rep.until), rep.target],
];

export const pharmacyRow = (each) => [
  ...[each.id, `PH${String(10_000 + each.id * 7)}`, each.name, each.kind, each.chain, each.town],
  ...[each.county, each.region, each.depot, each.rep?.id ?? "", dayText(each.since)],
  ...[textOr(each.closed), each.limit ?? "", each.terms],
  each.email ? `orders${each.id}@pharmacies.example` : "",
];

export const productRow = (each) => [
  ...[each.id, each.code, each.name, each.substance, each.maker, each.category, each.form],
  ...[each.legal, each.isGeneric, each.isCold, each.price, each.isActive, textOr(each.launched)],
];
