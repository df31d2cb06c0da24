import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";
import { chargeRows, deliveryRows, stockRows } from "./goods.mjs";
import { accountManagers, clients, names, shifts, sites } from "./lists.mjs";
import { lastDay, orderRow, ordersOf, returnRow, returnsOf } from "./orders.mjs";

const never = 9999;

const clientsOf = (chance) =>
  clients.map(([name, industry, tariff, country, theirs, start, end, weight], at) => ({
    ...{ id: at + 1, name, industry, tariff, country, sites: theirs, start, weight },
    end: end === 0 ? never : end,
    manager: chance.pick(accountManagers),
    pays: chance.between(4, 26),
    iban: `DE${chance.between(10, 99)}${chance.between(100000, 999999)}`,
  }));

/** Two of each site have been there from the beginning; the last one of each has only just come. */
const pickersOf = (chance) =>
  names.flatMap(([given, family], site) =>
    given.flatMap((first, at) => {
      const steady = at < 2;
      const isNew = at === given.length - 1;
      const hired = isNew ? 1026 : steady ? chance.between(-700, -30) : chance.between(0, 860);
      const left =
        !steady && !isNew && chance.percent(60) ? hired + chance.between(60, 300) : never;
      return [
        {
          ...{ site, name: `${first} ${family[at]}`, shift: shifts[chance.weighted([4, 3, 2])] },
          ...{ hired, left: left > lastDay ? never : left, isNew },
          ...{ isAgency: !steady && chance.percent(40), wage: chance.between(1290, 1840) / 100 },
        },
      ];
    }),
  );

/** Clients, pickers, orders and what came back, goods that came, what lies where, and what was billed. */
export const tables = () => {
  const own = clientsOf(new Chance(4101));
  const pickers = pickersOf(new Chance(4102)).map((each, at) => ({ id: at + 1, ...each }));
  const active = pickers.filter(({ isNew }) => !isNew);
  const sending = own.filter(({ weight }) => weight > 0);
  const orders = ordersOf(new Chance(4103), { clients: sending, pickers: active });
  const returns = returnsOf(new Chance(4104), orders);
  return {
    "clients.csv": csv(
      "id,name,industry,tariff,country,account_manager,contract_start,contract_end,iban",
      own.map((each) => [
        ...[each.id, each.name, each.industry, each.tariff, each.country, each.manager],
        ...[dayText(each.start), each.end === never ? "" : dayText(each.end), each.iban],
      ]),
    ),
    "pickers.csv": csv(
      "id,name,site,shift,is_agency,hired_on,left_on,hourly_wage",
      pickers.map((each) => [
        ...[each.id, each.name, sites[each.site], each.shift, each.isAgency, dayText(each.hired)],
        ...[each.left === never ? "" : dayText(each.left), each.wage],
      ]),
    ),
    "orders.csv": csv(
      "id,client_id,picker_id,channel,destination,carrier,status,is_express,received_at,ship_by,shipped_at,delivered_on,lines,units,weight_kg,shipping_cost,site",
      orders.map((each) => [...orderRow(each), sites[each.site]]),
    ),
    "returns.csv": csv(
      "id,order_id,arrived_on,processed_on,reason,condition,units,handling_cost,is_restocked",
      returns.map(returnRow),
    ),
    "deliveries.csv": csv(
      "id,client_id,site,announced_on,arrived_on,put_away_on,pallets,units,has_discrepancy",
      deliveryRows(new Chance(4105), own),
    ),
    "stock.csv": csv(
      "id,counted_on,client_id,site,zone,units,pallet_places,stock_value",
      stockRows(new Chance(4106), own),
    ),
    "charges.csv": csv(
      "id,client_id,service,billed_on,due_on,paid_on,amount,is_disputed",
      chargeRows(new Chance(4107), own),
    ),
  };
};
