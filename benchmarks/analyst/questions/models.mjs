// The models that the repository ships, each with its questions and the tables that truths speak of.
import { fileURLToPath } from "node:url";
import { ensureShopData } from "../../../packages/app/demo/shop/generate.mjs";
import { ensureSupportData } from "../../../packages/app/demo/support/generate.mjs";
import { tables as clinicsTables } from "../models/clinics/generator/tables.mjs";
import { tables as gymsTables } from "../models/gyms/generator/tables.mjs";
import { tables as logisticsTables } from "../models/logistics/generator/tables.mjs";
import { tables as marketingTables } from "../models/marketing/generator/tables.mjs";
import { tables as subscriptionsTables } from "../models/subscriptions/generator/tables.mjs";
import { clinicQuestions, clinicViews } from "../models/clinics/questions.mjs";
import { gymQuestions, gymViews } from "../models/gyms/questions.mjs";
import { logisticsQuestions, logisticsViews } from "../models/logistics/questions.mjs";
import { marketingQuestions, marketingViews } from "../models/marketing/questions.mjs";
import { subscriptionQuestions, subscriptionViews } from "../models/subscriptions/questions.mjs";
import { tables as energyTables } from "../models/energy/generator/tables.mjs";
import { tables as gameTables } from "../models/game/generator/tables.mjs";
import { tables as hotelsTables } from "../models/hotels/generator/tables.mjs";
import { tables as universityTables } from "../models/university/generator/tables.mjs";
import { energyQuestions, energyViews } from "../models/energy/questions.mjs";
import { gameQuestions, gameViews } from "../models/game/questions.mjs";
import { hotelQuestions, hotelViews } from "../models/hotels/questions.mjs";
import { universityQuestions, universityViews } from "../models/university/questions.mjs";
import { tables as airportTables } from "../models/airport/generator/tables.mjs";
import { tables as charityTables } from "../models/charity/generator/tables.mjs";
import { airportQuestions, airportViews } from "../models/airport/questions.mjs";
import { charityQuestions, charityViews } from "../models/charity/questions.mjs";
import { tables as factoryTables } from "../models/factory/generator/tables.mjs";
import { tables as insuranceTables } from "../models/insurance/generator/tables.mjs";
import { tables as restaurantTables } from "../models/restaurants/generator/tables.mjs";
import { factoryQuestions, factoryViews } from "../models/factory/questions.mjs";
import { insuranceQuestions, insuranceViews } from "../models/insurance/questions.mjs";
import { restaurantQuestions, restaurantViews } from "../models/restaurants/questions.mjs";
import { tables as libraryTables } from "../models/library/generator/tables.mjs";
import { tables as recruitingTables } from "../models/recruiting/generator/tables.mjs";
import { libraryQuestions, libraryViews } from "../models/library/questions.mjs";
import { recruitingQuestions, recruitingViews } from "../models/recruiting/questions.mjs";
import { tables as lawfirmTables } from "../models/lawfirm/generator/tables.mjs";
import { tables as theatreTables } from "../models/theatre/generator/tables.mjs";
import { lawfirmQuestions, lawfirmViews } from "../models/lawfirm/questions.mjs";
import { theatreQuestions, theatreViews } from "../models/theatre/questions.mjs";
import { tables as telecomTables } from "../models/telecom/generator/tables.mjs";
import { telecomQuestions, telecomViews } from "../models/telecom/questions.mjs";
import { tables as garageTables } from "../models/garage/generator/tables.mjs";
import { tables as lettingsTables } from "../models/lettings/generator/tables.mjs";
import { garageQuestions, garageViews } from "../models/garage/questions.mjs";
import { lettingsQuestions, lettingsViews } from "../models/lettings/questions.mjs";
import { tables as rentalsTables } from "../models/rentals/generator/tables.mjs";
import { rentalQuestions, rentalViews } from "../models/rentals/questions.mjs";
import { tables as breweryTables } from "../models/brewery/generator/tables.mjs";
import { breweryQuestions, breweryViews } from "../models/brewery/questions.mjs";
import { tables as vetsTables } from "../models/vets/generator/tables.mjs";
import { vetQuestions, vetViews } from "../models/vets/questions.mjs";
import { tables as coursesTables } from "../models/courses/generator/tables.mjs";
import { courseQuestions, courseViews } from "../models/courses/questions.mjs";
import { tables as gardensTables } from "../models/gardens/generator/tables.mjs";
import { gardenQuestions, gardenViews } from "../models/gardens/questions.mjs";
import { tables as constructionTables } from "../models/construction/generator/tables.mjs";
import { constructionQuestions, constructionViews } from "../models/construction/questions.mjs";
import { tables as warehouseTables } from "../models/warehouse/generator/tables.mjs";
import { warehouseQuestions } from "../models/warehouse/questions.mjs";
import { warehouseViews } from "../models/warehouse/views.mjs";
import { tables as lendingTables } from "../models/lending/generator/tables.mjs";
import { lendingQuestions, lendingViews } from "../models/lending/questions.mjs";
import { tables as staffTables } from "../models/staff/generator/tables.mjs";
import { staffQuestions } from "../models/staff/questions.mjs";
import { staffViews } from "../models/staff/views.mjs";
import { tables as usageTables } from "../models/usage/generator/tables.mjs";
import { usageQuestions } from "../models/usage/questions.mjs";
import { usageViews } from "../models/usage/views.mjs";
import { tables as procurementTables } from "../models/procurement/generator/tables.mjs";
import { procurementQuestions } from "../models/procurement/questions.mjs";
import { procurementViews } from "../models/procurement/views.mjs";
import { tables as pipelineTables } from "../models/pipeline/generator/tables.mjs";
import { pipelineQuestions, pipelineViews } from "../models/pipeline/questions.mjs";
import { tables as skiingTables } from "../models/skiing/generator/tables.mjs";
import { skiingQuestions } from "../models/skiing/questions.mjs";
import { skiingViews } from "../models/skiing/views.mjs";
import { tables as marketplaceTables } from "../models/marketplace/generator/tables.mjs";
import { marketplaceQuestions, marketplaceViews } from "../models/marketplace/questions.mjs";
import { tables as fleetTables } from "../models/fleet/generator/tables.mjs";
import { fleetQuestions } from "../models/fleet/questions.mjs";
import { fleetViews } from "../models/fleet/views.mjs";
import { tables as paymentsTables } from "../models/payments/generator/tables.mjs";
import { paymentQuestions } from "../models/payments/questions.mjs";
import { paymentViews } from "../models/payments/views.mjs";
import { tables as conferencesTables } from "../models/conferences/generator/tables.mjs";
import { conferenceQuestions } from "../models/conferences/questions.mjs";
import { conferenceViews } from "../models/conferences/views.mjs";
import { tables as musicSchoolTables } from "../models/musicschool/generator/tables.mjs";
import { musicSchoolQuestions } from "../models/musicschool/questions.mjs";
import { musicSchoolViews } from "../models/musicschool/views.mjs";
import { tables as deliveryTables } from "../models/delivery/generator/tables.mjs";
import { deliveryQuestions } from "../models/delivery/questions.mjs";
import { deliveryViews } from "../models/delivery/views.mjs";
import { tables as coworkingTables } from "../models/coworking/generator/tables.mjs";
import { coworkingQuestions } from "../models/coworking/questions.mjs";
import { coworkingViews } from "../models/coworking/views.mjs";
import { tables as fieldserviceTables } from "../models/fieldservice/generator/tables.mjs";
import { fieldserviceQuestions } from "../models/fieldservice/questions.mjs";
import { fieldserviceViews } from "../models/fieldservice/views.mjs";
import { heldOut, threadsOf } from "./ask.mjs";
import { judged } from "./judged.mjs";
import { modelsOfFigures } from "./models-of-figures.mjs";
import { shopFigures } from "./shop-figures.mjs";
import { shopGroups } from "./shop-groups.mjs";
import { shopNoAnswers, shopThreads } from "./shop-threads.mjs";
import { supportQuestions } from "./support.mjs";
import { supportNoAnswers, supportThreads } from "./support-threads.mjs";
import { tables as childcareTables } from "../models/childcare/generator/tables.mjs";
import { childcareQuestions } from "../models/childcare/questions.mjs";
import { childcareViews } from "../models/childcare/views.mjs";
import { tables as storageTables } from "../models/storage/generator/tables.mjs";
import { storageQuestions } from "../models/storage/questions.mjs";
import { storageViews } from "../models/storage/views.mjs";
import { tables as salonsTables } from "../models/salons/generator/tables.mjs";
import { salonQuestions } from "../models/salons/questions.mjs";
import { salonViews } from "../models/salons/views.mjs";
import { tables as printingTables } from "../models/printing/generator/tables.mjs";
import { printingQuestions } from "../models/printing/questions.mjs";
import { printingViews } from "../models/printing/views.mjs";
import { tables as opticiansTables } from "../models/opticians/generator/tables.mjs";
import { opticianQuestions } from "../models/opticians/questions.mjs";
import { opticianViews } from "../models/opticians/views.mjs";
import { tables as cateringTables } from "../models/catering/generator/tables.mjs";
import { cateringQuestions } from "../models/catering/questions.mjs";
import { cateringViews } from "../models/catering/views.mjs";
import { tables as drivingTables } from "../models/driving/generator/tables.mjs";
import { drivingQuestions } from "../models/driving/questions.mjs";
import { drivingViews } from "../models/driving/views.mjs";

const folderOf = (name) =>
  fileURLToPath(new URL(`../../../packages/app/demo/${name}`, import.meta.url));

/** By name: the folder, who asks, and what is asked. `views` are plain SQL over the CSV files. */
export const models = {
  shop: {
    folder: folderOf("shop"),
    ensureData: ensureShopData,
    groups: ["managers"],
    threads: threadsOf([...shopFigures, ...shopGroups, ...shopThreads, ...shopNoAnswers]),
    views: [
      `CREATE VIEW lines AS
         SELECT l.*, o.ordered_at, o.status, o.customer_id, s.name AS store,
           CASE WHEN s.city IS NULL THEN 'online' ELSE 'store' END AS channel,
           c.name AS customer_name, CASE WHEN c.company IS NULL THEN 'private' ELSE 'business' END AS kind,
           p.name AS product, p.price, g.name AS category, t.country
         FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN stores s ON s.id = o.store_id
         JOIN customers c ON c.id = o.customer_id JOIN products p ON p.id = l.product_id
         JOIN categories g ON g.id = p.category_id JOIN cities t ON t.name = l.city`,
      "CREATE VIEW sold AS SELECT * FROM lines WHERE state = 'sold'",
    ],
  },
  support: {
    folder: folderOf("support"),
    ensureData: ensureSupportData,
    groups: ["leads"],
    threads: threadsOf([...supportQuestions, ...supportThreads, ...supportNoAnswers]),
    views: [
      `CREATE VIEW desk AS
         SELECT t.*, c.name AS client, c.plan, c.industry, c.country, c.is_vip,
           a.full_name AS agent, a.team, a.office, a.is_remote, r.score
         FROM tickets t JOIN clients c ON c.id = t.client_id
         LEFT JOIN agents a ON a.id = t.agent_id LEFT JOIN ratings r ON r.ticket_id = t.id`,
    ],
  },
  subscriptions: judged(
    "subscriptions",
    subscriptionsTables,
    subscriptionQuestions,
    subscriptionViews,
  ),
  logistics: judged("logistics", logisticsTables, logisticsQuestions.map(heldOut), logisticsViews),
  marketing: judged("marketing", marketingTables, marketingQuestions, marketingViews),
  gyms: judged("gyms", gymsTables, gymQuestions.map(heldOut), gymViews),
  clinics: judged("clinics", clinicsTables, clinicQuestions.map(heldOut), clinicViews),
  energy: judged("energy", energyTables, energyQuestions.map(heldOut), energyViews),
  game: judged("game", gameTables, gameQuestions.map(heldOut), gameViews),
  hotels: judged("hotels", hotelsTables, hotelQuestions.map(heldOut), hotelViews),
  airport: judged("airport", airportTables, airportQuestions.map(heldOut), airportViews),
  charity: judged("charity", charityTables, charityQuestions.map(heldOut), charityViews),
  university: judged(
    "university",
    universityTables,
    universityQuestions.map(heldOut),
    universityViews,
  ),
  insurance: judged("insurance", insuranceTables, insuranceQuestions.map(heldOut), insuranceViews),
  factory: judged("factory", factoryTables, factoryQuestions.map(heldOut), factoryViews),
  restaurants: judged(
    "restaurants",
    restaurantTables,
    restaurantQuestions.map(heldOut),
    restaurantViews,
  ),
  library: judged("library", libraryTables, libraryQuestions.map(heldOut), libraryViews),
  recruiting: judged(
    "recruiting",
    recruitingTables,
    recruitingQuestions.map(heldOut),
    recruitingViews,
  ),
  theatre: judged("theatre", theatreTables, theatreQuestions.map(heldOut), theatreViews),
  lawfirm: judged("lawfirm", lawfirmTables, lawfirmQuestions.map(heldOut), lawfirmViews),
  telecom: judged("telecom", telecomTables, telecomQuestions.map(heldOut), telecomViews),
  garage: judged("garage", garageTables, garageQuestions.map(heldOut), garageViews),
  lettings: judged("lettings", lettingsTables, lettingsQuestions.map(heldOut), lettingsViews),
  rentals: judged("rentals", rentalsTables, rentalQuestions.map(heldOut), rentalViews),
  brewery: judged("brewery", breweryTables, breweryQuestions.map(heldOut), breweryViews),
  vets: judged("vets", vetsTables, vetQuestions.map(heldOut), vetViews),
  courses: judged("courses", coursesTables, courseQuestions.map(heldOut), courseViews),
  gardens: judged("gardens", gardensTables, gardenQuestions.map(heldOut), gardenViews),
  construction: judged(
    "construction",
    constructionTables,
    constructionQuestions.map(heldOut),
    constructionViews,
  ),
  warehouse: judged("warehouse", warehouseTables, warehouseQuestions.map(heldOut), warehouseViews),
  lending: judged("lending", lendingTables, lendingQuestions.map(heldOut), lendingViews),
  staff: judged("staff", staffTables, staffQuestions.map(heldOut), staffViews),
  usage: judged("usage", usageTables, usageQuestions.map(heldOut), usageViews),
  procurement: judged(
    "procurement",
    procurementTables,
    procurementQuestions.map(heldOut),
    procurementViews,
  ),
  pipeline: judged("pipeline", pipelineTables, pipelineQuestions.map(heldOut), pipelineViews),
  skiing: judged("skiing", skiingTables, skiingQuestions.map(heldOut), skiingViews),
  marketplace: judged(
    "marketplace",
    marketplaceTables,
    marketplaceQuestions.map(heldOut),
    marketplaceViews,
  ),
  fleet: judged("fleet", fleetTables, fleetQuestions.map(heldOut), fleetViews),
  payments: judged("payments", paymentsTables, paymentQuestions.map(heldOut), paymentViews),
  conferences: judged(
    "conferences",
    conferencesTables,
    conferenceQuestions.map(heldOut),
    conferenceViews,
  ),
  musicschool: judged(
    "musicschool",
    musicSchoolTables,
    musicSchoolQuestions.map(heldOut),
    musicSchoolViews,
  ),
  delivery: judged("delivery", deliveryTables, deliveryQuestions.map(heldOut), deliveryViews),
  coworking: judged("coworking", coworkingTables, coworkingQuestions.map(heldOut), coworkingViews),
  storage: judged("storage", storageTables, storageQuestions.map(heldOut), storageViews),
  childcare: judged("childcare", childcareTables, childcareQuestions.map(heldOut), childcareViews),
  fieldservice: judged(
    "fieldservice",
    fieldserviceTables,
    fieldserviceQuestions.map(heldOut),
    fieldserviceViews,
  ),
  salons: judged("salons", salonsTables, salonQuestions.map(heldOut), salonViews),
  printing: judged("printing", printingTables, printingQuestions.map(heldOut), printingViews),
  opticians: judged("opticians", opticiansTables, opticianQuestions.map(heldOut), opticianViews),
  catering: judged("catering", cateringTables, cateringQuestions.map(heldOut), cateringViews),
  driving: judged("driving", drivingTables, drivingQuestions.map(heldOut), drivingViews),
  ...modelsOfFigures,
};
