// The salons, who works there, what they do and sell, and what their clients are called.

/** Salon, day of opening after 2024-01-01, hour of closing, open weekdays (0 Monday), how full it gets in a hundred each year. */
export const salons = {
  Bath: { opens: -2900, closes: 18, days: [0, 1, 2, 3, 4, 5, 6], demand: [43, 46, 49] },
  Clifton: { opens: -2100, closes: 19, days: [0, 1, 2, 3, 4, 5], demand: [44, 46, 48] },
  Cheltenham: { opens: -1500, closes: 18, days: [0, 1, 2, 3, 4, 5], demand: [42, 42, 34] },
  Stroud: { opens: 245, closes: 17, days: [1, 2, 3, 4, 5], demand: [28, 36, 39] },
  Cardiff: { opens: 434, closes: 18, days: [0, 1, 2, 3, 4, 5], demand: [0, 33, 42] },
};

/** Name, salon, grade, contract, first day after 2024-01-01, weekdays, and last day of those who left. */
export const team = [
  ["Marcus Bell", "Bath", "DIR", "EMP", -2890, [1, 2, 3, 4, 5]],
  ["Ellie Watts", "Bath", "SNR", "EMP", -1730, [0, 2, 3, 5]],
  ["Tom Fletcher", "Bath", "STY", "EMP", -610, [1, 2, 4, 5, 6]],
  ["Chloe Davies", "Bath", "SNR", "EMP", -1205, [0, 1, 3, 4, 5]],
  ["Zara Khan", "Bath", "THR", "EMP", -420, [1, 2, 3, 4, 5]],
  ["Leanne Pugh", "Bath", "STY", "EMP", -980, [0, 2, 4, 5, 6], 530],
  ["Jodie Marsh", "Bath", "JNR", "EMP", 252, [0, 2, 3, 4, 5]],
  ["Priya Nair", "Clifton", "SNR", "EMP", -1460, [0, 2, 3, 4, 5]],
  ["Dominic Shaw", "Clifton", "DIR", "EMP", -2100, [1, 2, 4, 5]],
  ["Hannah Lowe", "Clifton", "STY", "EMP", -340, [0, 1, 3, 4, 5]],
  ["Kayleigh Ross", "Clifton", "THR", "EMP", -55, [0, 1, 2, 4, 5]],
  ["Rosie Tan", "Clifton", "SNR", "SEL", -700, [1, 2, 3, 5]],
  ["Sam Ogden", "Clifton", "STY", "EMP", -210, [0, 1, 2, 3, 5], 837],
  ["Aaron Pike", "Clifton", "JNR", "EMP", 399, [0, 1, 3, 4, 5]],
  ["Giulia Conti", "Cheltenham", "DIR", "EMP", -1500, [1, 2, 3, 4, 5], 783],
  ["Beth Harmer", "Cheltenham", "SNR", "EMP", -860, [0, 2, 3, 4]],
  ["Callum Reid", "Cheltenham", "STY", "EMP", -130, [0, 1, 3, 4, 5]],
  ["Nadia Aziz", "Cheltenham", "THR", "SEL", -500, [0, 1, 3, 5]],
  ["Freya Holt", "Cheltenham", "JNR", "EMP", 280, [1, 2, 3, 4, 5]],
  ["Joanne Field", "Stroud", "SNR", "EMP", 245, [1, 2, 3, 5]],
  ["Lucy Baines", "Stroud", "STY", "EMP", 245, [1, 3, 4, 5]],
  ["Meg Tully", "Stroud", "THR", "SEL", 301, [2, 3, 4], 940],
  ["Rhys Morgan", "Cardiff", "DIR", "EMP", 434, [1, 2, 3, 4, 5]],
  ["Chloe Davies", "Cardiff", "STY", "EMP", 441, [0, 1, 3, 4, 5]],
  ["Carys Bowen", "Cardiff", "SNR", "SEL", 462, [1, 2, 4, 5]],
  ["Ffion Price", "Cardiff", "THR", "EMP", 497, [0, 2, 3, 5]],
  ["Dylan Howells", "Cardiff", "JNR", "EMP", 616, [0, 1, 2, 4, 5], 970],
];

/** Service, category, minutes, price of a stylist in pounds, weight. */
export const hair = [
  ["Cut & finish", "Cut", 60, 48, 26],
  ["Gents cut", "Cut", 30, 27, 20],
  ["Fringe trim", "Cut", 15, 8, 5],
  ["Childs cut", "Cut", 30, 18, 7],
  ["Blow dry", "Styling", 45, 32, 12],
  ["Hair up", "Styling", 60, 52, 3],
  ["Root tint", "Colour", 90, 58, 13],
  ["Half head highlights", "Colour", 120, 88, 9],
  ["Full head highlights", "Colour", 150, 118, 6],
  ["Balayage", "Colour", 180, 145, 7],
  ["Toner", "Colour", 30, 24, 4],
  ["Olaplex treatment", "Treatment", 30, 30, 5],
  ["Keratin smoothing", "Treatment", 150, 160, 1],
];

export const beauty = [
  ["Gel manicure", "Nails", 45, 34, 22],
  ["Gel pedicure", "Nails", 60, 42, 12],
  ["Brow shape & tint", "Brows & lashes", 30, 24, 22],
  ["Lash lift", "Brows & lashes", 60, 49, 12],
  ["Half leg wax", "Waxing", 30, 23, 12],
  ["Bikini wax", "Waxing", 30, 22, 8],
  ["Express facial", "Skin", 45, 45, 7],
  ["Deep cleanse facial", "Skin", 75, 72, 4],
];

/** Product, brand, kind, price and cost in pence, weight. */
export const products = [
  ["Smooth Shampoo 250ml", "Aveda", "Shampoo", 2700, 1450, 14],
  ["Moisture Shampoo 300ml", "Kevin Murphy", "Shampoo", 2650, 1380, 13],
  ["Silver Shampoo 250ml", "Fudge", "Shampoo", 1400, 690, 12],
  ["Moisture Conditioner 300ml", "Kevin Murphy", "Conditioner", 2750, 1420, 11],
  ["Smooth Conditioner 250ml", "Aveda", "Conditioner", 2900, 1540, 10],
  ["No.3 Hair Perfector", "Olaplex", "Treatment", 2800, 1610, 15],
  ["No.7 Bonding Oil", "Olaplex", "Treatment", 2800, 1600, 9],
  ["Matte Clay", "Fudge", "Styling", 1550, 720, 8],
  ["Session Hairspray", "Kevin Murphy", "Styling", 2600, 1330, 8],
  ["Heat Protect Spray", "GHD", "Styling", 2000, 1150, 7],
  ["Platinum+ Styler", "GHD", "Electrical", 22900, 16100, 1],
  ["Helios Hairdryer", "GHD", "Electrical", 17900, 12700, 1],
  ["Cuticle Oil", "OPI", "Nails", 1100, 480, 6],
  ["Paddle Brush", "", "Accessories", 1200, 410, 4],
];

export const sources = ["Instagram", "Google", "Recommendation", "Walked past", "Treatwell"];

const words = (text) => text.split(" ");

export const given = words(
  "Olivia Amelia Isla Ava Mia Ivy Lily Grace Freya Emily Sophie Ella Poppy Evie Charlotte Daisy Alice Florence Ruby Matilda Lucy Hannah Megan Bethan Cerys Sian Rachel Laura Emma Katie Sarah Claire Nicola Karen Julie Alison Helen Susan Deborah Tracey Fatima Aisha Priyanka Mei Agnieszka Sofia Oliver George Harry Jack Noah Leo Oscar Archie James William Thomas Daniel Owen Gareth Mohammed Ravi Piotr Ben Luke Adam Michael David Paul Mark Steven",
);

export const family = words(
  "Smith Jones Williams Taylor Davies Brown Evans Wilson Thomas Roberts Johnson Lewis Walker Robinson Wood Thompson White Watson Jackson Wright Green Harris Cooper King Lee Martin Clarke James Morgan Hughes Edwards Hill Moore Clark Harrison Scott Young Morris Hall Ward Turner Carter Phillips Mitchell Patel Adams Campbell Anderson Allen Cook Bailey Parker Miller Khan Begum Kaur Nowak Murphy Kelly Price Bennett Griffiths Powell Rees",
);
