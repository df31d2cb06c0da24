// The branches of the opticians, who works there, what they sell, and what people are called.

const words = (text) => text.split(" ");

/** Branches and how much of the work each has. */
export const branches = [
  ["Worcester", 34],
  ["Malvern", 24],
  ["Evesham", 18],
  ["Ledbury", 14],
  ["Pershore", 10],
];

/** Name, role, branch, first and last day, hours a week. */
export const staff = [
  ["Aisha Rahman", "OPT", "Worcester", -1900, undefined, 37.5],
  ["Tom Beddoes", "OPT", "Worcester", -700, undefined, 37.5],
  ["Helen Croft", "OPT", "Malvern", -3300, undefined, 30],
  ["Rhys Morgan", "OPT", "Evesham", -420, undefined, 37.5],
  ["Fiona Lacey", "OPT", "Ledbury", -2100, 690, 30],
  ["Sunil Mistry", "OPT", "Ledbury", 676, undefined, 37.5],
  ["Kate Purcell", "OPT", "Pershore", -1500, undefined, 22.5],
  ["Emma Price", "DIS", "Worcester", -1100, undefined, 37.5],
  ["Lewis Tandy", "DIS", "Worcester", 120, undefined, 37.5],
  ["Emma Wood", "DIS", "Malvern", -600, undefined, 37.5],
  ["Janet Hale", "DIS", "Malvern", -5200, 890, 22.5],
  ["Priya Shah", "DIS", "Evesham", -300, undefined, 37.5],
  ["Colin Yapp", "DIS", "Ledbury", -2600, undefined, 37.5],
  ["Megan Hughes", "DIS", "Pershore", 310, undefined, 30],
  ["Carol Bright", "REC", "Worcester", -2900, undefined, 30],
  ["Josh Penny", "REC", "Worcester", 520, 800, 37.5],
  ["Ella Simmons", "REC", "Worcester", 806, undefined, 37.5],
  ["Sandra Weaver", "REC", "Malvern", -4100, undefined, 25],
  ["Donna Pugh", "REC", "Evesham", -900, undefined, 30],
  ["Lucy Barnett", "REC", "Ledbury", 90, undefined, 22.5],
  ["Pam Hyde", "REC", "Pershore", -1300, 1010, 20],
  ["Ryan Coles", "OAS", "Worcester", 640, undefined, 37.5],
  ["Beth Lowe", "OAS", "Malvern", 720, undefined, 30],
  ["Amir Khan", "OAS", "Evesham", 860, undefined, 37.5],
  ["Steph Doyle", "MGR", "Worcester", -1700, undefined, 37.5],
  ["Mark Allday", "MGR", "Malvern", -800, undefined, 37.5],
];

/** Brand, supplier, retail price in pounds, how well it sells, and its models. */
export const brands = [
  ["Ray-Ban", "Luxottica", 145, 12, words("RX5154 RX7047 RX6489 RX5228")],
  ["Oakley", "Luxottica", 155, 6, words("Pitchman Airdrop Holbrook")],
  ["Vogue", "Luxottica", 98, 6, words("VO5276 VO4025 VO5051")],
  ["Silhouette", "Silhouette", 235, 4, words("Titan Momentum")],
  ["Lindberg", "Lindberg", 310, 2, words("Air Strip")],
  ["Tom Ford", "Marcolin", 225, 4, words("FT5401 FT5294 FT5178")],
  ["Joules", "Eyespace", 89, 8, words("Pippa Abigail Maisie Poppy")],
  ["Cocoa Mint", "Eyespace", 79, 7, words("CM9051 CM9080 CM9112")],
  ["Superdry", "Inspecs", 85, 7, words("Judson Scholar Keyo")],
  ["Botaniq", "Inspecs", 95, 3, words("BIO1001 BIO1024")],
  ["Basics", "Dunelm Optical", 39, 16, words("Ash Birch Cedar Elm Oak Rowan")],
];
export const colours = words("Black Tortoise Navy Gunmetal Havana Burgundy");

export const labs = [
  ["Essilor", 7, 5],
  ["Hoya", 5, 7],
  ["Norville", 3, 10],
];
export const remakeReasons = [
  ["NTL", 8],
  ["MEA", 5],
  ["LAB", 5],
  ["RXC", 4],
  ["FRM", 2],
];

export const given = words(
  "Margaret Dorothy Jean Patricia Sheila Brenda Christine Susan Linda Carol Barbara Ann Julie Karen Helen Sarah Claire Rachel Laura Emma Jessica Charlotte Sophie Olivia Amelia Isla Poppy Freya Grace Ruby John David Peter Michael Alan Brian Kenneth Roger Derek Harold Stephen Paul Andrew Mark Ian Simon Richard Matthew James Daniel Thomas Adam Jack Oliver Harry George Noah Arthur Leo Alfie Priya Ahmed Wei Agnieszka Mohammed Fatima",
);
export const family = words(
  "Smith Jones Davies Williams Taylor Evans Price Powell Morgan Lewis Baker Cook Cooper Carter Turner Hill Green Hall Wood Clarke Wright Walker Harris King Lee Pemberton Finch Ellis Barber Hodges Preece Griffiths Bayliss Tolley Weston Fletcher Hooper Bowen Lloyd Webb Rudge Allcott Jeynes Dyer Sayce Pritchard Gibbs Parry Meredith Watkins Hopkins Farr Caldwell Ashby Marsh Thorne Lane Moule Nash Oakley Perks Ridley Stokes Tandy Vale Winwood Yarnold Ahmed Patel Khan Kowalski Chen Nowak Singh Begum",
);
