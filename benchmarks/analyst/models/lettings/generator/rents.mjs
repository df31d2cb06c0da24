// What the tenants owe every month, and what came of it.
import { dayText } from "../../tables.mjs";
import { days } from "./flats.mjs";

const months = Array.from({ length: 35 }, (_, month) =>
  Math.round((Date.UTC(2024, month, 1) - Date.UTC(2024, 0, 1)) / 86_400_000),
);

/** By how well a tenant pays: on time, late, in part, not at all, in percent. */
const habits = [
  [96, 4, 0, 0],
  [70, 26, 3, 1],
  [34, 48, 12, 6],
  [22, 36, 22, 20],
];

const chargeOf = (chance, { id, rent, payer }, due) => {
  const isOld = due < days - 150;
  const came = Math.min(chance.weighted(habits[payer]), isOld ? 1 : 3);
  const paid = came === 0 ? due - chance.below(4) : due + chance.between(1, came === 1 ? 32 : 12);
  const amount =
    came < 2 ? rent : came === 2 ? Math.round((rent * chance.between(30, 80)) / 100) : 0;
  const isKnown = amount > 0 && paid < days;
  const got = isKnown ? amount : 0;
  const status = got === rent ? "PD" : due >= days ? "ND" : got > 0 ? "PP" : "UN";
  return [id, dayText(due), status, rent.toFixed(2), got.toFixed(2), isKnown ? dayText(paid) : ""];
};

/** A row a month for every tenancy, on the day of the month on which it began, until the end of November. */
export const rentRows = (chance, tenancies) =>
  months
    .flatMap((first) =>
      tenancies.map((tenancy) => ({ tenancy, due: first + (Math.abs(tenancy.start) % 28) })),
    )
    .filter(
      ({ tenancy, due }) =>
        tenancy.flat.service !== "LO" && tenancy.start <= due && due < tenancy.out,
    )
    .sort((left, right) => left.due - right.due || left.tenancy.id - right.tenancy.id)
    .map(({ tenancy, due }) => chargeOf(chance, tenancy, due));
