import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";

const channels = ["Search", "Display", "Email", "Social", "Direct mail"];
const seasons = ["Spring Sale", "Summer Launch", "Back to School", "Black Friday", "Brand Lift"];
const owners = ["Ada Lindt", "Ben Okafor", "Carla Rossi"];
const regions = ["North America", "Western Europe", "Asia Pacific"];

/** Campaigns, some of which never ran, and what they bring on each day, device and audience. */
export const tables = () => {
  const chance = new Chance(37);
  const campaigns = [];
  const results = [];
  for (const channel of channels)
    for (const season of seasons)
      for (const year of [2024, 2025, 2026]) {
        const start = (year - 2024) * 365 + chance.below(300);
        const end = start + chance.between(20, 120);
        const id = campaigns.length + 1;
        campaigns.push([
          ...[id, `${season} ${channel} ${year}`, channel, chance.pick(owners)],
          ...[chance.pick(regions), dayText(start), end < 1035 ? dayText(end) : ""],
        ]);
        if (chance.percent(6)) continue;
        for (let day = start; day <= Math.min(end, 1034); day++)
          for (const device of ["desktop", "mobile"])
            for (const audience of ["new", "returning"]) {
              const impressions = chance.between(100, 5000);
              const clicks = Math.floor(impressions * (0.005 + chance.next() * 0.04));
              const leads = chance.below(Math.floor(clicks / 4) + 1);
              results.push([
                ...[results.length + 1, id, dayText(day), device, audience, impressions, clicks],
                ...[(clicks * chance.between(20, 180)) / 100, leads, chance.below(leads + 1)],
              ]);
            }
      }
  return {
    "campaigns.csv": csv("id,name,channel,owner,region,started_on,ended_on", campaigns),
    "results.csv": csv(
      "id,campaign_id,day,device,audience,impressions,clicks,spend,leads,conversions",
      results,
    ),
  };
};
