// What the organiser runs, and who comes, speaks, sponsors and spreads the codes.

/**
 * Series, topic, city, country, venue, format, the day of the year on which it begins, its length in days,
 * places, price of a regular ticket in euros, how full it gets in a hundred, and the years it is held in.
 */
export const series = [
  ["DataForum", "Data", "Berlin", "Germany", "STATION", "onsite", 130, 3, 620, 690, 92],
  ["Frontend Fjord", "Web", "Oslo", "Norway", "Sentralen", "onsite", 163, 2, 420, 540, 88],
  ["CloudNorth", "Cloud", "København", "Denmark", "Øksnehallen", "hybrid", 322, 2, 520, 620, 84],
  ["PyRhein", "Python", "Köln", "Germany", "Gürzenich", "onsite", 253, 3, 480, 390, 113],
  ["SecCon Alps", "Security", "Zürich", "Switzerland", "Kaufleuten", "onsite", 94, 2, 360, 890, 78],
  ["AI in Production", "AI", "Amsterdam", "Netherlands", "Beurs", "hybrid", 274, 2, 640, 740, 103],
  ["Product Camp", "Product", "Lisboa", "Portugal", "LX Factory", "onsite", 70, 2, 300, 450, 81],
  ["Rust & Beyond", "Rust", "Kraków", "Poland", "ICE", "onsite", 288, 2, 280, 320, 101],
  ["DevOps Danube", "DevOps", "Wien", "Austria", "MuseumsQuartier", "onsite", 300, 2, 450, 480, 79],
  ["API Summit", "APIs", "", "", "", "online", 40, 1, 0, 120, 61],
  ["Leaders in Tech", "Leadership", "Paris", "France", "Station F", "onsite", 336, 1, 240, 980, 86],
  [
    "Mobile Makers",
    "Mobile",
    "Stockholm",
    "Sweden",
    "Münchenbryggeriet",
    "onsite",
    110,
    2,
    330,
    420,
    64,
  ],
  [
    "GreenCode",
    "Sustainability",
    "Hamburg",
    "Germany",
    "Kampnagel",
    "onsite",
    185,
    1,
    260,
    290,
    55,
  ],
];

/** Where a series was not held in each of the three years, the years that it was; these come next spring as well. */
export const yearsOf = { "Mobile Makers": [2025, 2026], GreenCode: [2025, 2026] };
export const nextYear = ["DataForum", "Product Camp", "SecCon Alps"];

/** Name, for whom, the price in parts of the regular one, and the share of it among a hundred tickets. */
export const ticketKinds = [
  ["Early Bird", "GEN", 0.7, 0],
  ["Regular", "GEN", 1, 0],
  ["Last Minute", "GEN", 1.25, 0],
  ["Student", "EDU", 0.3, 11],
  ["VIP", "GEN", 2.2, 6],
  ["Workshop Pass", "GEN", 1.6, 13],
  ["Complimentary", "INV", 0, 9],
];

export const roles = [
  "Software Engineer",
  "Data Engineer",
  "Product Manager",
  "Designer",
  "Engineering Manager",
  "CTO",
  "Consultant",
  "Student",
];
export const countries = [
  ["Germany", 30],
  ["Netherlands", 11],
  ["Switzerland", 9],
  ["Austria", 8],
  ["France", 8],
  ["Norway", 7],
  ["Denmark", 7],
  ["Sweden", 6],
  ["Poland", 6],
  ["Portugal", 4],
  ["United Kingdom", 4],
];

export const companies =
  `Siemens|SAP|Zalando|ING|Ericsson|Spotify|Booking.com|Bosch|Equinor|Maersk|Adyen|Klarna|Allianz
Swisscom|Deutsche Bahn|OTTO|Novo Nordisk|Vipps|Allegro|Delivery Hero|Personio|Trade Republic|N26|Celonis|DeepL|Doctolib
BlaBlaCar|OutSystems|Farfetch|Red Bull|Dynatrace|Schibsted|Finn|Visma|Danske Bank|LEGO|Philips|ASML|Picnic|Coolblue|IKEA
Volvo|Tink|UBS|Zühlke|Migros|Proton|Sonar|Thoughtworks|inovex|codecentric|Capgemini|Accenture|Monzo|Revolut|Ocado`
    .split(/[|\n]/)
    .map((name) => name.trim());

export const sponsors = [
  ["Nordlys Systems", "Cloud"],
  ["Datenwerk", "Databases"],
  ["Grafana Labs", "Observability"],
  ["JetBrains", "Developer tools"],
  ["Elastic", "Databases"],
  ["Hetzner", "Cloud"],
  ["Snyk", "Security"],
  ["Aleph Alpha", "AI"],
  ["Mistral AI", "AI"],
  ["Contentful", "Developer tools"],
  ["Kubermatic", "Cloud"],
  ["Exoscale", "Cloud"],
  ["Sentry", "Observability"],
  ["Datadog", "Observability"],
  ["GitLab", "Developer tools"],
  ["Personio", "HR"],
  ["Honeypot", "Recruiting"],
  ["Stepstone", "Recruiting"],
  ["Thoughtworks", "Consulting"],
  ["inovex", "Consulting"],
  ["Aiven", "Databases"],
  ["Proton", "Security"],
  ["Yubico", "Security"],
  ["Mollie", "Payments"],
  ["Adyen", "Payments"],
  ["Stripe", "Payments"],
  ["Miro", "Collaboration"],
  ["Linear", "Collaboration"],
  ["Qdrant", "AI"],
  ["Weaviate", "AI"],
  ["Tuta", "Security"],
  ["Fly.io", "Cloud"],
];
export const tiers = [
  ["Diamond", 240, 36],
  ["Gold", 120, 18],
  ["Silver", 60, 9],
  ["Bronze", 25, 4],
];
export const owners = ["Lena Hofmann", "Marek Zieliński", "Sofie Lindqvist"];

/** Who gives the codes away, what a code begins with, percent or a fixed sum, how much, and how widely it is read. */
export const partners = [
  ["PyLadies", "PYLADIES", "PCT", 20, 5],
  ["Women in Tech Oslo", "WITOSLO", "PCT", 25, 3],
  ["heise Academy", "HEISE", "PCT", 10, 6],
  ["Engineering Kiosk", "KIOSK", "PCT", 15, 9],
  ["Data Engineers Berlin", "DEBERLIN", "FIX", 50, 4],
  ["Cloud Native Nordics", "CNNORDICS", "PCT", 15, 4],
  ["Rust Kraków", "RUSTKRK", "FIX", 40, 1],
  ["Product Tank", "PTANK", "PCT", 20, 3],
  ["Nordlys Systems", "NORDLYS", "PCT", 30, 2],
  ["TU Wien", "TUWIEN", "FIX", 30, 2],
  ["In-house", "NEWSLETTER", "PCT", 10, 12],
  ["In-house", "FRIENDS", "PCT", 35, 3],
];

export const tracks = ["Practice", "Architecture", "People", "Tooling", "Research"];
export const sources = ["newsletter", "google", "linkedin", "partner", "direct"];

export const given =
  `Anna Jonas Léa Mateusz Ingrid Thijs Sofia Lukas Zoë Paweł Astrid Daan Inês Felix Chloé Jakub Nora Bram Beatriz
Moritz Camille Agnieszka Henrik Sanne Tiago Julia Hugo Katarzyna Mikkel Lotte João Elena Émile Piotr Freja Ruben Marta`.split(
    /\s/,
  );
export const family =
  `Müller Jansen Dubois Kowalski Hansen Silva Schmid Andersen Nowak Visser Moreau Larsen Becker Costa Wójcik Bakker
Fischer Laurent Nilsen Huber Pereira Lindberg Weiß Mazur Girard Smit Johansson Keller Ferreira Zając Bauer Petit`.split(
    /\s/,
  );

export const titlePatterns = [
  "Lessons from # in the wild",
  "# without tears",
  "The hidden cost of #",
  "# at scale",
  "Rethinking #",
  "What nobody tells you about #",
  "A practical guide to #",
  "# from scratch",
  "Debugging # at 3 a.m.",
  "Why we gave up on #",
  "# for the rest of us",
  "The future of #",
  "Ten years of #",
  "Measuring what matters in #",
  "Shipping # on a small team",
  "# considered harmful",
  "Hands-on #",
  "Five myths about #",
  "# for grown-ups",
  "Migrating to #",
  "# after midnight",
  "Teaching #",
  "Testing #",
  "A love letter to #",
  "# under pressure",
  "How we broke #",
  "Saying no to #",
  "# and the art of letting go",
  "From zero to #",
];
export const subjects = {
  Data: "lakehouses|data contracts|stream processing|DuckDB|dbt models|data quality|semantic layers|vector search|CDC pipelines",
  Web: "server components|design systems|web performance|CSS grids|accessibility|signals|micro-frontends|hydration|WebAssembly",
  Cloud:
    "Kubernetes operators|service meshes|FinOps|multi-cloud|serverless|eBPF|platform teams|chaos drills|GitOps",
  Python:
    "type hints|asyncio|packaging|pandas|FastAPI|notebooks|C extensions|free threading|Django",
  Security:
    "threat models|passkeys|supply chains|zero trust|red teaming|SBOMs|secrets|fuzzing|incident response",
  AI: "retrieval|agents|model evaluation|fine-tuning|prompt caching|GPU clusters|guardrails|small models|feature stores",
  Product:
    "discovery|roadmaps|pricing|onboarding|OKRs|experiments|user interviews|churn|product analytics",
  Rust: "lifetimes|async Rust|embedded Rust|macros|unsafe code|Rust in the kernel|FFI|trait objects|build times",
  DevOps:
    "on-call|observability|CI pipelines|incident reviews|SLOs|Terraform|release trains|monorepos|postmortems",
  APIs: "GraphQL|OpenAPI|gRPC|webhooks|API versioning|rate limits|API gateways|event-driven APIs|idempotency",
  Leadership:
    "hiring|one-on-ones|remote teams|engineering budgets|reorganisations|staff engineers|feedback|layoffs|delegation",
  Mobile:
    "Kotlin Multiplatform|SwiftUI|offline sync|app size|Flutter|push notifications|deep links|widgets|mobile CI",
  Sustainability:
    "carbon-aware jobs|green hosting|energy metering|e-waste|lean pages|edge caching|reporting rules|idle servers|cold storage",
};
