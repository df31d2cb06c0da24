// What the museums lend: museum, weight, department, kinds of objects, names of them, least and most value in thousands.
export const departments = [
  ["Gallery of Modern Art", 30, "Paintings", 40, 2800],
  ["Gallery of Modern Art", 10, "Sculpture", 25, 900],
  ["Museum of Natural History", 16, "Fossils", 5, 180],
  ["Museum of Natural History", 8, "Zoology", 2, 40],
  ["Harbour Museum", 16, "Ship models", 4, 120],
  ["Railway Museum", 9, "Locomotives and rolling stock", 60, 1500],
  ["Castle Museum", 9, "Arms and armour", 6, 210],
  ["Textile Mill Museum", 6, "Textiles", 1, 35],
];

const words = {
  Paintings: [
    ["Harbour", "Still Life", "Portrait", "Interior", "Composition", "Landscape", "Bathers"],
    ["in Blue", "with Lemons", "at Dusk", "of a Sailor", "No. 4", "in Winter", "with a Red Chair"],
  ],
  Sculpture: [
    ["Reclining Figure", "Torso", "Standing Form", "Mother and Child"],
    ["in Bronze", "in Elm", "in Marble", "in Slate"],
  ],
  Fossils: [
    ["Ichthyosaur", "Ammonite", "Mammoth", "Plesiosaur", "Trilobite"],
    ["skull", "slab", "tusk", "jaw", "cast"],
  ],
  Zoology: [
    ["Great auk", "Snow leopard", "Giant crab", "Albatross"],
    ["mount", "skeleton", "study skin"],
  ],
  "Ship models": [
    ["Collier brig", "Clipper", "Paddle steamer", "Whaler", "Lifeboat", "Frigate"],
    ["Endeavour", "Tynemouth", "Albion", "Grace", "Northern Star"],
  ],
  "Locomotives and rolling stock": [
    ["Tank engine", "Mail van", "Saloon carriage", "Express engine"],
    ["No. 12", "No. 68", "No. 925", "No. 1463"],
  ],
  "Arms and armour": [
    ["Helmet", "Broadsword", "Breastplate", "Crossbow", "Gauntlet"],
    ["of 1490", "of 1560", "of 1644", "with gilding"],
  ],
  Textiles: [
    ["Sampler", "Union banner", "Shawl", "Quilt", "Pattern book"],
    ["of 1790", "of 1841", "of 1868", "of 1912"],
  ],
};

export const objectOf = (chance, department) =>
  words[department].map((list) => chance.pick(list)).join(" ");
