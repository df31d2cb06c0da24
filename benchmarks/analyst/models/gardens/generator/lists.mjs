// The stores, suppliers, categories and products of the chain, and the names of its loyalty members.

/** Name, town, region, format, opening day (after 2024-01-01), square metres, café, share of the receipts. */
export const stores = [
  ["Dún Laoghaire", "Dún Laoghaire", "Leinster", "L", -5200, 3200, true, 6],
  ["Kilkenny", "Kilkenny", "Leinster", "M", -3900, 2100, true, 4],
  ["Cork Harbour", "Cobh", "Munster", "L", -2750, 2900, true, 5],
  ["Ennis", "Ennis", "Munster", "S", -1500, 1100, false, 2],
  ["Galway Road", "Galway", "Connacht", "M", -820, 1900, false, 4],
  ["Sligo", "Sligo", "Connacht", "S", 439, 1250, true, 3],
];

/** Name, country, days from order to delivery as promised. */
export const suppliers = [
  ["Greenleaf Nurseries", "Ireland", 6],
  ["Pépinières Moreau", "France", 14],
  ["Van der Berg Bulbs", "Netherlands", 12],
  ["Gärtnerei Köhler", "Germany", 15],
  ["Viveros Muñoz", "Spain", 19],
  ["Wicklow Compost", "Ireland", 5],
  ["Ironside Tools", "United Kingdom", 16],
  ["Casa Terracotta", "Italy", 21],
];

/** Name, department, cost as a share of the price, most units of a line, and whether it may be returned. */
export const categories = [
  ["Bedding plants", "Plants", 0.45, 8, true],
  ["Shrubs", "Plants", 0.5, 3, true],
  ["Houseplants", "Plants", 0.48, 2, true],
  ["Seeds and bulbs", "Plants", 0.4, 6, false],
  ["Compost and soil", "Garden care", 0.62, 5, true],
  ["Tools", "Garden care", 0.58, 2, true],
  ["Pots and planters", "Outdoor living", 0.55, 4, true],
  ["Garden furniture", "Outdoor living", 0.66, 1, true],
];

/** By category: its suppliers (by number), and names with prices. */
export const assortment = [
  [
    [1, 2],
    "Petunia Tray:5.99|Geranium Rouge:3.49|Lobelia Blue:2.99|Begonia Crème:4.25|Marigold Pack:3.99|Pansy Mix:4.49",
  ],
  [
    [1, 2, 4],
    "Hydrangea Annabelle:18.99|Lavender Hidcote:8.5|Rosa Décor:15.75|Box Ball:32|Rhododendron Käthe:24.99|Buddleja Purple:12.5",
  ],
  [
    [2, 5],
    "Monstera:29.99|Peace Lily:14.5|Aloe Vera:9.75|Orchid Señorita:19.99|Rubber Plant:24.5|Fern Boston:11.25",
  ],
  [
    [3],
    "Tulip Bulbs:6.99|Daffodil Bulbs:5.5|Tomato Seeds:2.75|Wildflower Seeds:3.25|Crocus Bulbs:4.99|Lettuce Seeds:1.99",
  ],
  [
    [6],
    "Multipurpose Compost:7.99|Ericaceous Compost:8.99|Topsoil:5.75|Bark Mulch:9.5|Seed Compost:6.25|Grow Bag:4.5",
  ],
  [
    [7],
    "Hand Trowel:8.99|Pruning Shears:22.5|Garden Spade:34.99|Watering Can:12.99|Leaf Rake:16.75|Hose Reel:49.99",
  ],
  [
    [5, 8],
    "Terracotta Pot:6.5|Glazed Planter:27.99|Hanging Basket:9.99|Window Box:13.5|Zinc Tub:38|Mini Pot Set:7.25",
  ],
  [
    [8],
    "Bistro Set:149|Teak Bench:219|Parasol:89.5|Deck Chair:59|Fire Pit:129.99|Picnic Table:185",
  ],
];

export const firstNames =
  "Aoife Brian Ciara Declan Eoin Fiona Gráinne Hugh Inés Jack Kate Liam Máire Niamh Órla Pádraig Róisín Seán Tomás Una".split(
    " ",
  );
export const lastNames =
  "Byrne|Carroll|Doyle|Egan|Fahey|Gallagher|Hayes|Ivers|Joyce|Keane|Lynch|Murphy|Nolan|Ó Briain|Power|Quinn|Ryan|Sweeney|Tierney|Walsh".split(
    "|",
  );
