// The names that the data are made of.

/** Title, subject, level, list price, hours, and whether it ends with a certificate. */
export const courses = [
  ["French A1", "Languages", "B", 480, 30, true],
  ["French B2", "Languages", "A", 620, 40, true],
  ["Italian A2", "Languages", "B", 450, 30, true],
  ["Italian B1", "Languages", "I", 490, 32, true],
  ["Español conversación", "Languages", "I", 390, 24, false],
  ["German B1", "Languages", "I", 540, 36, true],
  ["German C1", "Languages", "A", 690, 44, true],
  ["Excel Essentials", "IT", "B", 320, 12, true],
  ["Excel Pivot Tables", "IT", "A", 380, 12, true],
  ["Python for Beginners", "IT", "B", 760, 28, true],
  ["Web Design", "IT", "I", 820, 32, true],
  ["Cybersecurity at Work", "IT", "I", 290, 6, false],
  ["Bookkeeping I", "Business", "B", 890, 48, true],
  ["Bookkeeping II", "Business", "I", 980, 48, true],
  ["Project Management", "Business", "I", 1250, 40, true],
  ["Public Speaking", "Business", "B", 340, 10, false],
  ["Leading a Team", "Business", "A", 1480, 36, true],
  ["Pottery", "Crafts", "B", 410, 20, false],
  ["Sewing", "Crafts", "B", 360, 18, false],
  ["Upholstery", "Crafts", "A", 520, 24, false],
  ["Crème brûlée & Co.", "Cooking", "I", 145, 4, false],
  ["Bread and Sourdough", "Cooking", "B", 160, 5, false],
  ["Thai Cooking", "Cooking", "B", 175, 5, false],
  ["Hatha Yoga", "Wellbeing", "B", 240, 15, false],
  ["Pilates", "Wellbeing", "I", 250, 15, false],
  ["Massage Basics", "Wellbeing", "B", 430, 16, true],
];

/** In the programme since this autumn, and not yet held. */
export const newCourses = [
  ["Portuguese A1", "Languages", "B", 470, 30, true],
  ["Bookbinding", "Crafts", "I", 440, 20, false],
];

export const teachers =
  "Zoë Müller,José Núñez,Chloé Lefèvre,Jürgen Weiß,Anna Rossi,Marc Dubois,Léa Fournier,Urs Gerber,Inês Duarte,Tom Keller,Nadia Benali,Björn Lindqvist,Sarah Meier,Paolo Conti,Élodie Girard,Reto Amsler,Hana Novák,Claire Besson".split(
    ",",
  );

/** Room, site and how many people it holds. */
export const rooms = [
  ["Salle Bleue", "Genève", 14],
  ["Salle Rousseau", "Genève", 18],
  ["Atelier", "Genève", 10],
  ["Limmat", "Zürich", 20],
  ["Üetliberg", "Zürich", 16],
  ["Computer Room", "Zürich", 12],
  ["Aare", "Bern", 16],
  ["Bärengraben", "Bern", 12],
  ["Château", "Neuchâtel", 14],
  ["Kitchen", "Neuchâtel", 10],
];

export const employers = [
  "Helvetia Precision",
  "Banque du Léman",
  "Stadtspital Süd",
  "Chocolats Péclard",
  "Alpin Logistik",
  "Swiss Rail Works",
];

export const towns = ["Genève", "Zürich", "Bern", "Neuchâtel", "Fribourg", "Biel", "Thun", "Nyon"];
export const firstNames =
  "Aline Beat Céline Dario Eva Fabian Gaëlle Hugo Ilona Jonas Katia Loïc Mirjam Noé Olga Pascal Rahel Séverin Tanja Valérie".split(
    " ",
  );
export const lastNames =
  "Aebi Bühler Chappuis Dällenbach Egli Favre Gonçalves Huber Imhof Jaquet Käser Lüthi Maître Nägeli Oberson Perret Rüegg Schär Tüscher Zbinden".split(
    " ",
  );
export const channels = ["Website", "Phone", "Front desk", "Partner"];
export const methods = ["Card", "Bank transfer", "TWINT", "Voucher"];
export const reasons = ["illness", "work", "moved away", "no longer interested"];
