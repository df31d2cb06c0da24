// Where the operator has its sites, what is let there, and who works, calls and complains there.

/**
 * Code, name, city, the day since 2024-01-01 on which it opened, floors, offices, desks, how many flexible
 * members join in a month, prices in a hundred of the usual ones, and how much it is liked.
 */
export const sites = [
  ["SHO", "Shoreditch", "London", -1310, 4, 24, 34, 11, 122, 6],
  ["BER", "Bermondsey", "London", -720, 3, 18, 26, 8, 112, 2],
  ["ANC", "Ancoats", "Manchester", -980, 3, 20, 30, 9, 92, 7],
  ["LDK", "Leeds Dock", "Leeds", -430, 2, 14, 28, 6, 80, -4],
  ["HAR", "Harbourside", "Bristol", -610, 3, 16, 22, 7, 95, 4],
  ["LEI", "Leith", "Edinburgh", 427, 2, 12, 20, 7, 90, 8],
].map(([code, name, city, opened, floors, offices, desks, joins, price, liked]) => ({
  ...{ code, name, city, opened, floors, offices, desks, joins, price, liked },
}));

/** Site, room, kind, seats, pounds an hour, and how often it is taken. The booths are free of charge. */
export const rooms = [
  ["SHO", "Hockney", "MTG", 12, 48, 30],
  ["SHO", "Turner", "MTG", 8, 36, 34],
  ["SHO", "Riley", "MTG", 4, 22, 38],
  ["SHO", "Booth 1", "BTH", 1, 0, 26],
  ["SHO", "Booth 2", "BTH", 1, 0, 17],
  ["SHO", "The Loft", "EVT", 80, 150, 9],
  ["BER", "Biscuit", "MTG", 10, 40, 25],
  ["BER", "Tannery", "MTG", 6, 28, 29],
  ["BER", "Booth 1", "BTH", 1, 0, 20],
  ["BER", "The Arches", "EVT", 60, 120, 8],
  ["ANC", "Cotton", "MTG", 14, 38, 27],
  ["ANC", "Loom", "MTG", 8, 28, 33],
  ["ANC", "Spindle", "MTG", 4, 18, 31],
  ["ANC", "Booth 1", "BTH", 1, 0, 22],
  ["ANC", "Mill Hall", "EVT", 100, 110, 10],
  ["LDK", "Lock", "MTG", 10, 30, 19],
  ["LDK", "Barge", "MTG", 6, 22, 23],
  ["LDK", "Booth 1", "BTH", 1, 0, 12],
  ["HAR", "Brunel", "MTG", 12, 36, 25],
  ["HAR", "Cabot", "MTG", 6, 25, 29],
  ["HAR", "Booth 1", "BTH", 1, 0, 19],
  ["HAR", "Boathouse", "EVT", 50, 95, 9],
  ["LEI", "Forth", "MTG", 10, 34, 25],
  ["LEI", "Turner", "MTG", 6, 24, 27],
  ["LEI", "Booth 1", "BTH", 1, 0, 18],
  ["LEI", "The Shore Room", "EVT", 45, 90, 7],
].map(([site, name, kind, seats, rate, load]) => ({ site, name, kind, seats, rate, load }));

/** Pounds a month for a seat, and how likely somebody who takes no room of their own takes it. */
export const plans = {
  OFF: { fee: 430 },
  DED: { fee: 330 },
  HOT: { fee: 215, weight: 46 },
  FLX: { fee: 125, weight: 32 },
  VIR: { fee: 45, weight: 22 },
};

/** Who shows people around, and whom the members of a site know. */
export const hosts = {
  SHO: ["Priya Nair", "Callum Reid"],
  BER: ["Sophie Adeyemi"],
  ANC: ["Priya Shah", "Dan Whitworth"],
  LDK: ["Megan Oldroyd"],
  HAR: ["Tom Pascoe"],
  LEI: ["Ailsa Drummond"],
};

export const fixers = ["Marek Zielinski", "Joan Bright", "Dan Okoro", "Yusuf Demir", "Helen Marsh"];

export const firstWords =
  "Kestrel Northlight Copperline Fable Juniper Quayside Tandem Brightwell Halcyon Osprey Fernhill Lantern Mossbank Pivot Redthread Saltwater Thistle Umber Vantage Wren Yarrow Zephyr Anchor Birch Cobalt Dovetail Ember Foxglove Granite Harrow Ironbridge Keystone Larkspur Meridian Oakhurst Pebble Quill Rookery Sable Tidemark Alder Beacon Clover Drift Elm Fathom Gable Heron Indigo Jackdaw Kiln Linden Marlow Nettle Orchard Plover Quarry Raven Sorrel Tallow Upland Verity Willow Yonder Arbor Bramble Cinder Dunlin Etch Falcon".split(
    " ",
  );

/** What a company's second word says of its trade. */
export const trades = [
  ["Labs", "Software"],
  ["Digital", "Software"],
  ["Studio", "Design"],
  ["Partners", "Consulting"],
  ["Consulting", "Consulting"],
  ["Health", "Health"],
  ["Legal", "Legal"],
  ["Architects", "Architecture"],
  ["Foods", "Food & drink"],
  ["Films", "Media"],
  ["Capital", "Finance"],
  ["Trust", "Charity"],
  ["Learning", "Education"],
  ["Travel", "Travel"],
  ["Energy", "Energy"],
  ["Media", "Media"],
];

export const firstNames =
  "James Emma Oliver Aisha Sam Chloe Mohammed Grace Liam Hannah Daniel Zoe Ravi Lucy Ben Fatima Jack Isla Tom Mei Alex Rosie Kwame Beth Callum Nadia Harry Priya Owen Ewan Sofia Kate Marcus Leila Jonas Anna Peter Ines Robert Yasmin Will Fiona Gareth Elena Hugo Ruth Omar Bea Simon Tara".split(
    " ",
  );

export const lastNames =
  "Smith Patel Jones Taylor Khan Brown Evans Hughes Ahmed Wilson Clarke Murphy Green Wood Campbell Ali Roberts Bell Fraser Chen Baker Cooper Shah Morgan Doyle Reid Kelly Price Novak Walsh Okafor Lloyd Singh Moore".split(
    " ",
  );

export const sources = ["Google", "Referral", "Walk-in", "Broker", "Instagram", "Website"];
export const leaveReasons = ["PRICE", "GREW", "REMOTE", "CLOSED", "NOISE", "MOVED"];
export const lostReasons = ["PRICE", "SIZE", "COMP", "TIMING", "LOC"];

/** Code of what a request is about, how often it comes, usual hours until it is done, and how it is liked. */
export const categories = [
  ["WIFI", 24, 7, -3],
  ["HVAC", 19, 44, -6],
  ["CLN", 16, 9, 2],
  ["ACC", 14, 4, 4],
  ["PRT", 11, 12, 0],
  ["AV", 9, 16, -1],
  ["BIL", 7, 26, -2],
];
