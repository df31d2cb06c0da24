/** Name, how much of the work it has, and its towns with their postcode areas. */
export const depots = [
  ["Leeds", 30, ["Leeds LS6", "Leeds LS8", "Leeds LS17", "Otley LS21", "Wetherby LS22"]],
  [
    "Bradford",
    22,
    ["Bradford BD3", "Bradford BD9", "Shipley BD18", "Keighley BD21", "Bingley BD16"],
  ],
  ["Wakefield", 18, ["Wakefield WF1", "Ossett WF5", "Pontefract WF8", "Castleford WF10"]],
  ["York", 16, ["York YO10", "York YO24", "Selby YO8", "Tadcaster LS24", "Malton YO17"]],
  ["Hull", 14, ["Hull HU5", "Hull HU8", "Beverley HU17", "Hessle HU13", "Cottingham HU16"]],
];

export const streets =
  "Chapel Lane|Station Road|Mill Lane|Church Street|Victoria Road|Park Avenue|High Street|The Crescent|Queen Street|Albert Terrace|Moor View|Back Lane|Springfield Road|Grove Road|Westgate|Cemetery Road|Highfield Drive|Oak Close|North Parade|Beck Side|Manor Garth|School Lane|Bridge Street|Hawthorn Avenue".split(
    "|",
  );

export const given =
  "Sarah|John|Margaret|David|Susan|Paul|Emma|Andrew|Karen|Mohammed|Rachel|Stephen|Claire|Imran|Julie|Peter|Helen|Ayesha|Michael|Joanne|Simon|Lisa|Tariq|Janet|Chris|Amanda|Brian|Nicola|Piotr|Gillian|Keith|Zoe|Alan|Fiona".split(
    "|",
  );

export const family =
  "Hughes|Smith|Khan|Taylor|Hartley|Wilson|Sutcliffe|Patel|Brown|Walker|Ackroyd|Wood|Hussain|Thompson|Greenwood|Jackson|Holroyd|Ahmed|White|Barraclough|Clark|Kowalski|Dyson|Robinson|Firth|Mitchell|Priestley|Ward|Naylor|Booth|Evans|Lumb|Shaw|Murphy|Bailey|Crossley".split(
    "|",
  );

export const agents =
  "Brightside Lettings|Northgate Estates|Keyworth Property|Aire Valley Lettings|Ridings Residential|Ouse & Foss Homes|Humber Lets|Castle Rentals|Student Pads Leeds|Moorland Property Management|Threshold Lettings|White Rose Homes".split(
    "|",
  );

export const businesses =
  "The Fleece Inn|Bettany's Bakery|Dales Dental Care|Hilltop Primary School|St Aidan's Academy|Sunrise Care Home|The Old Mill Hotel|Riverside Fitness|Pennine Print|Kirkgate Offices|Bamboo Garden|Sparkle Launderette|Northern Tool Hire|Ash & Elm Solicitors|The Copper Kettle|Calder Vets|Minster View Hotel|Harbour Fish Bar|Oakwood Nursery|Tanfield Foods|Meadow Court Care Home|Parkside Garage|Barley Hall Brewery|Wharfedale Golf Club|Humberside Cold Store|Town Hall Chambers".split(
    "|",
  );

/** Name, depot, trade, grade, joined and left in days from 2024, and how good the work is from 0 to 1. */
export const engineers = [
  ["Gary Pickles", "Leeds", "GAS", "Senior", -3100, undefined, 0.9],
  ["Mark Taylor", "Leeds", "GAS", "Engineer", -1200, undefined, 0.55],
  ["Sunita Rao", "Leeds", "GAS", "Engineer", -400, undefined, 0.75],
  ["Craig Booth", "Leeds", "PLB", "Senior", -2500, undefined, 0.7],
  ["Liam Dyson", "Leeds", "PLB", "Apprentice", 240, undefined, 0.35],
  ["Kev Naylor", "Leeds", "ELE", "Senior", -1900, undefined, 0.8],
  ["Jade Firth", "Leeds", "ELE", "Engineer", 130, undefined, 0.65],
  ["Tony Marsh", "Leeds", "GAS", "Engineer", -2000, 610, 0.4],
  ["Nathan Cole", "Leeds", "PLB", "Engineer", -150, undefined, 0.6],
  ["Asif Mahmood", "Bradford", "GAS", "Senior", -2700, undefined, 0.85],
  ["Wayne Ellis", "Bradford", "GAS", "Engineer", -900, undefined, 0.3],
  ["Becky Holt", "Bradford", "GAS", "Engineer", 330, undefined, 0.7],
  ["Imran Sheikh", "Bradford", "PLB", "Engineer", -650, undefined, 0.6],
  ["Ste Broadbent", "Bradford", "PLB", "Engineer", -1100, 780, 0.5],
  ["Yusuf Ali", "Bradford", "ELE", "Engineer", -300, undefined, 0.8],
  ["Hamza Iqbal", "Bradford", "ELE", "Apprentice", 610, undefined, 0.45],
  ["Joe Lumb", "Bradford", "PLB", "Apprentice", 790, undefined, 0.4],
  ["Phil Crossley", "Wakefield", "GAS", "Senior", -3600, undefined, 0.75],
  ["Danny Ward", "Wakefield", "GAS", "Engineer", -200, undefined, 0.5],
  ["Steve Mallinson", "Wakefield", "PLB", "Senior", -2200, undefined, 0.8],
  ["Kasia Nowak", "Wakefield", "ELE", "Engineer", -80, undefined, 0.9],
  ["Ryan Senior", "Wakefield", "PLB", "Engineer", 420, 960, 0.35],
  ["Martin Hague", "Wakefield", "ELE", "Senior", -1700, undefined, 0.6],
  ["Alan Thackray", "York", "GAS", "Senior", -4000, undefined, 0.8],
  ["Tom Wetherell", "York", "GAS", "Engineer", -500, undefined, 0.65],
  ["Ellie Marshall", "York", "PLB", "Engineer", -350, undefined, 0.7],
  ["Pete Oldroyd", "York", "PLB", "Engineer", -1500, 200, 0.5],
  ["Rob Kitching", "York", "ELE", "Engineer", -750, undefined, 0.55],
  ["Megan Dale", "York", "PLB", "Engineer", 205, undefined, 0.6],
  ["Mark Taylor", "Hull", "PLB", "Senior", -820, undefined, 0.7],
  ["Shaun Cawood", "Hull", "GAS", "Engineer", -700, undefined, 0.45],
  ["Gemma Rusk", "Hull", "GAS", "Engineer", -40, undefined, 0.85],
  ["Lee Blanchard", "Hull", "ELE", "Engineer", -600, undefined, 0.6],
  ["Carl Stork", "Hull", "PLB", "Engineer", 515, 905, 0.3],
  ["Ridgeway Electrical", "Leeds", "ELE", "Engineer", 60, undefined, 0.55, true],
  ["D & S Gas Services", "Bradford", "GAS", "Engineer", 300, undefined, 0.5, true],
  ["Holderness Heating", "Hull", "GAS", "Engineer", 450, undefined, 0.6, true],
];

/** Number, name, category, supplier, cost in pence, and the trades that use it. */
export const parts = [
  ["V-1042", "15mm isolation valve", "Valves", "City Plumbing", 285, "GAS PLB", 9],
  ["V-1077", "TRV head", "Valves", "City Plumbing", 1150, "GAS", 6],
  ["V-1103", "Pressure relief valve", "Valves", "Heatparts Direct", 1840, "GAS", 5],
  ["V-1120", "Float valve 1/2in", "Valves", "Plumbase", 690, "PLB", 7],
  ["P-2004", "15mm copper pipe 3m", "Pipe and fittings", "City Plumbing", 1120, "GAS PLB", 9],
  ["P-2011", "22mm copper pipe 3m", "Pipe and fittings", "City Plumbing", 2240, "GAS PLB", 6],
  ["P-2056", "Push-fit elbow 15mm", "Pipe and fittings", "Plumbase", 195, "GAS PLB", 8],
  ["P-2090", "Waste trap 40mm", "Pipe and fittings", "Plumbase", 540, "PLB", 6],
  ["B-3001", "Main PCB", "Boiler spares", "Heatparts Direct", 14200, "GAS", 4],
  ["B-3007", "Diverter valve kit", "Boiler spares", "Heatparts Direct", 8650, "GAS", 5],
  ["B-3012", "Circulation pump", "Boiler spares", "Heatparts Direct", 11900, "GAS", 4],
  ["B-3015", "Ignition electrode", "Boiler spares", "Heatparts Direct", 2150, "GAS", 6],
  ["B-3021", "Fan assembly", "Boiler spares", "Heatparts Direct", 13100, "GAS", 3],
  ["B-3028", "Expansion vessel 8l", "Boiler spares", "City Plumbing", 4400, "GAS", 3],
  ["C-4002", "Room thermostat", "Controls", "City Plumbing", 4950, "GAS ELE", 4],
  ["C-4009", "Smart thermostat", "Controls", "City Electrical", 13900, "GAS ELE", 3],
  ["C-4013", "Two-channel programmer", "Controls", "City Plumbing", 5600, "GAS", 2],
  ["S-5001", "Mixer tap", "Sanitary", "Plumbase", 5200, "PLB", 5],
  ["S-5006", "Fill valve and siphon kit", "Sanitary", "Plumbase", 2480, "PLB", 7],
  ["S-5010", "Shower cartridge", "Sanitary", "Plumbase", 3150, "PLB", 4],
  ["S-5017", "Silicone sealant", "Sanitary", "Screwstore", 620, "PLB", 6],
  ["E-6001", "RCBO 32A", "Electrical", "City Electrical", 2350, "ELE", 8],
  ["E-6004", "Double socket", "Electrical", "City Electrical", 480, "ELE", 10],
  ["E-6010", "LED downlight", "Electrical", "City Electrical", 890, "ELE", 9],
  ["E-6013", "Twin and earth 2.5mm 10m", "Electrical", "City Electrical", 1480, "ELE", 8],
  ["E-6020", "Smoke alarm", "Electrical", "Screwstore", 2650, "ELE", 6],
  ["E-6025", "Immersion heater element", "Electrical", "City Electrical", 3300, "ELE PLB", 3],
];

/** Kind of work, trade, from and to in pounds, how often, and how often it is won. */
export const works = [
  ["Boiler replacement", "GAS", 2100, 3900, 34, 48],
  ["Heat pump", "GAS", 8800, 15500, 9, 22],
  ["Radiators", "GAS", 450, 2600, 11, 55],
  ["Bathroom", "PLB", 3200, 9500, 14, 36],
  ["Drain repair", "PLB", 380, 2900, 7, 60],
  ["Consumer unit", "ELE", 520, 1150, 10, 62],
  ["Full rewire", "ELE", 3400, 8200, 6, 33],
  ["EV charger", "ELE", 850, 1450, 9, 51],
];
