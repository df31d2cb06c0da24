// The network's shows, who hears them and who advertises in them.

/** Shows: name, genre, host, producer, days between episodes, launch, end, weight, minutes, member shows' weight. */
export const shows = [
  ["Morning Ledger", "Business", "Ines Aldridge", "Dana Okafor", 1, -410, null, 30, 18, 6],
  ["Cold Harbour Files", "True Crime", "Martin Keogh", "Saskia Brandt", 7, -900, null, 34, 46, 16],
  ["Cold Harbour Extra", "True Crime", "Martin Keogh", "Saskia Brandt", 14, 120, null, 9, 28, 0],
  ["The Understudies", "Comedy", "Bea Lomax", "Tom Whitfield", 7, -640, null, 27, 58, 13],
  ["Half Past Bedtime", "Kids", "Owen Pryce", "Rhys Morgan", 7, -300, null, 16, 15, 9],
  ["Orbit and Beyond", "Science", "Nadia Rahman", "Priyanka Shah", 7, -520, null, 15, 41, 7],
  ["Second Helpings", "Food", "Lorna Tait", "Tom Whitfield", 7, -180, null, 12, 37, 4],
  ["Ninety Plus Three", "Sport", "Declan Moyes", "Rhys Morgan", 4, -700, null, 24, 52, 8],
  ["Parish Council Confidential", "Comedy", "Bea Lomax", "Tom Whitfield", 14, 60, null, 10, 33, 5],
  ["The Quiet Ward", "Health", "Anjali Menon", "Priyanka Shah", 14, -90, null, 8, 39, 0],
  ["Signal to Noise", "Technology", "Jonah Weiss", "Dana Okafor", 7, -450, null, 14, 49, 5],
  ["Kings and Kitchens", "History", "Rosalind Vane", "Saskia Brandt", 7, -250, null, 17, 44, 8],
  ["Ghost Signs", "History", "Callum Reid", "Saskia Brandt", 14, 210, null, 6, 31, 0],
  ["Ask a Locksmith", "Society", "Terry Bolam", "Tom Whitfield", 7, 330, null, 7, 26, 2],
  ["Slow Trains", "Travel", "Maeve Donnelly", "Rhys Morgan", 14, -60, null, 7, 42, 3],
  ["Boardroom Babble", "Business", "Ines Aldridge", "Dana Okafor", 7, 20, null, 9, 34, 0],
  ["Tooth and Claw", "Science", "Nadia Rahman", "Priyanka Shah", 14, 150, null, 8, 36, 3],
  ["Marginal Seats", "Politics", "Gareth Lowe", "Dana Okafor", 4, -200, null, 19, 38, 10],
  ["The Last Caravan", "True Crime", "Martin Keogh", "Saskia Brandt", 7, -30, 560, 13, 43, 0],
  ["Wild Swim Club", "Sport", "Maeve Donnelly", "Rhys Morgan", 14, 400, null, 4, 29, 0],
  ["Strings Attached", "Music", "Yusuf Karim", "Tom Whitfield", 7, -120, null, 6, 54, 2],
  ["Little Big Questions", "Kids", "Owen Pryce", "Rhys Morgan", 7, 480, null, 8, 14, 4],
  ["Mind the Gap Year", "Travel", "Callum Reid", "Rhys Morgan", 7, -150, 410, 5, 35, 0],
  ["Deep Stacks", "Technology", "Jonah Weiss", "Dana Okafor", 14, 90, 850, 4, 61, 0],
].map(([name, genre, host, producer, every, from, until, weight, minutes, memberWeight], at) => ({
  ...{ id: at + 1, name, genre, host, producer, every, from, weight, minutes },
  ...{ memberWeight, until: until ?? undefined },
  status: until === null ? "ACT" : name === "Deep Stacks" ? "HIA" : "END",
}));

/** Listening apps: name, weight at first and at last, how much of an episode is heard there. */
export const apps = [
  ["Apple Podcasts", 40, 31, 0.72],
  ["Spotify", 28, 33, 0.61],
  ["Pocket Casts", 8, 8, 0.79],
  ["Overcast", 6, 5, 0.81],
  ["YouTube Music", 3, 12, 0.46],
  ["Web player", 7, 5, 0.38],
];

export const countries = [
  ["GB", 54],
  ["US", 18],
  ["IE", 8],
  ["AU", 6],
  ["CA", 5],
  ["DE", 4],
  ["NL", 3],
  ["NZ", 2],
];

/** Advertisers: name, industry, account manager, agency, days that they are given to pay, weight. */
export const advertisers = [
  ["Nestwell Mattresses", "Home", "Hannah Prosser", "Northbridge Media", 30, 9],
  ["Fernhill VPN", "Software", "Luke Adeyemi", "", 30, 10],
  ["Mealbox Direct", "Food and Drink", "Hannah Prosser", "Kite and Crane", 45, 9],
  ["Tideway Bank", "Finance", "Giulia Conti", "Northbridge Media", 60, 7],
  ["Tideway Insurance", "Finance", "Giulia Conti", "Northbridge Media", 60, 4],
  ["Hobbs Coffee", "Food and Drink", "Hannah Prosser", "", 30, 6],
  ["Ridgeline Outdoor", "Retail", "Ben Carver", "Mediahaus", 45, 5],
  ["Quillmail", "Software", "Luke Adeyemi", "", 30, 6],
  ["Larkspur Skincare", "Retail", "Ben Carver", "Kite and Crane", 45, 5],
  ["Castlegate Broadband", "Telecoms", "Giulia Conti", "Mediahaus", 60, 6],
  ["Penfold Energy", "Utilities", "Giulia Conti", "Mediahaus", 60, 4],
  ["Audley Audiobooks", "Media", "Luke Adeyemi", "", 30, 8],
  ["Greenwheel Bikes", "Retail", "Ben Carver", "", 30, 4],
  ["Stellar Jobs", "Software", "Luke Adeyemi", "Northbridge Media", 30, 5],
  ["Tutti Languages", "Education", "Luke Adeyemi", "", 30, 6],
  ["Paws Pantry", "Pets", "Hannah Prosser", "", 30, 4],
  ["Kitsune Games", "Media", "Luke Adeyemi", "Kite and Crane", 45, 3],
  ["Havelock Motors", "Automotive", "Giulia Conti", "Mediahaus", 60, 4],
  ["Oakbridge University", "Education", "", "", 45, 2],
  ["Clearview Opticians", "Retail", "Ben Carver", "Northbridge Media", 45, 3],
  ["Sundown Spirits", "Food and Drink", "Hannah Prosser", "Kite and Crane", 45, 3],
  ["Marlow Press", "Media", "", "", 30, 2],
  ["Zephyr Airways", "Travel", "Giulia Conti", "Mediahaus", 60, 4],
  ["Copper Kettle Tea", "Food and Drink", "Hannah Prosser", "", 30, 3],
  ["Wren and Rowe", "Home", "Ben Carver", "", 30, 2],
  ["Harbour Holidays", "Travel", "Ben Carver", "Kite and Crane", 45, 3],
].map(([name, industry, manager, agency, terms, weight]) => ({
  ...{ name, industry, manager, agency, terms, weight },
}));

/** Tiers: name, pence a month, share of the members. */
export const tiers = [
  ["Supporter", 300, 0.58],
  ["Insider", 600, 0.31],
  ["Patron", 1200, 0.11],
];

export const regions = [
  ["UKI", 0.63],
  ["NAM", 0.2],
  ["EUR", 0.11],
  ["ROW", 0.06],
];

export const seasons = ["Winter", "Spring", "Summer", "Autumn"];
export const purposes = ["Launch", "Sale", "Brand", "Always On", "Trial Offer", "Referral"];

export const titleWords = {
  first: [
    ...["A Very", "The Curious", "The Long", "One Last", "The Wrong", "A Small", "The Great"],
    ...["Almost a", "The Secret", "No Such", "The Trouble with a", "In Praise of a", "After the"],
  ],
  middle: [
    ...["British", "Expensive", "Borrowed", "Forgotten", "Stubborn", "Sunday", "Midnight"],
    ...["Second", "Northern", "Honest", "Unfinished", "Haunted", "Quiet", "Crowded"],
  ],
  last: [
    ...["Argument", "Harvest", "Bargain", "Funeral", "Discovery", "Election", "Kitchen"],
    ...["Railway", "Letter", "Experiment", "Fortune", "Rival", "Wedding", "Silence", "Machine"],
  ],
};

/** One of a list of `[name, weight]`. */
export const oneOf = (chance, list, at = 1) => list[chance.weighted(list.map((each) => each[at]))];
