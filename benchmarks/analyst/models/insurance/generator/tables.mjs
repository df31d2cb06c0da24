import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";

const brokers = [
  ["Fitzgerald & Sons", "broker", "Munster", "2017-03-01", 12],
  ["O'Malley Insurances", "broker", "Connacht", "2018-06-15", 11],
  ["Liffey Cover", "broker", "Leinster", "2015-01-01", 12.5],
  ["Atlantic Risk Partners", "broker", "Munster", "2021-09-01", 14],
  ["Boyne Valley Brokers", "broker", "Leinster", "2019-04-01", 11],
  ["Siobhan Kelleher", "tied agent", "Munster", "2016-02-01", 8],
  ["Declan Roche", "tied agent", "Leinster", "2020-10-01", 8],
  ["Niamh Gallagher", "tied agent", "Ulster", "2022-01-15", 8.5],
  ["Harbour Bank", "bank", "Leinster", "2019-01-01", 6],
  ["Credit Union Alliance", "bank", "Ulster", "2021-05-01", 5],
  ["quote-me.ie", "comparison site", "", "2020-03-01", 9],
  ["Own website", "direct", "", "2014-01-01", 0],
  ["Slaney Cover", "broker", "Leinster", "2026-09-01", 13],
];
const brokerWeights = [9, 6, 14, 5, 7, 4, 4, 3, 10, 4, 16, 12, 0];
const counties = [
  ["Dublin", "Leinster"],
  ["Kildare", "Leinster"],
  ["Wexford", "Leinster"],
  ["Cork", "Munster"],
  ["Kerry", "Munster"],
  ["Limerick", "Munster"],
  ["Galway", "Connacht"],
  ["Mayo", "Connacht"],
  ["Donegal", "Ulster"],
  ["Cavan", "Ulster"],
];
const regionOf = Object.fromEntries(counties);
const regions = ["Leinster", "Munster", "Connacht", "Ulster"];
/** Of each product: its letters, its premium from and to, what it insures for, its causes with their weights and claims. */
const products = {
  Motor: {
    letters: "MOT",
    premium: [390, 1650],
    insured: [8000, 60000],
    causes: { collision: 9, "glass damage": 5, theft: 2, vandalism: 2, "hail and storm": 1 },
    claim: [180, 4800],
  },
  Home: {
    letters: "HOM",
    premium: [210, 720],
    insured: [150000, 650000],
    causes: { "water damage": 8, "hail and storm": 5, burglary: 3, fire: 2 },
    claim: [250, 8000],
  },
  Travel: {
    letters: "TRV",
    premium: [35, 160],
    insured: [2000, 10000],
    causes: { "lost luggage": 4, "trip cancelled": 6, "medical treatment": 5 },
    claim: [60, 2400],
  },
  Pet: {
    letters: "PET",
    premium: [120, 480],
    insured: [3000, 8000],
    causes: { illness: 7, accident: 4 },
    claim: [80, 2100],
  },
  "Business Liability": {
    letters: "LIA",
    premium: [650, 4800],
    insured: [500000, 5000000],
    causes: { "bodily injury": 4, "property damage": 5, "professional error": 2 },
    claim: [900, 19000],
  },
};
const productNames = Object.keys(products);
const firstNames =
  "Aoife,Brendan,Ciara,Donal,Eimear,Fergal,Grainne,Hugh,Isolde,James,Keelin,Liam,Maeve,Noel,Orla,Padraig".split(
    ",",
  );
const lastNames =
  "Brady,Byrne,Carroll,Daly,Doyle,Flynn,Hayes,Keane,Lynch,Moran,Nolan,Quinn,Ryan,Sheehan,Tierney,Walsh".split(
    ",",
  );
const trades = "Bakery,Joinery,Plumbing,Hotel,Dental Clinic,Garage,Creamery,Print Works".split(",");
const handlers = [
  "Emma Doherty",
  "Marek Nowak",
  "Sinead Burke",
  "Tom Hennessy",
  "Priya Nair",
  "Conor Whelan",
];
const endReasons = ["not renewed", "cancelled by customer", "non-payment", "risk no longer exists"];
const days = 1035;
const money = (cents) => (cents / 100).toFixed(2);
const pounds = (chance, [from, to], skew) => {
  const draws = Array.from({ length: skew }, () => chance.between(from * 100, to * 100));
  return Math.min(...draws);
};

const policiesOf = (chance) =>
  Array.from({ length: 4600 }, (_, at) => {
    const product = productNames[chance.weighted([40, 30, 12, 10, 8])];
    const { letters, premium, insured } = products[product];
    const isCompany = product === "Business Liability" || chance.percent(4);
    const surname = chance.pick(lastNames);
    const holder = isCompany
      ? `${surname} ${chance.pick(trades)} Ltd`
      : `${chance.pick(firstNames)} ${surname}`;
    const [county] = counties[chance.weighted([26, 7, 6, 16, 6, 8, 9, 5, 5, 3])];
    const starts = -900 + chance.below(900 + days);
    const years = 1 + chance.weighted([3, 3, 2, 2, 2]);
    const isLeaving = chance.percent(42);
    const ends = chance.percent(25) ? starts + chance.between(20, 330) : starts + years * 365;
    const ended = isLeaving && ends < days ? ends : undefined;
    const reason =
      ended === undefined
        ? ""
        : endReasons[(ended - starts) % 365 === 0 ? 0 : 1 + chance.weighted([5, 3, 4])];
    return {
      starts,
      ended,
      product,
      region: regionOf[county],
      yearly: pounds(chance, premium, 2),
      columns: (yearly) => [
        ...[at + 1, `${letters}-${100200 + at * 7}`, 1 + chance.weighted(brokerWeights), product],
        ...[holder, isCompany ? "business" : "private", county, regionOf[county]],
        ...[dayText(starts), ended === undefined ? "" : dayText(ended), reason],
        ...[["yearly", "quarterly", "monthly"][chance.weighted([5, 2, 4])], money(yearly)],
        Math.round(pounds(chance, insured, 1) / 100000) * 1000,
        product === "Travel" ? "" : chance.pick([100, 250, 250, 500, 1000]),
      ],
    };
  });

const statusAfter = (chance, age, isSuspicious) => {
  if (age < 6) return "reported";
  if (age < 25 && chance.percent(70)) return "in review";
  if (chance.percent(Math.max(2, 34 - age / 4))) return "in review";
  if (isSuspicious && chance.percent(45)) return "rejected";
  return ["settled", "rejected", "withdrawn"][chance.weighted([80, 14, 6])];
};
const rejections = ["not covered", "below excess", "reported too late", "policy lapsed"];

const isStormy = (day) => day >= 389 && day <= 396;

const claimOf = (chance, id, day, policies) => {
  let at = chance.below(policies.length);
  while (
    policies[at].starts > day - 15 ||
    (policies[at].ended !== undefined && policies[at].ended < day)
  )
    at = (at + 1) % policies.length;
  const { product } = policies[at];
  const { causes, claim } = products[product];
  const usual = Object.keys(causes)[chance.weighted(Object.values(causes))];
  const isStorm = isStormy(day) && "hail and storm" in causes && chance.percent(80);
  const cause = isStorm ? "hail and storm" : usual;
  const occurred = day - chance.weighted([6, 8, 5, 3, 2, 1, 1, 1, 1, 1, 1, 1]);
  const isSuspicious = chance.percent(4);
  const closed = day + chance.between(5, product === "Travel" ? 40 : 110);
  const decided = statusAfter(chance, days - day, isSuspicious);
  const status = decided === "reported" || closed < days ? decided : "in review";
  const isDone = !["reported", "in review"].includes(status);
  const claimed = pounds(chance, claim, 3);
  const reason =
    status === "rejected" ? (isSuspicious ? "suspected fraud" : chance.pick(rejections)) : "";
  const handler = status === "reported" ? "" : handlers[chance.weighted([6, 5, 5, 4, 4, 2])];
  return {
    ...{ product, status, day, closed, claimed, reserve: isDone ? 0 : Math.round(claimed * 0.8) },
    region: policies[at].region,
    columns: (reserve) => [
      ...[id, `C${2400000 + id * 3}`, at + 1, dayText(occurred), dayText(day)],
      ...[isDone ? dayText(closed) : "", cause, status, reason, handler],
      ...[["online", "phone", "broker", "email"][chance.weighted([8, 6, 4, 2])], isSuspicious],
      ...[money(claimed), money(reserve)],
    ],
  };
};

const claimsOf = (chance, policies) => {
  const rows = [];
  for (let day = 0; day < days; day++) {
    const isWinter = ["11", "12", "01", "02"].includes(dayText(day).slice(5, 7));
    const open = chance.between(0, 5) + (isWinter ? 2 : 0) + (isStormy(day) ? 14 : 0);
    for (let at = 0; at < open; at++) rows.push(claimOf(chance, rows.length + 1, day, policies));
  }
  return rows;
};

const payoutsOf = (chance, claims) => {
  const rows = [];
  const pay = (claimId, day, kind, cents) => {
    if (day < days) rows.push([rows.length + 1, claimId, dayText(day), kind, money(cents)]);
  };
  for (const [at, { product, status, day, closed, claimed }] of claims.entries()) {
    if (status === "settled") {
      const share = chance.between(55, 100);
      const isInTwo = chance.percent(18);
      const whole = Math.round((claimed * share) / 100);
      if (isInTwo) pay(at + 1, Math.min(closed, day + 5), "indemnity", Math.round(whole * 0.4));
      pay(at + 1, closed, "indemnity", isInTwo ? whole - Math.round(whole * 0.4) : whole);
    }
    if (product !== "Travel" && chance.percent(16))
      pay(at + 1, Math.min(closed, day + 14), "expert fee", chance.between(12000, 95000));
    if (product === "Business Liability" && chance.percent(25))
      pay(at + 1, closed, "legal cost", chance.between(60000, 640000));
  }
  return rows;
};

const portfolioOf = (policies, claims) => {
  const rows = [];
  for (const { day: end, text } of monthEnds(34))
    for (const product of productNames)
      for (const region of regions) {
        const isOurs = (each) => each.product === product && each.region === region;
        const inForce = policies.filter(
          (each) =>
            isOurs(each) && each.starts <= end && (each.ended === undefined || each.ended > end),
        );
        const yearly = inForce.reduce((sum, each) => sum + each.yearly, 0);
        const reserves = claims
          .filter(
            (each) => isOurs(each) && each.day <= end && (each.reserve > 0 || each.closed > end),
          )
          .reduce((sum, each) => sum + Math.round(each.claimed * 0.8), 0);
        rows.push([
          ...[rows.length + 1, text, product, region, inForce.length, money(yearly)],
          ...[money(Math.round(yearly / 12)), money(reserves)],
        ]);
      }
  return rows;
};

/** An insurer's brokers, policies, claims, payouts and month-end portfolio until October 2026. */
export const tables = () => {
  const policies = policiesOf(new Chance(811));
  const claims = claimsOf(new Chance(812), policies);
  return {
    "brokers.csv": csv(
      "id,name,kind,region,contract_from,commission_percent",
      brokers.map((row, at) => [at + 1, ...row]),
    ),
    "policies.csv": csv(
      "id,policy_no,broker_id,product,holder,holder_type,county,region,starts_on,ended_on,end_reason,pay_frequency,annual_premium,sum_insured,excess",
      policies.map(({ yearly, columns }) => columns(yearly)),
    ),
    "claims.csv": csv(
      "id,claim_no,policy_id,occurred_on,reported_on,closed_on,cause,status,reject_reason,handler,reported_via,is_suspicious,claimed_amount,reserve",
      claims.map(({ reserve, columns }) => columns(reserve)),
    ),
    "payouts.csv": csv("id,claim_id,paid_on,kind,amount", payoutsOf(new Chance(813), claims)),
    "portfolio.csv": csv(
      "id,month_end,product,region,policies_in_force,annual_premium,earned_premium,outstanding_reserves",
      portfolioOf(policies, claims),
    ),
  };
};
