import { dayText } from "../../tables.mjs";
import { companyNames, countries, industries, jobTitles, personNames } from "./names.mjs";

const accountCount = 230;
const sizes = [
  { team: "Enterprise", employees: [1000, 12_000], tiers: [6, 3, 1] },
  { team: "Mid-Market", employees: [200, 999], tiers: [2, 5, 3] },
  { team: "Small Business", employees: [8, 199], tiers: [0, 3, 7] },
];

/** Companies, most of which were entered before or soon after the first day of the data. */
export const accountsBy = (chance) =>
  Array.from({ length: accountCount }, (_, at) => {
    const { first, second } = companyNames;
    const { team, employees, tiers } = sizes[chance.weighted([3, 4, 5])];
    return {
      ...{ id: at + 1, team, name: nameOf(first, second, at) },
      industry: chance.pick(industries),
      country: countries[chance.weighted([6, 4, 4, 2, 3, 2])],
      tier: ["A", "B", "C"][chance.weighted(tiers)],
      employees: chance.between(...employees),
      created: chance.percent(65) ? chance.between(-700, 0) : chance.between(1, 940),
    };
  });

/** Every pair of the two lists once: with each round a first word meets the next of the second ones. */
const nameOf = (first, second, at) => {
  const one = at % first.length;
  const round = Math.floor(at / first.length);
  return `${first[one]} ${second[(one + round) % second.length]}`;
};

/** People at the companies; a few companies have none yet. */
export const contactsBy = (chance, accounts) => {
  const contacts = [];
  for (const { id, created } of accounts) {
    const count = chance.weighted([1, 5, 7, 5, 3]);
    for (let at = 0; at < count; at++) {
      const name = `${chance.pick(personNames.first)} ${chance.pick(personNames.last)}`;
      const title = chance.weighted([1, 2, 1, 4, 3, 3]);
      const isDecisionMaker = chance.percent(title < 3 ? 80 : 22);
      const entered = Math.min(Math.max(created, -500) + chance.below(200), 1034);
      contacts.push({
        ...{ id: contacts.length + 1, account: id, name, title: jobTitles[title] },
        ...{ isDecisionMaker, isOptedOut: chance.percent(9), entered: dayText(entered) },
      });
    }
  }
  return contacts;
};
