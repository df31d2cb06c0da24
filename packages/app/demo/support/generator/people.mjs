import { Chance } from "../../shop/generator/chance.mjs";
import { dateText } from "./calendar.mjs";

const givenNames =
  "Aiko Bram Carla Deniz Elena Farid Gitte Hana Igor Joana Kofi Lena Marek Nadia Oskar Priya Quirin Rita Samir Tove".split(
    " ",
  );
const familyNames =
  "Abel Brandt Costa Dahl Eriksen Fontaine Greco Horvat Iversen Jung Keller Lopes Meyer Nilsen Okafor Park Rossi Silva Tanaka Weber".split(
    " ",
  );

/** Teams, each with its share of the agents. */
const teams = ["First line", "Billing desk", "Technical", "Onboarding"];
const offices = ["Lisbon", "Dublin", "Krakow"];

/** 36 people who answer; a third of them work from home, and two have left without a team. */
export const agents = Array.from({ length: 36 }, (_, index) => {
  const chance = new Chance(500 + index);
  return {
    id: index + 1,
    name: `${givenNames[index % givenNames.length]} ${familyNames[(index * 7 + (index >= 20 ? 3 : 0)) % familyNames.length]}`,
    team: index >= 34 ? "" : teams[chance.weighted([45, 20, 25, 10])],
    office: offices[chance.weighted([50, 30, 20])],
    isRemote: chance.percent(33),
    hiredOn: dateText(-1 - chance.below(1400)),
  };
});

const firstWords =
  "Amber Birch Cedar Delta Ember Falcon Granite Harbor Indigo Juniper Kestrel Lumen Maple Nimbus Orchid Pioneer".split(
    " ",
  );
const secondWords = "Foods Labs Logistics Media Motors Retail Studios Systems Travel Works".split(
  " ",
);
const industries = ["Retail", "Software", "Healthcare", "Travel", "Manufacturing"];
const countries = ["Portugal", "Ireland", "Poland", "Spain", "Norway", "Canada"];

/** 160 companies that ask for help; their plans, and what they pay a month in cents. */
export const clients = Array.from({ length: 160 }, (_, index) => {
  const chance = new Chance(900 + index);
  const plan = chance.weighted([50, 35, 15]);
  return {
    id: index + 1,
    name: `${firstWords[index % 16]} ${secondWords[Math.floor(index / 16)]}`,
    plan: ["Free", "Team", "Enterprise"][plan],
    monthlyFee: [0, 9900, 89000][plan] + (plan === 0 ? 0 : 100 * chance.below(400)),
    industry: chance.percent(6) ? "" : industries[chance.weighted([30, 28, 14, 12, 16])],
    country: countries[chance.weighted([26, 20, 18, 16, 12, 8])],
    isVip: chance.percent(12),
    signedUpOn: dateText(Math.floor((index / 160) * 900) - 240),
    weight: [1, 3, 8][plan] * (0.4 + chance.next()),
  };
});
