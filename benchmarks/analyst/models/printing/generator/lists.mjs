// Who a print shop works for, what it prints, on what and by whom.

/** Customers that have been there all along: name, sector, town, how much they order. */
export const regulars = [
  ["Aldbrook Council", "Public sector", "Aldbrook", 26],
  ["Northgate Theatre", "Arts", "Leeds", 17],
  ["Northgate Dental", "Health", "Leeds", 5],
  ["Pennine Brewing", "Food and drink", "Huddersfield", 15],
  ["St Aidan's School", "Education", "Harrogate", 12],
  ["St Aidan's Church", "Charity", "Harrogate", 3],
  ["Harlow Estates", "Property", "Harrogate", 18],
  ["Whitfield & Sons", "Construction", "Wakefield", 7],
  ["Copper Kettle Cafes", "Food and drink", "York", 11],
  ["University of Calder", "Education", "Halifax", 22],
  ["Brightwell Marketing", "Agency", "Leeds", 28],
  ["Studio Fenn", "Agency", "Leeds", 14],
  ["Moorland Hospice", "Charity", "Skipton", 9],
  ["Castle Auctions", "Retail", "Wakefield", 8],
  ["Kirkstall Motors", "Motor trade", "Leeds", 6],
];

export const firstWords =
  "Abbey|Acorn|Beacon|Beck|Bridge|Cedar|Crown|Dale|Elm|Fountain|Grange|Hawthorn|Holly|Ivy|Kestrel|Linden|Mill|Oakwood|Orchard|Park|Quarry|Riverside|Rose|Station|Summit|Tower|Valley|Victoria|Wharfe|York".split(
    "|",
  );
/** The other word of a name, and the sector that it tells. */
export const lastWords = [
  ["Garage", "Motor trade"],
  ["Kitchens", "Retail"],
  ["Lettings", "Property"],
  ["Physio", "Health"],
  ["Primary School", "Education"],
  ["Roofing", "Construction"],
  ["Deli", "Food and drink"],
  ["Creative", "Agency"],
  ["Trust", "Charity"],
  ["Gallery", "Arts"],
  ["Solicitors", "Professional services"],
  ["Accountants", "Professional services"],
];
export const towns = ["Leeds", "Wakefield", "Bradford", "Harrogate", "York", "Halifax", "Skipton"];

export const accountManagers = ["Sarah Holt", "Sarah Lunn", "Dev Patel", "Mick Garside"];
export const estimators = ["Joanne Pike", "Dev Patel", "Tom Ackroyd"];
export const handlers = ["Maureen Slack", "Ellie Brook", "Callum Reid"];

/** Product, weight, quantities, pence of a piece at its least, share of material, kind of press, VAT in percent. */
export const products = [
  ["Business cards", 22, [250, 500, 1000], 11, 0.14, "DIG", 20],
  ["Flyers", 20, [1000, 2500, 5000, 10000], 4, 0.3, "DIG", 0],
  ["Brochures", 11, [250, 500, 1000, 2000], 165, 0.34, "LIT", 0],
  ["Booklets", 9, [100, 250, 500], 210, 0.3, "DIG", 0],
  ["Posters", 8, [25, 50, 100, 250], 190, 0.22, "WFM", 20],
  ["Banners", 6, [1, 2, 4, 10], 6800, 0.28, "WFM", 20],
  ["Letterheads", 6, [500, 1000, 2000], 9, 0.32, "LIT", 20],
  ["NCR pads", 6, [20, 50, 100], 480, 0.36, "LIT", 20],
  ["Menus", 4, [50, 100, 200], 140, 0.26, "DIG", 20],
  ["Labels", 4, [1000, 5000, 10000], 6, 0.31, "DIG", 20],
  ["Invitations", 3, [50, 100, 150], 155, 0.24, "DIG", 20],
  ["Annual reports", 1, [100, 300, 500], 920, 0.37, "LIT", 0],
];

/** Machine, kind, weight within its kind, minutes of making ready, sheets an hour, downtime in percent of runs. */
export const machines = [
  ["Komori Lithrone", "LIT", 6, 38, 9000, 15],
  ["Heidelberg SM52", "LIT", 4, 29, 7000, 9],
  ["Xerox Versant", "DIG", 6, 9, 2600, 11],
  ["Ricoh Pro C7200", "DIG", 5, 8, 2300, 8],
  ["HP Latex 360", "WFM", 1, 14, 60, 10],
  ["Polar 92", "FIN", 5, 6, 12000, 2],
  ["Horizon folder", "FIN", 3, 16, 6000, 7],
  ["Duplo booklet maker", "FIN", 3, 18, 2400, 12],
];
export const pressOperators = ["Kev Marsh", "Ian Dobson", "Piotr Nowak", "Jade Firth"];
export const finishers = ["Lorna Kaye", "Ian Walker", "Bev Hirst"];
export const downReasons = [
  ["Paper jam", 9],
  ["Waiting for plates", 5],
  ["Engineer called", 3],
  ["Colour out", 4],
  ["Blade change", 2],
];

export const lostReasons = [
  ["PRC", 46],
  ["TIM", 17],
  ["ONL", 21],
  ["CAN", 12],
  ["", 14],
];
export const reprintReasons = [
  ["CLR", 8],
  ["TRM", 6],
  ["ART", 5],
  ["DMG", 4],
  ["SHT", 3],
];

/** Code, material, kind, size, unit, pence of a unit, level to reorder at, supplier. */
const material = (line) => line.split("|");
export const materials = [
  "P130S3|130gsm Silk|PAP|SRA3|sheet|3.1|8000|Antalis",
  "P130S2|130gsm Silk|PAP|SRA2|sheet|6.4|6000|Antalis",
  "P150S3|150gsm Silk|PAP|SRA3|sheet|3.6|8000|Antalis",
  "P150G2|150gsm Gloss|PAP|SRA2|sheet|7.2|5000|Premier Paper",
  "P170S3|170gsm Silk|PAP|SRA3|sheet|4.1|6000|Premier Paper",
  "P250S3|250gsm Silk|PAP|SRA3|sheet|6.2|4000|Antalis",
  "P350S3|350gsm Silk|PAP|SRA3|sheet|8.8|6000|Antalis",
  "P350S2|350gsm Silk|PAP|SRA2|sheet|18|3000|Antalis",
  "P400S3|400gsm Silk|PAP|SRA3|sheet|10.4|2500|Premier Paper",
  "P100U3|100gsm Uncoated|PAP|SRA3|sheet|2.6|10000|Denmaur",
  "P120U2|120gsm Uncoated|PAP|SRA2|sheet|6.1|4000|Denmaur",
  "P160R3|160gsm Recycled|PAP|SRA3|sheet|5.2|2000|Denmaur",
  "P300R3|300gsm Recycled|PAP|SRA3|sheet|9.6|1500|Denmaur",
  "PNCR2W|NCR 2 part white|PAP|SRA3|sheet|5.8|3000|Premier Paper",
  "PNCR3W|NCR 3 part white|PAP|SRA3|sheet|7.7|2000|Premier Paper",
  "EDLW|DL window envelope|ENV|DL|box|1450|12|Blake",
  "EDLP|DL plain envelope|ENV|DL|box|1320|10|Blake",
  "EC5P|C5 plain envelope|ENV|C5|box|1680|10|Blake",
  "EC4B|C4 board back envelope|ENV|C4|box|2950|6|Eagle Envelopes",
  "IKC|Process cyan ink|INK||kg|1890|6|Heritage Inks",
  "IKM|Process magenta ink|INK||kg|1890|6|Heritage Inks",
  "IKY|Process yellow ink|INK||kg|1790|6|Heritage Inks",
  "IKK|Process black ink|INK||kg|1510|8|Heritage Inks",
  "TXK|Versant black toner|INK||each|7400|3|Xerox",
  "TXC|Versant cyan toner|INK||each|12900|2|Xerox",
  "PLT52|SM52 plate|PLT||each|385|60|Agfa",
  "PLTKO|Lithrone plate|PLT||each|610|60|Agfa",
  "VPVC|PVC banner 510gsm|WID|1370mm|roll|9800|3|Soyang",
  "VPOS|Poster paper 200gsm|WID|1067mm|roll|6200|4|Soyang",
  "VSAV|Self adhesive vinyl|WID|1370mm|roll|8700|3|Soyang",
  "LMAT|Matt laminate|FIN|SRA3|roll|7100|3|Vivid",
  "LGLO|Gloss laminate|FIN|SRA3|roll|6600|3|Vivid",
  "LSOF|Soft touch laminate|FIN|SRA3|roll|11800|2|Vivid",
  "WIRE|Wire binding 9.5mm|FIN||box|2350|4|Renz",
].map(material);
