import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";

const sources = ["organic", "tiktok_ads", "influencer", "cross_promo"];
const countries = ["US", "DE", "BR", "JP", "GB", "FR"];
const modes = ["ranked", "casual", "story", "session royale"];
/** Price in US dollars. */
const wares = [
  ["gem_pack_s", 1.99],
  ["gem_pack_l", 19.99],
  ["starter_bundle", 4.99],
  ["season_pass", 9.99],
  ["golden_skin", 14.99],
];
/** Versions of the game and the day of each from 2024-01-01. */
const builds = [
  ["1.2.0", 0],
  ["1.3.0", 210],
  ["1.3.1", 400],
  ["1.4.0", 640],
  ["2.0.0", 880],
];
const lastMinute = 1035 * 1440 - 1;

const buildAt = (minute) => builds.findLast(([, day]) => minute >= day * 1440)[0];

const sessionsOf = (chance, { id, created, isLost }) => {
  const rows = [];
  let level = 1;
  const step = chance.between(1440, 40000);
  const end = isLost ? created + chance.below(120_000) : lastMinute;
  for (let at = created; at <= end; at += chance.between(300, step)) {
    const build = buildAt(at);
    const gained = chance.weighted([6, 3, 1]);
    rows.push([
      ...[id, momentText(at), chance.between(20, 5400), level, level + gained, build],
      ...[chance.percent(build === "2.0.0" ? 7 : 3), modes[chance.weighted([4, 6, 3, 1])]],
    ]);
    level += gained;
  }
  return rows;
};

const purchasesOf = (chance, { id, created, country }) =>
  Array.from({ length: 1 + chance.weighted([6, 3, 2, 1, 1]) }, () => {
    const at = created + chance.below(lastMinute - created + 1);
    const ware = wares[chance.weighted([8, 2, 5, 4, 1])];
    const quantity = chance.percent(90) ? 1 : chance.between(2, 4);
    const price = ware[1] * quantity * (country === "BR" ? 0.6 : 1);
    return [
      ...[id, momentText(at), ware[0], quantity, price.toFixed(2), (price * 0.3).toFixed(2)],
      chance.percent(4),
    ];
  });

/** Players, what they play and buy, and the load and currency of the servers each Monday. */
export const tables = () => {
  const chance = new Chance(404);
  const players = Array.from({ length: 900 }, (_, at) => ({
    id: at + 1,
    created: chance.below(lastMinute - 2000),
    isLost: chance.percent(45),
    isPayer: chance.percent(22),
    country: chance.pick(countries),
    platform: ["ios", "android", "steam"][chance.weighted([4, 5, 2])],
    source: sources[chance.weighted([6, 4, 2, 1])],
    age: ["", "13-17", "18-24", "25-34", "35+"][chance.weighted([3, 3, 5, 4, 2])],
  }));
  const sessions = players
    .filter(({ id }) => id % 31 !== 0)
    .flatMap((each) => sessionsOf(chance, each));
  const purchases = players
    .filter(({ isPayer }) => isPayer)
    .flatMap((each) => purchasesOf(chance, each));
  const load = [];
  for (let day = 0; day <= 1034; day += 7)
    for (const [at, region] of ["EU", "NA", "APAC"].entries())
      load.push([
        ...[load.length + 1, dayText(day), region, chance.between(800, 1600) + day - at * 300],
        (day + 40) * 900 + chance.below(9000) * (3 - at),
      ]);
  const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);
  return {
    "plyr.csv": csv(
      "id,handle,plat,ctry,created_at,acq_src,is_payer,age_grp",
      players.map(({ id, platform, country, created, source, isPayer, age }) => [
        ...[id, `player_${4096 + id * 13}`, platform, country, momentText(created), source],
        ...[isPayer, age],
      ]),
    ),
    "sess.csv": csv(
      "id,plyr_id,st_at,dur_s,lvl_from,lvl_to,build,crashed,mode",
      numbered(sessions),
    ),
    "iap.csv": csv(
      "id,plyr_id,bought_at,sku,qty,usd_gross,store_fee,refunded",
      numbered(purchases),
    ),
    "srv.csv": csv("id,snap_dt,region,ccu_peak,gem_bal", load),
  };
};
