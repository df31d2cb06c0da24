// Names and fixed lists of the sales team's data.

const day = (text) => Math.round((Date.parse(text) - Date.UTC(2024, 0, 1)) / 86_400_000);

const rep = (name, team, office, hired, left) => ({
  ...{ name, team, office, hired: day(hired) },
  left: left === undefined ? undefined : day(left),
});

/** In the order of their ids. */
export const reps = [
  rep("Zoë Müller", "Enterprise", "München", "2021-04-01"),
  rep("José Peña", "Enterprise", "Madrid", "2022-09-15"),
  rep("Åsa Lindqvist", "Enterprise", "København", "2023-02-01"),
  rep("Étienne Girard", "Enterprise", "Paris", "2020-06-01", "2026-02-28"),
  rep("Hannah Vogel", "Enterprise", "München", "2025-03-01"),
  rep("Łukasz Wójcik", "Mid-Market", "Kraków", "2022-01-10"),
  rep("Renée Côté", "Mid-Market", "Paris", "2023-08-01"),
  rep("Marta Ibáñez", "Mid-Market", "Madrid", "2023-11-01", "2025-07-31"),
  rep("Oliver Brandt", "Mid-Market", "München", "2024-10-01"),
  rep("Søren Kjær", "Small Business", "København", "2023-05-15"),
  rep("Chloé Lambert", "Small Business", "Paris", "2022-11-01"),
  rep("Piotr Nowak", "Small Business", "Kraków", "2024-06-01"),
  rep("Inés Molina", "Small Business", "Madrid", "2023-01-09", "2026-08-31"),
  rep("Jakob Ström", "Sales Development", "København", "2023-10-01"),
  rep("Lucía Ferrer", "Sales Development", "Madrid", "2024-02-01"),
  rep("Tom Becker", "Sales Development", "München", "2025-09-01"),
];

/** Prices and costs in euros for each seat. */
export const products = [
  ["Atlas Core", "Platform", 240, 52],
  ["Atlas Insights", "Add-on", 96, 18],
  ["Atlas Connect", "Add-on", 60, 14],
  ["Atlas Mobile", "Add-on", 36, 6],
  ["Premium Support", "Services", 48, 30],
  ["Onboarding", "Services", 30, 24],
];

export const companyNames = {
  first:
    "Nordwind Höfer Lumière Señal Ærø Kestrel Bramble Wrocław Solène Delacroix Tannhof Ypsilon Castell Vega Orchid Düren Marlow Fjord Quintana Zenith".split(
      " ",
    ),
  second: [
    ..."Logistik Foods Retail Clinics Bank Motors Textiles Energi Studios Group".split(" "),
    "Public Services",
    "Insurance",
  ],
};

export const personNames = {
  first:
    "Anaïs Björn Carmen Dörte Emil François Greta Henrik Irène Jürgen Karolína Léa Miguel Nadia Ólafur Paweł Raúl Sofía Théo Ursula".split(
      " ",
    ),
  last: "Andersen Blanc Castro Dvořák Eriksen Fuchs Gómez Hansen Ibsen Jansen Kowalski Leroy Martín Nielsen Ortega Petit Richter Sánchez Thomsen Weiß".split(
    " ",
  ),
};

export const industries = [
  ..."Manufacturing Retail Healthcare Logistics".split(" "),
  "Financial Services",
  "Public Sector",
];

export const countries = "Germany France Spain Denmark Poland Netherlands".split(" ");
export const jobTitles = ["CEO", "CTO", "CFO", "Head of IT", "Operations Manager", "Buyer"];
export const leadSources = ["Website", "Referral", "Partner", "Trade fair", "Outbound"];
export const lostReasons = ["Price", "No budget", "Missing feature", "No decision", "Competitor"];
export const competitors = ["Vertexa", "Clairo", "Nimbus One"];
