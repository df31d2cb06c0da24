// The names and words of the marketplace's data.

/** Country, city, and how many sellers live there in proportion. */
export const places = [
  ["DE", "Berlin", 9],
  ["DE", "Hamburg", 6],
  ["DE", "Köln", 4],
  ["DE", "München", 5],
  ["NL", "Amsterdam", 6],
  ["NL", "Utrecht", 3],
  ["NL", "Rotterdam", 3],
  ["BE", "Antwerpen", 3],
  ["BE", "Gent", 2],
  ["FR", "Paris", 5],
  ["FR", "Lyon", 2],
  ["FR", "Lille", 2],
  ["AT", "Wien", 4],
  ["AT", "Graz", 1],
];

/** What shops and charities are called, by country. */
export const shopWords = {
  DE: ["Möbelhof", "Trödel", "Werkstatt", "Kontor"],
  NL: ["Woonhuis", "Atelier", "Meubelloods", "Studio"],
  BE: ["Brocante", "Atelier", "Meubelzolder", "Maison"],
  FR: ["Brocante", "Maison", "Atelier", "Galerie"],
  AT: ["Altwaren", "Werkstatt", "Kontor", "Möbelhof"],
};
export const charityWords = {
  DE: ["Emmaus", "Stilbruch"],
  NL: ["Kringloop", "Rataplan"],
  BE: ["Kringwinkel", "Oxfam"],
  FR: ["Emmaüs", "Ressourcerie"],
  AT: ["Caritas", "Volkshilfe"],
};
export const surnames = {
  DE: ["Brandt", "Krause", "Lindner", "Özdemir", "Petersen", "Scholz", "Vogt", "Weiß"],
  NL: ["Bakker", "de Vries", "Jansen", "Kuipers", "Mulder", "Smit", "van Dijk", "Visser"],
  BE: ["Claes", "De Smet", "Lambert", "Maes", "Peeters", "Wouters"],
  FR: ["Bernard", "Dubois", "Garnier", "Lefèvre", "Moreau", "Noël", "Roussel"],
  AT: ["Gruber", "Hofer", "Leitner", "Pichler", "Steiner"],
};
export const firstNames = [
  ...["Anna", "Ben", "Clara", "David", "Elif", "Femke", "Gilles", "Hanna", "Ines", "Jonas"],
  ...["Karim", "Lena", "Marie", "Noor", "Olaf", "Pauline", "Quentin", "Ruben", "Sofie", "Tim"],
  ...["Ulla", "Vera", "Wout", "Yara", "Zoé"],
];

/** Category, what a plain piece costs in euros, how fast it sells (1 is slow), and its share of the listings. */
export const categories = [
  ["Sofas", 420, 3, 9],
  ["Armchairs", 240, 4, 9],
  ["Chairs", 70, 5, 12],
  ["Tables", 310, 3, 10],
  ["Desks", 190, 4, 7],
  ["Beds", 260, 2, 6],
  ["Wardrobes", 230, 1, 7],
  ["Sideboards", 360, 4, 8],
  ["Shelves", 120, 3, 8],
  ["Lamps", 85, 5, 11],
  ["Rugs", 150, 2, 5],
  ["Mirrors", 95, 3, 4],
];

/** Brand, what it makes of the price, and its share; the empty one is no brand. */
export const brands = [
  ["", 1, 30],
  ["IKEA", 0.5, 20],
  ["Habitat", 0.8, 7],
  ["HAY", 1.3, 8],
  ["Muuto", 1.5, 6],
  ["Thonet", 1.8, 5],
  ["Gispen", 1.7, 4],
  ["Artek", 2.1, 3],
  ["Ligne Roset", 2.4, 4],
  ["Knoll", 2.9, 3],
  ["Vitra", 3, 4],
];

/** Condition, what it makes of the price, and its share. */
export const conditions = [
  ["N", 1.25, 3],
  ["G", 1, 8],
  ["F", 0.75, 5],
  ["P", 0.45, 2],
];

export const materials = ["oak", "walnut", "beech", "pine", "teak", "steel", "fabric", "leather"];

/** Source of a visit, its weight at first and at last. */
export const sources = [
  ["organic", 8, 8],
  ["direct", 5, 5],
  ["paid", 6, 3],
  ["social", 2, 6],
  ["newsletter", 2, 3],
  ["referral", 1, 1],
];

/** Reason of a refund, who mostly bears it, and its share. */
export const refundReasons = [
  ["NAD", "seller", 9],
  ["DMG", "carrier", 7],
  ["CHG", "seller", 4],
  ["LST", "platform", 2],
];
