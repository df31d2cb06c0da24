// Whom the agency works for and with, and what it charges.

/** Country, its region, its language, legal forms, and how many clients of a hundred are there. */
export const countries = [
  ["Germany", "DACH", "de", ["GmbH", "AG", "SE"], 30],
  ["Austria", "DACH", "de", ["GmbH"], 6],
  ["Switzerland", "DACH", "de", ["AG"], 9],
  ["Netherlands", "Benelux", "nl", ["BV"], 9],
  ["Belgium", "Benelux", "fr", ["NV"], 5],
  ["Sweden", "Nordics", "sv", ["AB"], 7],
  ["Denmark", "Nordics", "da", ["A/S"], 6],
  ["United Kingdom", "UK & Ireland", "en", ["Ltd", "plc"], 12],
  ["Ireland", "UK & Ireland", "en", ["Ltd"], 4],
  ["Spain", "Southern Europe", "es", ["SA", "SL"], 5],
  ["Italy", "Southern Europe", "it", ["SpA"], 4],
  ["United States", "North America", "en", ["Inc"], 7],
];

/** Industry, the words that its companies are called by, and the subject that most of their texts are of. */
export const industries = [
  ["Pharmaceuticals", ["Pharma", "Biotech"], "Life Sciences"],
  ["Medical devices", ["Medical", "Diagnostics"], "Life Sciences"],
  ["Manufacturing", ["Systems", "Machinery", "Tools"], "Technical"],
  ["Energy", ["Energy", "Solar"], "Technical"],
  ["Automotive", ["Automotive", "Motors"], "Technical"],
  ["Banking & insurance", ["Capital", "Insurance"], "Finance"],
  ["Legal", ["Legal", "Partners"], "Legal"],
  ["Retail", ["Foods", "Fashion", "Home"], "Marketing"],
  ["Tourism", ["Travel", "Hotels"], "Marketing"],
  ["Software", ["Software", "Cloud", "Labs"], "Software"],
  ["Shipping & transport", ["Shipping", "Logistics"], "Technical"],
];

export const roots = [
  ...["Nordwind", "Baltica", "Helios", "Arkona", "Brightwater", "Castell", "Delphin", "Elbtal"],
  ...["Fjordline", "Granit", "Hanse", "Ibero", "Juno", "Kestrel", "Lumen", "Meridian", "Novara"],
  ...["Oakfield", "Polaris", "Quantum", "Rheingold", "Solent", "Tessin", "Umbra", "Vantage"],
  ...["Westerholt", "Xenia", "Yellowtail", "Zephyr", "Alpenrose", "Bluebird", "Corvus", "Dorado"],
  ...["Evergreen", "Falkon", "Galileo", "Hohenstein", "Insula", "Kronborg", "Linden", "Mistral"],
  ...["Northgate", "Orion", "Pegasus", "Ravenna", "Silverlake", "Tramontana", "Viking"],
];

/** Clients that are there in any case. */
export const known = [
  ["Nordwind Pharma GmbH", "Pharmaceuticals", "Germany", "KEY"],
  ["Nordwind Energy AG", "Energy", "Germany", "MID"],
  ["Nordwind Logistics BV", "Shipping & transport", "Netherlands", "SML"],
  ["Baltica Shipping A/S", "Shipping & transport", "Denmark", "KEY"],
  ["Helios Diagnostics Ltd", "Medical devices", "United Kingdom", "KEY"],
  ["Helios Solar SL", "Energy", "Spain", "SML"],
  ["Meridian Capital plc", "Banking & insurance", "United Kingdom", "MID"],
];

export const accountManagers = [
  "Katja Brandt",
  "Oliver Hayes",
  "Ingrid Solberg",
  "Pablo Ferrer",
  "Thomas Brandt",
];

/** Project managers, and how many of a hundred of their jobs are late. */
export const projectManagers = [
  ["Ines Duarte", 7],
  ["Jonas Keller", 12],
  ["Sofia Lindqvist", 9],
  ["Marek Dvorak", 21],
  ["Claire Dubois", 6],
  ["Anna Keller", 14],
  ["Tom Whelan", 17],
  ["Yara Haddad", 10],
];

/** Language, how often it is translated into and out of, and how dear it is in cents a word. */
export const languages = [
  ["de", 17, 32, 17],
  ["en", 19, 44, 16],
  ["fr", 12, 5, 16],
  ["es", 11, 4, 14],
  ["it", 8, 3, 15],
  ["nl", 7, 3, 17],
  ["pl", 6, 2, 12],
  ["pt", 4, 1, 13],
  ["sv", 4, 2, 19],
  ["da", 3, 2, 20],
  ["cs", 3, 0, 12],
  ["zh", 3, 1, 14],
  ["ja", 2, 1, 21],
  ["ar", 1, 0, 15],
];

/** Where the people of a language live, the first one most often. */
export const homes = {
  ...{ de: ["Germany", "Austria", "Spain"], en: ["United Kingdom", "Ireland", "United States"] },
  ...{ fr: ["France", "Belgium"], es: ["Spain", "Argentina"], it: ["Italy"], nl: ["Netherlands"] },
  ...{ pl: ["Poland"], pt: ["Portugal", "Brazil"], sv: ["Sweden"], da: ["Denmark"] },
  ...{ cs: ["Czechia"], zh: ["China", "Taiwan"], ja: ["Japan"], ar: ["Egypt", "Germany"] },
};

export const subjects = ["Technical", "Life Sciences", "Legal", "Marketing", "Finance", "Software"];

/** Service, what part of the price of a translation it costs, and the work that it takes. */
export const services = [
  ["TRA", 1, ["TRN", "EDT"]],
  ["MTP", 0.6, ["PED"]],
  ["REV", 0.45, ["EDT"]],
  ["TRC", 2.1, ["TRN", "EDT"]],
  ["SUB", 1.5, ["TRN", "PRF"]],
  ["DTP", 0, ["LAY"]],
];

/** What part of the price per word of a translator each work is paid with. */
export const taskRates = { TRN: 1, PED: 0.55, EDT: 0.35, PRF: 0.25, LAY: 0 };

export const titles = {
  Technical: ["User manual", "Spare parts list", "Data sheet", "Safety instructions"],
  "Life Sciences": ["Package leaflet", "Patient information", "Study protocol", "IFU"],
  Legal: ["Supply contract", "Terms and conditions", "Patent", "Court ruling"],
  Marketing: ["Newsletter", "Website update", "Product catalogue", "Campaign"],
  Finance: ["Annual report", "Fund prospectus", "Quarterly report"],
  Software: ["UI strings", "Release notes", "Help centre"],
};
