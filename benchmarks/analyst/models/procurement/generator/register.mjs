// Suppliers and contracts: what is agreed before anything is ordered.
import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { categories, suppliers } from "./lists.mjs";

/** The last day of the data, 2026-10-31, counted from 2024-01-01. */
export const lastDay = 1034;

/** Suppliers with what the other tables need of them; some are never asked for anything. */
export const makeSuppliers = () => {
  const chance = new Chance(4021);
  return suppliers.map(([name, country, category], at) => {
    const isNew = at % 15 === 10;
    return {
      id: at + 1,
      name,
      country,
      category,
      rating: isNew ? "" : "ABCD"[chance.weighted([5, 6, 4, 1])],
      since: isNew ? chance.between(500, 900) : -chance.between(30, 7200),
      isCertified: chance.percent(72),
      terms: [14, 30, 45, 60][chance.weighted([2, 6, 3, 3])],
      risk: ["low", "medium", "high"][chance.weighted([6, 4, 2])],
      iban: `XX${chance.between(10, 99)}0000${chance.between(100000, 999999)}`,
      weight: at % 13 === 9 ? 0 : chance.between(1, 9),
    };
  });
};

/** Contracts: not every supplier has one, and some have no end. */
export const makeContracts = (parties) => {
  const chance = new Chance(4022);
  const contracts = [];
  for (const supplier of parties) {
    if (supplier.id % 5 === 2) continue;
    let start = chance.between(-700, 100);
    for (let turn = chance.between(1, 3); turn > 0; turn--) {
      const isOpenEnded = turn === 1 && chance.percent(20);
      const days = [365, 730, 1095][chance.weighted([3, 4, 2])];
      contracts.push({
        id: contracts.length + 1,
        supplier,
        category: categories[supplier.category].name,
        kind: "FSQ"[chance.weighted([6, 2, 3])],
        signed: start - chance.between(5, 60),
        start,
        end: isOpenEnded ? undefined : start + days - 1,
        notice: chance.pick([1, 3, 6]),
        renews: !isOpenEnded && chance.percent(45),
        yearly: chance.between(4, 60) * 5000,
      });
      start += days + chance.between(0, 40);
      if (start > lastDay) break;
    }
  }
  return contracts;
};

/** The contract under which a supplier delivers on a day, where there is one. */
export const contractOn = (contracts, supplier, day) =>
  contracts.find(
    (each) =>
      each.supplier === supplier &&
      each.start <= day &&
      (each.end === undefined || day <= each.end),
  );
