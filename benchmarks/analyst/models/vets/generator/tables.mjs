import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { practices } from "./lists.mjs";
import { invoicesOf, monthsOf, remindersOf, withFees } from "./money.mjs";
import { animalsOf, ownersOf } from "./register.mjs";
import { visitsOf } from "./visits.mjs";

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);
const francs = (cents) => (cents / 100).toFixed(2);
const maybeDay = (day) => (day === Infinity ? "" : dayText(day));
const maybeMoment = (minutes) => (minutes === Infinity ? "" : momentText(minutes));

const ownerRow = (owner) => [
  ...[owner.id, owner.name, owner.kind, owner.town, practices[owner.practice][0]],
  ...[dayText(owner.since), owner.source, owner.isReader, owner.phone],
];

const animalRow = (animal) => [
  ...[animal.id, animal.owner.id, animal.name, animal.species, animal.breed],
  ...[animal.isFemale ? "F" : "M", animal.isNeutered, animal.chip, animal.isInsured],
  ...[dayText(animal.born), dayText(animal.registered), maybeDay(animal.died)],
  (animal.tenths / 10).toFixed(1),
];

const visitRow = (visit) => [
  ...[visit.id, `V${60_000 + visit.id}`, visit.animal.id, practices[visit.practice][0]],
  ...[practices[visit.practice][1], visit.vet, visit.reason, visit.status, visit.isEmergency],
  ...[visit.isOnline, dayText(visit.booked), momentText(visit.scheduled)],
  ...[maybeMoment(visit.arrived), maybeMoment(visit.seen), maybeMoment(visit.left), visit.rating],
];

const treatmentRow = (visit, each) => [
  ...[visit.id, dayText(visit.day), each.name, each.category, each.isAnaesthetic],
  ...[each.minutes, francs(each.fee), each.hasComplication],
];

const invoiceRow = ({ visit, issued, due, paid, status, method, net, vat }, at) => [
  ...[`R${80_001 + at}`, visit.id, dayText(issued), dayText(due)],
  ...[status === "P" ? dayText(paid) : "", status, method],
  ...[net, vat, net + vat].map(francs),
];

const reminderRow = ({ animal, vaccine, due, sent, came, channel, isSecond }) => [
  ...[animal.id, vaccine, dayText(due), dayText(sent), maybeDay(came), channel, isSecond],
];

const productRow = ([text, practice, name, category, supplier, isRestricted, units, ...money]) => [
  ...[text, practice, name, category, supplier, isRestricted, units],
  ...[francs(money[0]), francs(money[1]), money[2], francs(money[3])],
];

/** A chain of veterinary practices, until October 2026 and with what is booked for November. */
export const tables = () => {
  const owners = ownersOf(new Chance(8201));
  const animals = animalsOf(new Chance(8202), owners);
  const visits = withFees(new Chance(8204), visitsOf(new Chance(8203), animals));
  return {
    "owners.csv": csv(
      "id,name,kind,town,home_practice,client_since,found_via,newsletter,phone",
      owners.map(ownerRow),
    ),
    "animals.csv": csv(
      "id,owner_id,name,species,breed,sex,neutered,chip_no,insured,born_on,registered_on,died_on,weight",
      animals.map(animalRow),
    ),
    "visits.csv": csv(
      "id,visit_no,animal_id,practice,canton,vet,reason,status,emergency,booked_online,booked_on,scheduled_for,arrived_at,seen_at,left_at,rating",
      visits.map(visitRow),
    ),
    "treatments.csv": csv(
      "id,visit_id,given_on,treatment,category,anaesthesia,minutes,fee,complication",
      numbered(visits.flatMap((visit) => visit.given.map((each) => treatmentRow(visit, each)))),
    ),
    "invoices.csv": csv(
      "id,invoice_no,visit_id,issued_on,due_on,paid_on,status,method,net,vat,gross",
      numbered(invoicesOf(new Chance(8205), visits).map(invoiceRow)),
    ),
    "reminders.csv": csv(
      "id,animal_id,vaccine,due_on,sent_on,came_on,channel,second",
      numbered(remindersOf(new Chance(8206), animals).map(reminderRow)),
    ),
    "products.csv": csv(
      "id,month_end,practice,product,category,supplier,on_prescription,units,sales,cost,units_on_hand,stock_value",
      numbered(monthsOf(new Chance(8207)).map(productRow)),
    ),
  };
};
