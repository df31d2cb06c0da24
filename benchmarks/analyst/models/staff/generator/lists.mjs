// What a maker of outdoor clothing calls its departments, sites, jobs and courses.

/** The last day of the data, 2026-10-31, in days since 2024-01-01. */
export const lastDay = 1034;

/** Name, code, division, jobs by grade A to D, and what its people earn compared with others. */
export const departments = [
  ["Sales", "SAL", "Commercial", "Sales Assistant|Account Executive|Key Account Manager|Head of Region", 1.08],
  ["Marketing", "MKT", "Commercial", "Marketing Assistant|Content Editor|Brand Strategist|Marketing Lead", 1],
  ["Customer Service", "CUS", "Commercial", "Service Agent|Service Specialist|Senior Service Specialist|Service Lead", 0.86],
  ["Production", "PRO", "Operations", "Machine Operator|Technician|Senior Technician|Shift Supervisor", 0.92],
  ["Logistics", "LOG", "Operations", "Warehouse Clerk|Dispatcher|Transport Planner|Warehouse Manager", 0.9],
  ["Finance", "FIN", "Corporate", "Accounting Clerk|Accountant|Controller|Finance Lead", 1.1],
  ["IT", "ITS", "Corporate", "Support Technician|Developer|System Architect|Team Lead Systems", 1.18],
  ["Human Resources", "HRS", "Corporate", "HR Assistant|HR Generalist|HR Business Partner|HR Lead", 1.02],
].map(([name, code, division, jobs, pay]) => ({ name, code, division, jobs: jobs.split("|"), pay })); // prettier-ignore

/** How many people work there, compared with the other departments. */
export const departmentWeights = [6, 3, 5, 11, 6, 3, 4, 2];

/** City, country, and what its people earn compared with others. */
export const sites = [
  { city: "Köln", country: "Germany", pay: 1 },
  { city: "Zürich", country: "Switzerland", pay: 1.35 },
  { city: "Lyon", country: "France", pay: 0.93 },
  { city: "Málaga", country: "Spain", pay: 0.78 },
  { city: "Łódź", country: "Poland", pay: 0.7 },
];

export const siteWeights = [8, 3, 4, 4, 5];

/** What a grade earns in a year, in EUR, before department, site and person. */
export const gradePay = [34_000, 47_000, 63_000, 86_000];

export const grades = "ABCD";

export const firstNames = {
  f: "Anaïs Beata Chloé Dörte Elżbieta Françoise Greta Hélène Inés Jana Katrin Lucía Małgorzata Noémie Olga Paula Renée Sofía Tanja Zoë".split(" "),
  m: "Adrián Björn César Damian Émile Frédéric Günter Henrik Iñigo Jérôme Krzysztof Łukasz Marek Nicolás Olivier Paweł Rémy Stefan Tomás Urs".split(" "),
  d: "Alex Charlie Kim Robin Sascha Toni".split(" "),
}; // prettier-ignore

export const lastNames =
  "Aubert Böhm Castaño Dąbrowski Ebner Fernández Gómez Höfler Ibáñez Jäger Kowalski Lefèvre Müller Núñez Okafor Peña Quiroga Roussel Schäfer Thévenet Ulrich Vogt Wójcik Ximénez Yilmaz Zieliński Bauer Costa Dubois Keller".split(
    " ",
  );

/** Why people leave, and how often. */
export const leavingReasons = ["Resignation", "End of contract", "Dismissal", "Retirement"];

/** Course, category, hours, price in EUR, provider, and whether it is mandatory. */
export const courses = [
  ["Fire Safety", "Safety", 3, 45, "In-house", true],
  ["First Aid", "Safety", 8, 90, "Red Cross", false],
  ["Forklift Licence", "Safety", 16, 420, "TechDrive", false],
  ["Data Protection Basics", "Compliance", 2, 30, "In-house", true],
  ["Anti-Corruption", "Compliance", 2, 35, "Lexis Academy", true],
  ["Leading Teams", "Leadership", 24, 1450, "Bergmann & Partner", false],
  ["Difficult Conversations", "Leadership", 8, 580, "Bergmann & Partner", false],
  ["Business English", "Languages", 30, 640, "Lingua Plus", false],
  ["French for Beginners", "Languages", 30, 610, "Lingua Plus", false],
  ["Spreadsheet Workshop", "Digital Skills", 6, 210, "ByteSchool", false],
  ["Python Introduction", "Digital Skills", 20, 890, "ByteSchool", false],
].map(([name, category, hours, price, provider, isMandatory]) => ({
  ...{ name, category, hours, price, provider, isMandatory },
}));

export const courseWeights = [9, 5, 3, 9, 7, 3, 4, 4, 2, 5, 3];

/** Whether somebody works on a day, counted from Monday 2024-01-01. */
export const isWorkday = (day) => ((day % 7) + 7) % 7 < 5;
