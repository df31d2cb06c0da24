import { Chance } from "./chance.mjs";
import { dateText, dayCount } from "./calendar.mjs";
import { cities, cityShares } from "./places.mjs";

/** Companies whose people buy here: each of them may look at its own purchases as an embed tenant. */
const companies = [
  { name: "acme-corp", percent: 6 },
  { name: "globex-inc", percent: 5 },
  { name: "blue-harbor", percent: 2.5 },
  { name: "kiefer-gmbh", percent: 2 },
];

const givenNames =
  "Ada Ben Clara David Emma Felix Greta Hugo Ida Jonas Katja Leo Mia Noah Olga Paul Rosa Simon Tilda Victor Wanda Yusuf Zoe Amir Bianca Chloé Dario Elif Finn Jana".split(
    " ",
  );
const familyNames =
  "Albrecht Bauer Conrad Dietz Engel Fischer Graf Hofmann Ivanova Jansen Krüger Lang Martin Nowak Olsen Peters Quandt Richter Schmidt Thiele Ulrich Vogel Wagner Yilmaz Zeller Bernard Dubois Petit Novák Kowalska Lindqvist Moser".split(
    " ",
  );

const storyCount = 5000;
const perLaterDay = 3;

/**
 * Everybody who came by the last day, in the order in which they came: 5,000 people by the end of the story,
 * a third of them before the shop's first order, and three on each later day. A later day changes nobody who
 * came before it.
 */
export function customersUntil(lastDay) {
  const chance = new Chance(11);
  const made = [];
  const count = storyCount + perLaterDay * (lastDay + 1 - dayCount);
  for (let index = 0; index < count; index++) {
    const joinedDay = joinedDayOf(chance, index);
    const city = cities[chance.weighted(cityShares(Math.max(0, joinedDay) / dayCount))];
    const company = companies[chance.weighted([...companies.map(({ percent }) => percent), 84.5])];
    const givenName = chance.pick(givenNames);
    const familyName = chance.pick(familyNames);
    made.push({ givenName, familyName, city, company: company?.name ?? "", joinedDay });
  }
  made.sort((a, b) => a.joinedDay - b.joinedDay);
  return made.map(({ givenName, familyName, city, company, joinedDay }, index) => ({
    id: index + 1,
    name: `${givenName} ${familyName}`,
    email: `${plain(givenName)}.${plain(familyName)}.${index + 1}@example.com`,
    city,
    company,
    joinedDay,
    joinedOn: dateText(joinedDay),
  }));
}

function joinedDayOf(chance, index) {
  if (index >= storyCount) return dayCount + Math.floor((index - storyCount) / perLaterDay);
  const early = storyCount * 0.34;
  const share = (index - early) / (storyCount * 0.66);
  return index < early ? -1 - chance.below(900) : Math.floor(share * (dayCount - 5));
}

/** ASCII letters in lower case. */
function plain(name) {
  return name
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
}
