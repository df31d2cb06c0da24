// Where, by whom and what is operated, and who pays for it.

/** Hospitals: name, code, sessions of a hundred in each theatre, specialties. */
export const hospitals = [
  [
    "Ashdown Hospital",
    "ASH",
    [62, 58, 51],
    ["Orthopaedics", "General Surgery", "Gynaecology", "Urology", "Spinal Surgery"],
  ],
  [
    "Kingsmere Hospital",
    "KIN",
    [60, 52],
    ["Orthopaedics", "General Surgery", "ENT", "Plastic Surgery"],
  ],
  ["Kingsmere Day Surgery", "KDS", [66], ["Ophthalmology", "Urology", "ENT"]],
  ["St Brannock Hospital", "STB", [55, 44], ["Orthopaedics", "Gynaecology", "General Surgery"]],
  ["Wexcombe Clinic", "WEX", [47], ["Ophthalmology", "Plastic Surgery", "Orthopaedics"]],
].map(([name, code, theatres, specialties]) => ({ name, code, theatres, specialties }));

/** Surgeons of each specialty: name, grade, whether employed, first and last day, time in percent of the usual. */
const teams = {
  Orthopaedics: [
    ["Helen Marsh", "CON", false, -900, undefined, 92],
    ["Tobias Okonkwo", "CON", true, -400, undefined, 100],
    ["Rajiv Menon", "CON", false, -1500, undefined, 97],
    ["Fiona Garrick", "CON", false, 120, undefined, 104],
    ["Peter Lindgren", "ASP", true, -300, 702, 112],
    ["Aoife Brennan", "FEL", true, 577, undefined, 124],
  ],
  "General Surgery": [
    ["Marcus Adeyemi", "CON", false, -700, undefined, 95],
    ["Claire Whitlock", "CON", true, -1100, undefined, 99],
    ["Sanjay Rao", "CON", false, 40, undefined, 103],
    ["Daniel Pryce", "ASP", true, -200, undefined, 110],
    ["Ingrid Solberg", "FEL", true, 640, undefined, 121],
  ],
  Gynaecology: [
    ["Ruth Abernethy", "CON", false, -1300, undefined, 96],
    ["Leila Haddad", "CON", true, -250, undefined, 101],
    ["Grace Tennant", "ASP", true, 215, undefined, 109],
  ],
  Urology: [
    ["Simon Kessler", "CON", false, -800, undefined, 98],
    ["Yusuf Demir", "CON", false, 90, undefined, 101],
    ["Martin Oakley", "ASP", true, -500, 610, 113],
  ],
  ENT: [
    ["Oliver Marsh", "CON", false, -600, undefined, 97],
    ["Naomi Feldman", "CON", true, 310, undefined, 102],
    ["Callum Reid", "FEL", true, 690, 1009, 119],
  ],
  Ophthalmology: [
    ["Anjali Desai", "CON", false, -950, undefined, 90],
    ["Victor Hallam", "CON", false, -350, undefined, 103],
    ["Mei Lin Tan", "ASP", true, 450, undefined, 107],
  ],
  "Plastic Surgery": [
    ["Eleanor Voss", "CON", false, -1000, undefined, 98],
    ["Julian Castell", "CON", false, 260, undefined, 105],
    ["Hugh Penrose", "CON", false, -420, 480, 108],
  ],
  "Spinal Surgery": [
    ["Gareth Llewellyn", "CON", false, -760, undefined, 99],
    ["Katarina Novak", "CON", true, 180, undefined, 104],
  ],
};

export const surgeons = Object.entries(teams)
  .flatMap(([specialty, team]) =>
    team.map(([name, grade, isEmployed, joined, left, pace], place) => ({
      ...{ specialty, name, grade, isEmployed, joined, left, pace, weight: 11 - 2 * place },
    })),
  )
  .map((surgeon, at) => ({ id: 301 + at * 3, ...surgeon }));

/** Procedures of each specialty: weight, minutes, price in pounds, kind of stay, kinds of anaesthesia, last day of those given up. */
export const procedures = {
  Orthopaedics: [
    ["Total hip replacement", 19, 88, 13_400, "IP", ["GA", "RA", "RA"]],
    ["Total knee replacement", 22, 92, 13_900, "IP", ["GA", "RA", "RA"]],
    ["Knee arthroscopy", 24, 42, 4_300, "DC", ["GA"]],
    ["Carpal tunnel release", 15, 22, 1_950, "DC", ["LA"]],
    ["Rotator cuff repair", 11, 85, 7_600, "DC", ["GA", "RA"]],
    ["ACL reconstruction", 9, 96, 8_400, "DC", ["GA"]],
    ["Ankle replacement", 1.6, 118, 15_200, "IP", ["GA"], 872],
  ],
  "General Surgery": [
    ["Inguinal hernia repair", 34, 52, 3_900, "DC", ["GA", "GA", "RA"]],
    ["Laparoscopic cholecystectomy", 30, 68, 7_200, "DC", ["GA"]],
    ["Umbilical hernia repair", 14, 41, 3_500, "DC", ["GA", "LA"]],
    ["Haemorrhoidectomy", 12, 34, 3_300, "DC", ["GA"]],
    ["Sleeve gastrectomy", 7, 105, 10_800, "IP", ["GA"]],
    ["Varicose vein stripping", 4, 62, 3_700, "DC", ["GA", "RA"], 795],
  ],
  Gynaecology: [
    ["Hysteroscopy", 36, 24, 2_600, "DC", ["GA", "SED"]],
    ["Diagnostic laparoscopy", 24, 46, 4_700, "DC", ["GA"]],
    ["Hysterectomy", 20, 102, 8_900, "IP", ["GA"]],
    ["Prolapse repair", 12, 74, 6_700, "IP", ["GA", "RA"]],
  ],
  Urology: [
    ["Cystoscopy", 42, 18, 1_850, "DC", ["LA", "SED"]],
    ["Prostate resection", 22, 66, 6_900, "IP", ["GA", "RA"]],
    ["Vasectomy", 20, 24, 1_250, "DC", ["LA"]],
    ["Ureteroscopy", 16, 58, 5_600, "DC", ["GA"]],
  ],
  ENT: [
    ["Tonsillectomy", 32, 36, 3_400, "DC", ["GA"]],
    ["Septoplasty", 26, 58, 4_900, "DC", ["GA"]],
    ["Grommet insertion", 24, 17, 2_200, "DC", ["GA"]],
    ["Sinus surgery", 18, 79, 6_300, "DC", ["GA"]],
  ],
  Ophthalmology: [
    ["Cataract surgery", 66, 23, 2_750, "DC", ["LA", "LA", "SED"]],
    ["Vitrectomy", 14, 64, 5_400, "DC", ["LA", "GA"]],
    ["Eyelid surgery", 20, 43, 2_900, "DC", ["LA"]],
  ],
  "Plastic Surgery": [
    ["Skin lesion excision", 44, 26, 1_500, "DC", ["LA"]],
    ["Breast reduction", 24, 148, 8_200, "IP", ["GA"]],
    ["Abdominoplasty", 18, 138, 8_800, "IP", ["GA"]],
    ["Scar revision", 14, 38, 2_100, "DC", ["LA"]],
  ],
  "Spinal Surgery": [
    ["Lumbar discectomy", 46, 84, 8_700, "IP", ["GA"]],
    ["Lumbar decompression", 38, 108, 9_900, "IP", ["GA"]],
    ["Spinal fusion", 16, 176, 18_600, "IP", ["GA"]],
  ],
};

/** Why an operation is cancelled, with the weight of it. */
export const reasons = [
  ["Patient unfit for surgery", 27],
  ["Patient did not attend", 15],
  ["Cancelled by patient", 22],
  ["No bed available", 11],
  ["Theatre overran", 9],
  ["Equipment not available", 6],
  ["Staff shortage", 4],
  ["", 6],
];

/** Insurers: weight, usual days to payment, rejected of a thousand, what they pay of the list price in percent. */
export const insurers = [
  ["Aldgate Mutual", 27, 34, 38, 88],
  ["Crown Healthcare", 22, 29, 21, 91],
  ["Meridian Health", 17, 46, 64, 86],
  ["Beacon Health", 13, 38, 45, 92],
  ["Sterling Life", 9, 58, 82, 84],
  ["Beacon Worldwide", 5, 51, 30, 97],
  ["Northway Cover", 3, 24, 9, 93],
].map(([name, weight, days, rejected, rate]) => ({ name, weight, days, rejected, rate }));

/** Wards: hospital, name, type, beds, usual occupancy in percent. */
export const wards = [
  ["Ashdown Hospital", "Elm Ward", "SUR", 26, 82],
  ["Ashdown Hospital", "Oak Ward", "SUR", 22, 77],
  ["Ashdown Hospital", "Rowan Unit", "HDU", 6, 63],
  ["Ashdown Hospital", "Hazel Ward", "SHS", 12, 58],
  ["Kingsmere Hospital", "Lister Ward", "SUR", 24, 79],
  ["Kingsmere Hospital", "Jenner Ward", "SHS", 14, 61],
  ["Kingsmere Hospital", "Fleming Unit", "HDU", 5, 55],
  ["St Brannock Hospital", "Harbour Ward", "SUR", 20, 73],
  ["St Brannock Hospital", "Quay Ward", "SHS", 10, 52],
  ["Wexcombe Clinic", "Garden Ward", "SUR", 12, 67],
];

export const oneOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];
