// The names and words of the payment provider's data.

/** Vertical, merchant category code, names, lowest and highest amount in euros, at the till, recurring (percent). */
export const verticals = [
  [
    ...["Fashion", 5651],
    "Lindqvist Knitwear|Atelier Nord|Moda Sevilla|Bruine Schoen|Hemdenwerk|Loja do Sol|Maison Perrin|Denim Depot|Stockholm Socks|Tilly Vintage|Zijde en Zo|Katoen Club",
    ...[18, 190, 15, 0],
  ],
  [
    ...["Electronics", 5732],
    "Funkhaus Weber|Kabelkoning|Pixel Lisboa|TechRonda|Nordljud Audio|Led et Lui|Gadgetgarage|Refurb Republic|Drone Delft|Akkuprofi",
    ...[25, 620, 10, 0],
  ],
  [
    ...["Groceries", 5411],
    "Vers van Vandaag|Biokiste Freiburg|Mercado Triana|Halles Bio|Saluhallen Sju|Kruidenier Bos|Feinkost Adler|Panier Vert|Horta Fresca|Marché du Coin",
    ...[9, 95, 60, 4],
  ],
  [
    ...["Travel", 4722],
    "Fjordvandring|Zugvogel Reisen|Algarve Villas|Camino Tours|Wadlopen Wijzer|Vols et Vent|Citybreak Club|Alpenbus|Island Ferries|Nachtzug Now",
    ...[60, 1400, 3, 0],
  ],
  [
    ...["Digital goods", 5816],
    "Pixelpaladin|Streamkiste|Lectora|Nota Bene Apps|Klangfarbe|FitFabel|Mapmaker Pro|Vocabulo|Spelkassa|Cloudkladde|Indie Arcade|Podpalais",
    ...[4, 45, 0, 62],
  ],
  [
    ...["Restaurants", 5812],
    "Bar Bidasoa|Zum Goldenen Hirsch|Pannenkoekenboot|Chez Margaux|Tasca da Ana|Smörgåsbaren|Ramen Rotterdam|Kaffeeklatsch|Brasserie Zola|Taco Temple|Osteria Nove",
    ...[12, 110, 82, 0],
  ],
  [
    ...["Health & beauty", 5977],
    "Apotheke am Markt|Huidhuis|Savon de Lyon|Perfumaria Rosa|Barbershop Bonn|Lumi Skincare|Tandzorg Plus|Vital Abo|Optik Lehmann|Yoga Yard",
    ...[14, 130, 25, 22],
  ],
  [
    ...["Sports & outdoor", 5941],
    "Bergfex Shop|Fietsfabriek|Surf Ericeira|Löparlagret|Kletterkiste|Padel Point|Velo Vosges|Zwemwereld|Angelhof",
    ...[20, 380, 20, 0],
  ],
];

/** Country and how many merchants are there. */
export const countries = [
  ["NL", 9],
  ["DE", 8],
  ["FR", 5],
  ["ES", 4],
  ["PT", 3],
  ["SE", 3],
];

export const managers = ["Anouk de Wit", "Jonas Brandt", "Leïla Haddad", "Marta Pires"];

export const foreign = ["GB", "US", "BE", "PL", "IE", "CH"];
export const currencies = { GB: "GBP", US: "USD", SE: "SEK", CH: "CHF", PL: "PLN" };

/** Why a card, or another method, is declined: code and weight. */
export const cardDeclines = [
  ["insufficient_funds", 9],
  ["do_not_honor", 7],
  ["authentication_failed", 5],
  ["expired_card", 3],
  ["suspected_fraud", 3],
  ["invalid_cvc", 2],
  ["issuer_unavailable", 1],
];
export const otherDeclines = [
  ["customer_abandoned", 6],
  ["insufficient_funds", 3],
  ["account_closed", 1],
];

export const refundReasons = [
  ["requested_by_customer", 10],
  ["item_returned", 6],
  ["duplicate", 2],
  ["out_of_stock", 2],
  ["fraudulent", 1],
];

export const disputeReasons = [
  ["fraudulent", 8],
  ["product_not_received", 6],
  ["not_as_described", 4],
  ["subscription_canceled", 3],
  ["duplicate", 2],
  ["credit_not_processed", 1],
];

export const analysts = ["Bram Visser", "Elif Kaya", "Hanna Lund", "Rui Tavares"];

export const payoutFailures = ["account_closed", "invalid_iban", "bank_rejected"];

/** One of a list of pairs of value and weight. */
export const drawn = (chance, pairs) =>
  pairs[chance.weighted(pairs.map(([, weight]) => weight))][0];
