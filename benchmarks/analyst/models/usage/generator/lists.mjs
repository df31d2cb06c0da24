// What the generator picks from.

/** The last day of the data, 2026-10-31, in days after 2024-01-01. */
export const lastDay = 1034;

export const stems = [
  ..."Nordlys,Aurora,Müller,Ibérica,Søndergaard,Lumière,Pão Doce,Çelik,Atlas,Brightside".split(","),
  ..."Harbour,Kestrel,Éclair,Montaña,Vesta,Quarry,Tidal,Zephyr,Oakfield,Pinnacle".split(","),
];

/** The second word of a workspace's name, and the industry that it belongs to. */
export const kinds = [
  ["Labs", "Software"],
  ["Media", "Media"],
  ["Goods", "Retail"],
  ["Cargo", "Logistics"],
  ["Systems", "Software"],
  ["Academy", "Education"],
  ["Health", "Healthcare"],
  ["Capital", "Finance"],
];

/** A country, the language of most of its users, and how many of the workspaces are there. */
export const countries = [
  ["United Kingdom", "en", 6],
  ["Germany", "de", 5],
  ["France", "fr", 4],
  ["Brazil", "pt", 3],
  ["México", "es", 2],
  ["Türkiye", "tr", 2],
  ["Côte d'Ivoire", "fr", 1],
];

/** A plan, its price for a seat a month, the fewest and the most users, and how many workspaces have it. */
export const plans = [
  { name: "free", price: 0, users: [1, 4], weight: 6 },
  { name: "starter", price: 9, users: [2, 7], weight: 5 },
  { name: "business", price: 16, users: [3, 12], weight: 4 },
  { name: "enterprise", price: 29, users: [7, 24], weight: 2 },
];

export const managers = ["Zoë Baptiste", "Jürgen Weiß", "Inês Carvalho", "Tom Ashby"];

export const firstNames = [
  ..."Amélie,Björn,Chloé,Deniz,Elif,Fatou,Gonçalo,Hannah,Ivo,José,Kemal,Lúcia,Marta,Noé".split(","),
  ..."Olivia,Paul,Renée,Sofía,Tariq,Ursula,Víctor,Wendy,Yusuf,Zeynep,Aïcha,Ben,Clara,Dirk".split(
    ",",
  ),
];

export const lastNames = [
  ..."Almeida,Bauer,Kouassi,Demir,Ekström,Fischer,García,Hughes,Ivanova,Jansen,Koné".split(","),
  ..."Lefèvre,Martin,Núñez,Öztürk,Pereira,Quinn,Roux,Schäfer,Taylor,Ünal,Vogel,Walsh".split(","),
  ..."Yıldız,Zimmer,Araújo,Brown,Castro,Dubois,Evans,Fontaine".split(","),
  ..."Gomes,Hoffmann,Íñiguez,Keller,Laurent,Mercier".split(","),
];

/** A feature, its area, how often it is used on a desktop and elsewhere, and the day of its launch. */
export const features = [
  ["Boards", "Core", 9, 8, 0],
  ["Search", "Core", 6, 5, 0],
  ["Templates", "Core", 3, 1, 0],
  ["Comments", "Collaboration", 7, 9, 0],
  ["Mentions", "Collaboration", 3, 5, 0],
  ["Guest links", "Collaboration", 2, 1, 120],
  ["Automations", "Automation", 4, 1, 0],
  ["Integrations", "Automation", 3, 1, 0],
  ["AI assistant", "Automation", 4, 3, 640],
];

/** A version of the app and the day from which it is the present one. */
export const versions = [
  ["v4.0", 0],
  ["v4.1", 230],
  ["v4.2", 480],
  ["v5.0", 740],
  ["v5.1", 950],
];
