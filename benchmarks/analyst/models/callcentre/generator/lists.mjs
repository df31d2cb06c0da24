/** Name, lead, site, clients whose calls it takes, and how often its shifts are early, late and at night. */
export const teams = [
  ["Falcon", "Ines Albrecht", "Leipzig", ["Telvia Mobile"], [55, 45, 0]],
  ["Heron", "Marco Thiele", "Leipzig", ["Nordwind Energie", "Medisana Kliniken"], [70, 30, 0]],
  ["Kestrel", "Sabine Wolff", "Leipzig", ["Brightloan", "Nordwind Energie"], [80, 20, 0]],
  ["Osprey", "Piotr Zielinski", "Gdansk", ["Telvia Mobile", "Aerolink"], [40, 40, 20]],
  ["Merlin", "Ewa Kaczmarek", "Gdansk", ["Aerolink", "Brightloan"], [35, 35, 30]],
  ["Robin", "Tomasz Lis", "Gdansk", ["Casa Verde", "Telvia Mobile"], [60, 40, 0]],
  ["Harrier", "Rita Fonseca", "Porto", ["Casa Verde", "Aerolink"], [50, 40, 10]],
  ["Swift", "Nuno Tavares", "Porto", ["Pharos Insurance", "Casa Verde"], [60, 40, 0]],
];

export const given = {
  Leipzig:
    "Anna|Jonas|Lea|Paul|Mia|Felix|Clara|Lukas|Sophie|Tim|Laura|Max|Nele|Jan|Karin|Uwe".split("|"),
  Gdansk: "Marta|Pawel|Kasia|Adam|Ola|Michal|Zofia|Kamil|Agata|Jan|Magda|Bartek|Anna|Filip".split(
    "|",
  ),
  Porto: "Ana|Joao|Ines|Rui|Marta|Tiago|Sofia|Pedro|Carla|Miguel|Lara|Diogo|Beatriz|Hugo".split(
    "|",
  ),
};

export const family = {
  Leipzig: "Richter|Vogel|Krause|Lehmann|Schulze|Engel|Busch|Pohl|Winkler|Seidel".split("|"),
  Gdansk: "Nowak|Wojcik|Mazur|Krol|Dudek|Wrona|Pawlak|Sikora|Baran|Gorska".split("|"),
  Porto: "Silva|Costa|Ramos|Pinto|Moreira|Lopes|Teixeira|Nunes|Faria|Rocha".split("|"),
};

/** Name, client, language, seconds of the target, cents a minute, day of opening, weight, patience, reasons. */
export const queues = [
  ["Telvia Billing", "Telvia Mobile", "de", 20, 78, -700, 19, 150, "Invoice|Direct debit|Tariff"],
  [
    "Telvia Tech Support",
    "Telvia Mobile",
    "de",
    30,
    92,
    -700,
    16,
    210,
    "No signal|Router|SIM card",
  ],
  ["Telvia English Line", "Telvia Mobile", "en", 30, 88, -520, 6, 170, "Invoice|Roaming|Tariff"],
  [
    "Nordwind Contracts",
    "Nordwind Energie",
    "de",
    20,
    74,
    -640,
    13,
    160,
    "Move|Cancellation|Tariff",
  ],
  ["Nordwind Meter Readings", "Nordwind Energie", "de", 30, 61, -640, 8, 140, "Reading|Invoice"],
  ["Brightloan Servicing", "Brightloan", "en", 20, 96, -400, 9, 180, "Repayment|Payoff|Card block"],
  ["Casa Verde Orders", "Casa Verde", "pt", 30, 55, -300, 9, 130, "Order status|Change|Delivery"],
  ["Casa Verde Returns", "Casa Verde", "pt", 45, 55, -300, 6, 150, "Refund|Exchange|Damage"],
  ["Aerolink Bookings", "Aerolink", "en", 20, 83, -210, 11, 160, "Rebooking|Refund|Seats|Baggage"],
  ["Aerolink Polska", "Aerolink", "pl", 20, 71, 120, 5, 150, "Rebooking|Refund|Baggage"],
  [
    "Medisana Appointments",
    "Medisana Kliniken",
    "de",
    45,
    69,
    60,
    7,
    190,
    "New date|Change|Results",
  ],
  ["Pharos Claims", "Pharos Insurance", "pt", 30, 99, 425, 7, 200, "Claim status|New claim|Policy"],
  ["Telvia Outbound", "Telvia Mobile", "de", "", 84, -500, 0, 0, ""],
  ["Nordwind Outbound", "Nordwind Energie", "de", "", 80, -340, 0, 0, ""],
  ["Brightloan Outbound", "Brightloan", "en", "", 102, -200, 0, 0, ""],
  ["Casa Verde Outbound", "Casa Verde", "pt", "", 58, 20, 0, 0, ""],
];

/** Name, queue, kind, first day, last day, calls a day, percent of contacts that are won. */
export const campaigns = [
  ["Green Tariff 2024", "Nordwind Outbound", "SAL", 45, 190, 9, 14],
  ["Fibre Upgrade", "Telvia Outbound", "SAL", 90, 330, 9, 17],
  ["Friendly Reminder", "Brightloan Outbound", "COL", 10, 1100, 5, 41],
  ["Winter Switch", "Nordwind Outbound", "SAL", 290, 440, 12, 19],
  ["Loyalty Winback", "Telvia Outbound", "SAL", 420, 640, 10, 11],
  ["Welcome Survey", "Casa Verde Outbound", "SRV", 380, 560, 6, 58],
  ["Green Tariff 2025", "Nordwind Outbound", "SAL", 500, 640, 9, 16],
  ["Payment Plan Plus", "Brightloan Outbound", "COL", 660, 1100, 5, 33],
  ["5G Home", "Telvia Outbound", "SAL", 730, 960, 11, 13],
  ["Winter Switch 2026", "Nordwind Outbound", "SAL", 990, 1150, 14, 21],
];

export const reviewers = ["Dagmar Hein", "Marta Nowak", "Luis Prata", "Helena Voss"];
