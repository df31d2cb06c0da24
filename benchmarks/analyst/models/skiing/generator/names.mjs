// The names of the resort: its lifts, restaurants, pistes, instructors, and where guests come from.

/** Each with its sector, its kind (C chairlift, G gondola, D drag lift, F funicular) and rides on a plain day. */
export const lifts = [
  ["Névé", "Glacier", "D", 900],
  ["Aiguille Express", "Glacier", "C", 1900],
  ["Télécabine Glacier", "Glacier", "G", 2600],
  ["Grande Crête", "Les Crêtes", "C", 2400],
  ["Épaule", "Les Crêtes", "C", 1500],
  ["Marmotte", "Pré Fleuri", "D", 1100],
  ["Fleurie", "Pré Fleuri", "G", 3100],
  ["Sapinière", "Val Noir", "C", 1700],
  ["Combe Noire", "Val Noir", "C", 1200],
  ["Métro Val Noir", "Val Noir", "F", 2000],
];

/** These two also carry hikers in summer. */
export const summerLifts = ["Fleurie", "Métro Val Noir"];

/** Each with its sector, meals on a plain day, and food and drinks for one guest. */
export const restaurants = [
  ["Chez Mémé Odile", "Pré Fleuri", 210, 19, 7],
  ["Refuge du Névé", "Glacier", 120, 16, 6],
  ["Panorama", "Glacier", 160, 27, 12],
  ["La Crêperie", "Les Crêtes", 180, 12, 5],
  ["Bärenhütte", "Val Noir", 140, 22, 14],
];

export const pistes = {
  Glacier: ["Névé Bleu", "Grand Sérac", "Moraine"],
  "Les Crêtes": ["Arête", "Chamois", "Corniche"],
  "Pré Fleuri": ["Marmottons", "Fleurette"],
  "Val Noir": ["Combe Noire", "Schwarzer Hang", "Bûcherons"],
};

/** `green` is for beginners, `black` for experts. */
export const colours = {
  "Névé Bleu": "blue",
  "Grand Sérac": "red",
  Moraine: "blue",
  Arête: "black",
  Chamois: "red",
  Corniche: "blue",
  Marmottons: "green",
  Fleurette: "blue",
  "Combe Noire": "black",
  "Schwarzer Hang": "black",
  Bûcherons: "red",
};

export const instructors = [
  "Aurélie Bonnet",
  "Björn Lindqvist",
  "Céline Faure",
  "Didier Roux",
  "Françoise Gay",
  "Günther Moser",
  "Hélène Marchand",
  "Iñaki Ruiz",
  "James Whitfield",
  "Katrin Häberli",
  "Luc Tissot",
];

export const countries = [
  ["France", 8],
  ["Switzerland", 5],
  ["United Kingdom", 4],
  ["Germany", 3],
  ["Netherlands", 2],
  ["Belgium", 2],
  ["Italy", 1],
];

export const firstNames =
  "Adèle André Beatrix Benoît Chloé Clara Daan Émile Eva Fabio Freya Gaël Greta Hugo Inès Jonas Jürgen Léa Lotte Maëlle Marco Nadia Noël Olivia Owen Pauline Quentin René Sofie Théo Ursula Vera William Yann Zoë".split(
    " ",
  );
export const lastNames =
  "Arnaud Baker Berger Bianchi Blanc Brûlé Claes Cooper Dubois Dupré Favre Fischer Garcia Girard Hughes Jansen Keller Lefèvre Lemaître Martin Müller Nguyen Peeters Perrin Rey Rossi Schäfer Smit Taylor Vogt Walker Weber Zürcher".split(
    " ",
  );
