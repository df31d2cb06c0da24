// A law firm's fee earners, its clients and the kinds of work that it does for them.

/** Name, grade, department, office, joined, left, hourly rate, hours to record a month, and how busy. */
export const lawyers = [
  ["Harriet Vaughan", "PT", "property", "Bristol", "2006-09-04", "", 340, 40, 8],
  ["Gwilym Pryce", "PT", "disputes", "Cardiff", "2009-03-02", "", 330, 40, 8],
  ["Miriam Osei", "PT", "corporate", "London", "2011-01-10", "", 420, 45, 9],
  ["Alasdair Boyd", "PT", "private client", "Bristol", "1999-10-01", "2026-04-30", 310, 35, 6],
  ["Leila Farouk", "PT", "employment", "London", "2016-05-16", "", 290, 55, 9],
  ["Tom Penhaligon", "SA", "property", "Bristol", "2017-09-11", "", 260, 55, 9],
  ["Carys Bowen", "SA", "disputes", "Cardiff", "2018-02-05", "", 255, 55, 9],
  ["Nikhil Sethi", "SA", "corporate", "London", "2019-08-19", "2025-06-27", 300, 60, 9],
  ["Poppy Hartnell", "AS", "private client", "Bristol", "2021-09-06", "", 205, 60, 8],
  ["Sean Mulgrew", "AS", "employment", "Bristol", "2022-01-17", "", 200, 60, 8],
  ["Ffion Rees", "AS", "disputes", "Cardiff", "2022-09-05", "", 195, 60, 8],
  ["Dominic Achebe", "AS", "corporate", "London", "2025-02-03", "", 235, 65, 9],
  ["Jess Pollard", "AS", "property", "Bristol", "2023-09-04", "", 190, 60, 8],
  ["Rowan Tate", "TR", "property", "Bristol", "2024-09-02", "", 130, 50, 6],
  ["Ines Carvalho", "TR", "disputes", "Cardiff", "2025-09-01", "", 130, 50, 6],
  ["Maureen Sharples", "PL", "private client", "Bristol", "2003-06-02", "", 115, 45, 7],
  ["Kofi Danso", "PL", "property", "London", "2026-10-05", "", 110, 45, 4],
];

/** Name, sector, town, since, key client, partner, currency, departments, how much work, days to pay. */
export const clients = [
  ["Avonmouth Port Holdings", "transport", "Bristol", "2008-04-01", true, 1, "GBP", "pced", 9, 34],
  ["Brunel Breweries", "food and drink", "Bristol", "2012-06-11", true, 1, "GBP", "pe", 7, 41],
  ["Severnside Housing", "housing", "Newport", "2010-02-15", true, 2, "GBP", "pd", 9, 28],
  ["Taff Valley College", "education", "Cardiff", "2015-09-01", false, 2, "GBP", "ed", 5, 45],
  ["Glanmor Foods", "food and drink", "Swansea", "2019-01-21", false, 2, "GBP", "dec", 4, 63],
  ["Halcyon Robotics", "technology", "London", "2021-03-08", true, 3, "GBP", "ce", 8, 30],
  ["Petrel Software", "technology", "London", "2022-11-14", false, 3, "GBP", "c", 4, 38],
  ["Lumen Capital", "finance", "London", "2017-05-22", true, 3, "GBP", "cd", 8, 25],
  ["Delacroix Cosmetics", "retail", "Paris", "2023-02-06", false, 3, "EUR", "ce", 5, 52],
  ["Rhine Ferry Lines", "transport", "Cologne", "2024-05-13", false, 1, "EUR", "pd", 4, 47],
  ["Boston Harbor Fund", "finance", "Boston", "2024-09-16", false, 3, "USD", "c", 5, 33],
  ["Cotswold Dairies", "food and drink", "Stroud", "2014-07-07", false, 1, "GBP", "p", 4, 39],
  ["Clifton Dental Care", "health care", "Bristol", "2020-10-05", false, 5, "GBP", "e", 3, 31],
  ["Pontcanna Nurseries", "education", "Cardiff", "2025-01-13", false, 5, "GBP", "e", 3, 44],
  ["Bathwick Hotels", "leisure", "Bath", "2016-03-14", false, 1, "GBP", "pe", 5, 71],
  ["Mendip Quarries", "construction", "Wells", "2013-11-25", false, 2, "GBP", "pd", 5, 58],
  ["Estate of R. Lavington", "private", "Bristol", "2024-02-19", false, 4, "GBP", "v", 5, 66],
  ["Joan Tully", "private", "Bath", "2018-08-06", false, 4, "GBP", "v", 5, 21],
  ["The Ashcombe Family Trust", "private", "Wells", "2005-05-09", true, 4, "GBP", "vp", 6, 19],
  ["Priya and Neil Marsh", "private", "Bristol", "2023-10-30", false, 4, "GBP", "v", 4, 24],
  ["Colonel D. Strickland", "private", "Stroud", "2011-12-12", false, 4, "GBP", "v", 4, 17],
  ["Wye Valley Canoes", "leisure", "Chepstow", "2025-11-10", false, 5, "GBP", "", 0, 30],
];

/** By the letters that stand for them with the clients: the department and its kinds of work. */
export const departments = {
  p: ["property", ["lease renewal", "site purchase", "planning appeal", "rent review"]],
  c: ["corporate", ["share purchase", "funding round", "shareholder agreement", "merger"]],
  e: ["employment", ["unfair dismissal", "settlement agreement", "redundancy", "contract review"]],
  d: ["disputes", ["debt recovery", "professional negligence", "contract dispute", "injunction"]],
  v: ["private client", ["will", "probate", "lasting power of attorney", "trust deed"]],
};

export const activities = ["drafting", "phone call", "meeting", "research", "court", "travel"];
export const unpaid = ["training", "business development", "administration"];
