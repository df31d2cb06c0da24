// Who sells, installs and maintains, for whom, and of what.

/** Branch, region, the cities around it with how often, and how sunny it is there: kWh for each kWp in a year. */
export const branches = [
  ["Freiburg", "South", ["Freiburg", "Emmendingen", "Lörrach", "Offenburg"], 1080],
  ["Ulm", "South", ["Ulm", "Biberach", "Heidenheim", "Memmingen"], 1060],
  ["Kassel", "Central", ["Kassel", "Göttingen", "Fulda", "Marburg"], 950],
  ["Leipzig", "East", ["Leipzig", "Halle", "Grimma", "Dessau"], 990],
  ["Rostock", "North", ["Rostock", "Wismar", "Güstrow", "Stralsund"], 970],
];
export const branchWeights = [26, 24, 18, 20, 12];
export const cityWeights = [50, 20, 17, 13];

/** Crews and sales reps of each branch; the second crew of Ulm only began in 2025. */
export const crews = [
  ["FR-1", "FR-2", "FR-3"],
  ["UL-1", "UL-2"],
  ["KS-1", "KS-2"],
  ["LE-1", "LE-2"],
  ["RO-1"],
];
export const reps = [
  ["Leyla Aydin", "Marc Hoffmann"],
  ["Petra Vogel", "Jonas Weber", "Tim Brandt"],
  ["Sabine Krüger", "Nils Peters"],
  ["Anja Lehmann", "Daniel Richter"],
  ["Ole Jansen"],
];
/** There is a Jonas Weber who sells, and another one who repairs. */
export const technicians = [
  ["Stefan Kaiser", "Mehmet Yildiz"],
  ["Jonas Weber", "Andreas Graf"],
  ["Florian Beck", "Ines Roth"],
  ["Robert Schulze", "Katja Sommer"],
  ["Hauke Petersen"],
];

export const given =
  "Anna Thomas Claudia Michael Sabine Peter Julia Andreas Birgit Markus Monika Christian Ursula Martin Heike Frank Emine Wolfgang Susanne Klaus Nadja Bernd Lena Oliver".split(
    " ",
  );
export const family =
  "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Yilmaz Kowalski Haas König".split(
    " ",
  );
const trades =
  "Metallbau,Logistik,Holzbau,Druck,Kunststofftechnik,Autohaus,Bäckerei,Getränke,Maschinenbau".split(
    ",",
  );
const owners =
  "Weber,Huber,Lindner,Sauter,Arnold,Engel,Pfeiffer,Ritter,Seidel,Thoma,Vetter,Adler,Busch,Conrad,Dietz,Ebert,Gruber,Heller".split(
    ",",
  );

/** Companies: some of nine trades for each family, and all of them for the first one. */
export const companies = owners.flatMap((owner, row) =>
  trades
    .filter((_, column) => (row + 2 * column) % 3 === 0 || row === 0)
    .map((trade) => `${owner} ${trade} GmbH`),
);
export const farms = family.flatMap((name, at) => [
  ...[`Hof ${name}`, `Biohof ${name}`],
  ...(at % 2 === 0 ? [`Agrar ${name} GbR`] : []),
]);

export const sources = ["Website", "Referral", "Google Ads", "Trade fair", "Partner", "Flyer"];
export const lostReasons = [
  "Price",
  "Roof not suitable",
  "Chose a competitor",
  "No answer",
  "Financing",
  "Postponed",
];
export const moduleBrands = ["Meyer Burger", "JA Solar", "Trina", "LONGi"];
export const inverterBrands = ["SMA", "Fronius", "Huawei", "Kostal"];
export const contracts = ["Basic", "Plus", "Premium"];

/** What part of a year's energy a month has, in thousandths, January first. */
export const sun = [28, 46, 82, 110, 128, 134, 136, 121, 91, 62, 36, 26];
/** How 2024, 2025 and 2026 were in each month, against what was to be expected. */
export const weather = [
  [94, 91, 103, 99, 95, 97, 102, 104, 93, 96, 90, 98],
  [97, 109, 116, 108, 106, 107, 95, 101, 92, 94, 99, 103],
  [101, 96, 105, 110, 103, 109, 104, 108, 97, 91, 100, 100],
];
