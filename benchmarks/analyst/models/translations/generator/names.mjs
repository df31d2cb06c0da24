/** Given and family names of those who translate into a language. */
const names = {
  de: [
    "Anna Jens Petra Lukas Heike Stefan Nadine Uwe Katrin",
    "Schmidt Wolff Becker Hartmann Vogel Krüger Seidel Lorenz Ziegler",
  ],
  en: [
    "Emma James Fiona Liam Hannah Graham Niamh Oliver Ruth",
    "Walsh Turner Doyle Clarke Bennett Moss Harding Quinn Fletcher",
  ],
  fr: [
    "Claire Hugo Manon Luc Elodie Mathieu Sylvie",
    "Moreau Petit Lefevre Girard Fontaine Blanc Chevalier",
  ],
  es: [
    "Lucia Pablo Carmen Diego Elena Javier Nuria",
    "Garcia Ruiz Navarro Ortega Molina Castro Vidal",
  ],
  it: ["Maria Paolo Giulia Marco Chiara Stefano", "Rossi Conti Greco Ferri Bruno Galli"],
  nl: ["Sanne Bram Lotte Joost Femke Daan", "Bakker Visser Smit Mulder Dekker Kuiper"],
  pl: ["Agnieszka Piotr Ewa Tomasz Kasia", "Nowak Zielinska Mazur Wrona Sikora Pawlak"],
  pt: ["Joana Rui Marta Tiago Ines", "Silva Costa Pinto Lopes Duarte"],
  sv: ["Elsa Nils Karin Johan Maja", "Berg Nyström Ek Lund Sandberg"],
  da: ["Mette Lars Freja Anders", "Holm Krogh Juhl Bech Dahl"],
  cs: ["Jana Petr Lenka Ondrej", "Dvorak Svoboda Kral Benes Horak"],
  zh: ["Wei Li Xiu Jun Mei", "Chen Zhang Wu Lin Zhao"],
  ja: ["Yuki Kenji Aiko Haruto", "Tanaka Mori Sato Ito Kimura"],
  ar: ["Layla Omar Nour Samir", "Haddad Mansour Khalil Nassar"],
};

export const given = Object.fromEntries(
  Object.entries(names).map(([code, [each]]) => [code, each.split(" ")]),
);
export const family = Object.fromEntries(
  Object.entries(names).map(([code, [, each]]) => [code, each.split(" ")]),
);
