import { csv, dayText } from "../../tables.mjs";
import { makeBalances, makeInvoices } from "./invoices.mjs";
import { buyers, categories } from "./lists.mjs";
import { makeComplaints, makeOrders, statusOf } from "./orders.mjs";
import { makeContracts, makeSuppliers } from "./register.mjs";

const dayOrNone = (day) => (day === undefined ? "" : dayText(day));
const euros = (cents) => (cents / 100).toFixed(2);

/** Suppliers and contracts, what was ordered, delivered and complained about, and what it is paid with. */
export const tables = () => {
  const parties = makeSuppliers();
  const contracts = makeContracts(parties);
  const orders = makeOrders(parties, contracts);
  const complaints = makeComplaints(orders);
  const invoices = makeInvoices(orders);
  return {
    "suppliers.csv": supplierTable(parties),
    "contracts.csv": contractTable(contracts),
    "buyers.csv": csv(
      "id,full_name,team",
      buyers.map((buyer, at) => [at + 1, ...buyer]),
    ),
    "items.csv": csv("name,category", itemRows()),
    "orders.csv": orderTable(orders),
    ...lineAndComplaintTables(orders, complaints),
    "invoices.csv": invoiceTable(invoices),
    "balances.csv": csv(
      "id,month_end,plant,age,amount,invoices",
      makeBalances(invoices).map((row, at) => [at + 1, ...row]),
    ),
  };
};

const itemRows = () =>
  categories.flatMap(({ name, items }) => Object.keys(items).map((item) => [item, name]));

const supplierTable = (parties) =>
  csv(
    "id,name,country,rating,supplier_since,is_certified,payment_terms,risk,iban",
    parties.map(({ id, name, country, rating, since, isCertified, terms, risk, iban }) => [
      ...[id, name, country, rating, dayText(since), isCertified, terms, risk, iban],
    ]),
  );

const contractTable = (contracts) =>
  csv(
    "id,number,supplier_id,category,kind,signed_on,starts_on,ends_on,notice_months,auto_renews,annual_value",
    contracts.map((each) => [
      ...[each.id, `C-${2000 + each.id}`, each.supplier.id, each.category, each.kind],
      ...[dayText(each.signed), dayText(each.start), dayOrNone(each.end)],
      ...[each.notice, each.renews, each.yearly],
    ]),
  );

const orderTable = (orders) =>
  csv(
    "id,number,supplier_id,buyer_id,contract_id,plant,status,is_urgent,ordered_on,approved_on",
    orders.map((order) => [
      ...[order.id, `PO-${10000 + order.id}`, order.supplier.id, order.buyer],
      ...[order.contract?.id ?? "", order.plant, statusOf(order), order.isUrgent],
      ...[dayText(order.day), dayOrNone(order.approved)],
    ]),
  );

const lineAndComplaintTables = (orders, complaints) => {
  const ids = new Map();
  const rows = orders.flatMap(({ id, lines }) =>
    lines.map((line) => {
      ids.set(line, ids.size + 1);
      return [
        ...[ids.size, id, line.item, line.quantity, line.received],
        ...[euros(line.unitCents), euros(line.listCents)],
        ...[dayText(line.promised), dayOrNone(line.delivered)],
      ];
    }),
  );
  return {
    "order_lines.csv": csv(
      "id,order_id,item,quantity,received_quantity,unit_price,list_price,promised_on,delivered_on",
      rows,
    ),
    "complaints.csv": csv(
      "id,order_line_id,raised_on,closed_on,defect,severity,is_accepted,rejected_quantity,cost",
      complaints.map((each) => [
        ...[each.id, ids.get(each.line), dayText(each.raised), dayOrNone(each.closed)],
        ...[each.defect, each.severity, each.isAccepted, each.rejected, euros(each.costCents)],
      ]),
    ),
  };
};

const invoiceTable = (invoices) =>
  csv(
    "id,number,order_id,invoiced_on,due_on,paid_on,amount,discount,block_reason",
    invoices.map((each) => [
      ...[each.id, `INV-${50000 + each.id}`, each.order.id],
      ...[dayText(each.invoiced), dayText(each.due), dayOrNone(each.paid)],
      ...[euros(each.cents), euros(each.discountCents), each.reason],
    ]),
  );
