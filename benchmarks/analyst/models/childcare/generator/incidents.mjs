import { momentText } from "../../tables.mjs";
import { keyWorkers } from "./lists.mjs";

const kinds = ["FALL", "BUMP", "BITE", "SCR", "TRAP", "ALG", "MED", "OTH"];
const weights = {
  BAB: [30, 36, 9, 12, 4, 2, 1, 6],
  TOD: [34, 25, 22, 9, 5, 1, 1, 3],
  PRE: [44, 31, 4, 8, 6, 1, 1, 5],
};
const places = ["Garden", "Playroom", "Corridor", "Bathroom", "Dining room", "Outing"];
const parts = ["Head", "Face", "Knee", "Arm", "Hand", "Leg", "Back"];

const partOf = (chance, kind) => {
  if (kind === "ALG" || kind === "MED") return "";
  if (kind === "BITE") return chance.pick(["Arm", "Hand", "Face"]);
  return parts[chance.weighted([25, 19, 20, 12, 14, 7, 3])];
};

const incidentOf = (chance, session) => {
  const { room, child } = session;
  const kind = kinds[chance.weighted(weights[room.age])];
  const until = (session.out ?? session.in + 240) - 10;
  const at = session.in + 10 + chance.below(Math.max(20, until - session.in - 20));
  const told = (session.out ?? session.in + 300) + chance.between(-3, 4);
  const severity =
    kind === "ALG" || kind === "MED"
      ? chance.between(2, 3)
      : [1, 2, 3][chance.weighted([68, 30, 2])];
  return {
    ...{ child, room, kind, at, severity, part: partOf(chance, kind) },
    place: chance.percent(5) ? "" : places[chance.weighted([41, 33, 5, 6, 7, 8])],
    by: keyWorkers[`${room.nursery} ${room.name}`][chance.weighted([62, 38])],
    told: chance.percent(3)
      ? undefined
      : severity > 1 && chance.percent(40)
        ? at + chance.between(5, 50)
        : told,
    isReported: severity === 3 && chance.percent(70),
  };
};

/** Of the sessions that were attended, some in a hundred end with a form. */
export const incidentsOf = (chance, sessions) =>
  sessions
    .filter(
      ({ status, child, room }) =>
        status === "ATT" &&
        chance.percent(room.age === "TOD" ? 4 * child.clumsy : 2.6 * child.clumsy),
    )
    .map((session) => incidentOf(chance, session))
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));

export const incidentRow = (each) => [
  ...[each.id, each.child.id, each.room.nursery, each.room.name, momentText(each.at), each.kind],
  ...[each.severity, each.place, each.part, each.by],
  ...[each.told === undefined ? "" : momentText(each.told), each.isReported],
];
