import { tables as parkingTables } from "../models/parking/generator/tables.mjs";
import { parkingQuestions } from "../models/parking/questions.mjs";
import { parkingViews } from "../models/parking/views.mjs";
import { tables as translationsTables } from "../models/translations/generator/tables.mjs";
import { translationQuestions } from "../models/translations/questions.mjs";
import { translationViews } from "../models/translations/views.mjs";
import { tables as ferriesTables } from "../models/ferries/generator/tables.mjs";
import { ferryQuestions } from "../models/ferries/questions.mjs";
import { ferryViews } from "../models/ferries/views.mjs";
import { tables as solarTables } from "../models/solar/generator/tables.mjs";
import { solarQuestions } from "../models/solar/questions.mjs";
import { solarViews } from "../models/solar/views.mjs";
import { tables as adsalesTables } from "../models/adsales/generator/tables.mjs";
import { adsalesQuestions } from "../models/adsales/questions.mjs";
import { adsalesViews } from "../models/adsales/views.mjs";
import { tables as laundryTables } from "../models/laundry/generator/tables.mjs";
import { laundryQuestions } from "../models/laundry/questions.mjs";
import { laundryViews } from "../models/laundry/views.mjs";
import { tables as callCentreTables } from "../models/callcentre/generator/tables.mjs";
import { callCentreQuestions } from "../models/callcentre/questions.mjs";
import { callCentreViews } from "../models/callcentre/views.mjs";
import { tables as bikeshareTables } from "../models/bikeshare/generator/tables.mjs";
import { bikeshareQuestions } from "../models/bikeshare/questions.mjs";
import { bikeshareViews } from "../models/bikeshare/views.mjs";
import { tables as recyclingTables } from "../models/recycling/generator/tables.mjs";
import { recyclingQuestions } from "../models/recycling/questions.mjs";
import { recyclingViews } from "../models/recycling/views.mjs";
import { tables as streamingTables } from "../models/streaming/generator/tables.mjs";
import { streamingQuestions } from "../models/streaming/questions.mjs";
import { streamingViews } from "../models/streaming/views.mjs";
import { tables as pharmacyTables } from "../models/pharmacy/generator/tables.mjs";
import { pharmacyQuestions } from "../models/pharmacy/questions.mjs";
import { pharmacyViews } from "../models/pharmacy/views.mjs";
import { tables as homecareTables } from "../models/homecare/generator/tables.mjs";
import { homecareQuestions } from "../models/homecare/questions.mjs";
import { homecareViews } from "../models/homecare/views.mjs";
import { tables as portTables } from "../models/port/generator/tables.mjs";
import { portQuestions } from "../models/port/questions.mjs";
import { portViews } from "../models/port/views.mjs";
import { tables as wealthTables } from "../models/wealth/generator/tables.mjs";
import { wealthQuestions } from "../models/wealth/questions.mjs";
import { wealthViews } from "../models/wealth/views.mjs";
import { tables as publishingTables } from "../models/publishing/generator/tables.mjs";
import { publishingQuestions } from "../models/publishing/questions.mjs";
import { publishingViews } from "../models/publishing/views.mjs";
import { tables as hostingTables } from "../models/hosting/generator/tables.mjs";
import { hostingQuestions } from "../models/hosting/questions.mjs";
import { hostingViews } from "../models/hosting/views.mjs";
import { tables as dairyTables } from "../models/dairy/generator/tables.mjs";
import { dairyQuestions } from "../models/dairy/questions.mjs";
import { dairyViews } from "../models/dairy/views.mjs";
import { tables as waterworksTables } from "../models/waterworks/generator/tables.mjs";
import { waterworksQuestions } from "../models/waterworks/questions.mjs";
import { waterworksViews } from "../models/waterworks/views.mjs";
import { tables as museumTables } from "../models/museum/generator/tables.mjs";
import { museumQuestions } from "../models/museum/questions.mjs";
import { museumViews } from "../models/museum/views.mjs";
import { tables as taxiTables } from "../models/taxi/generator/tables.mjs";
import { taxiQuestions } from "../models/taxi/questions.mjs";
import { taxiViews } from "../models/taxi/views.mjs";
import { tables as surgeryTables } from "../models/surgery/generator/tables.mjs";
import { surgeryQuestions } from "../models/surgery/questions.mjs";
import { surgeryViews } from "../models/surgery/views.mjs";
import { tables as auctionsTables } from "../models/auctions/generator/tables.mjs";
import { auctionQuestions } from "../models/auctions/questions.mjs";
import { auctionViews } from "../models/auctions/views.mjs";
import { tables as toursTables } from "../models/tours/generator/tables.mjs";
import { toursQuestions } from "../models/tours/questions.mjs";
import { toursViews } from "../models/tours/views.mjs";
import { tables as quarryTables } from "../models/quarry/generator/tables.mjs";
import { quarryQuestions } from "../models/quarry/questions.mjs";
import { quarryViews } from "../models/quarry/views.mjs";
import { tables as cleaningTables } from "../models/cleaning/generator/tables.mjs";
import { cleaningQuestions } from "../models/cleaning/questions.mjs";
import { cleaningViews } from "../models/cleaning/views.mjs";
import { tables as podcastsTables } from "../models/podcasts/generator/tables.mjs";
import { podcastQuestions } from "../models/podcasts/questions.mjs";
import { podcastViews } from "../models/podcasts/views.mjs";
import { tables as moversTables } from "../models/movers/generator/tables.mjs";
import { moversQuestions } from "../models/movers/questions.mjs";
import { moversViews } from "../models/movers/views.mjs";
import { tables as wineryTables } from "../models/winery/generator/tables.mjs";
import { wineryQuestions } from "../models/winery/questions.mjs";
import { wineryViews } from "../models/winery/views.mjs";
import { tables as cinemasTables } from "../models/cinemas/generator/tables.mjs";
import { cinemasQuestions } from "../models/cinemas/questions.mjs";
import { cinemasViews } from "../models/cinemas/views.mjs";
import { tables as footballclubTables } from "../models/footballclub/generator/tables.mjs";
import { footballClubQuestions } from "../models/footballclub/questions.mjs";
import { footballClubViews } from "../models/footballclub/views.mjs";
import { tables as bloodTables } from "../models/blood/generator/tables.mjs";
import { bloodQuestions } from "../models/blood/questions.mjs";
import { bloodViews } from "../models/blood/views.mjs";
import { tables as bakeryTables } from "../models/bakery/generator/tables.mjs";
import { bakeryQuestions } from "../models/bakery/questions.mjs";
import { bakeryViews } from "../models/bakery/views.mjs";
import { tables as eventhireTables } from "../models/eventhire/generator/tables.mjs";
import { eventhireQuestions } from "../models/eventhire/questions.mjs";
import { eventhireViews } from "../models/eventhire/views.mjs";
import { tables as marinaTables } from "../models/marina/generator/tables.mjs";
import { marinaQuestions } from "../models/marina/questions.mjs";
import { marinaViews } from "../models/marina/views.mjs";
import { tables as physioTables } from "../models/physio/generator/tables.mjs";
import { physioQuestions } from "../models/physio/questions.mjs";
import { physioViews } from "../models/physio/views.mjs";
import { tables as kitchensTables } from "../models/kitchens/generator/tables.mjs";
import { kitchenQuestions } from "../models/kitchens/questions.mjs";
import { kitchenViews } from "../models/kitchens/views.mjs";
import { tables as vendingTables } from "../models/vending/generator/tables.mjs";
import { vendingQuestions } from "../models/vending/questions.mjs";
import { vendingViews } from "../models/vending/views.mjs";
import { tables as campsitesTables } from "../models/campsites/generator/tables.mjs";
import { campsitesQuestions } from "../models/campsites/questions.mjs";
import { campsitesViews } from "../models/campsites/views.mjs";
import { heldOut } from "./ask.mjs";
import { judged } from "./judged.mjs";

/** Models whose questions are those of people who want figures: a head of operations, a finance lead, an account manager. */
export const modelsOfFigures = {
  parking: judged("parking", parkingTables, parkingQuestions.map(heldOut), parkingViews),
  translations: judged(
    "translations",
    translationsTables,
    translationQuestions.map(heldOut),
    translationViews,
  ),
  ferries: judged("ferries", ferriesTables, ferryQuestions.map(heldOut), ferryViews),
  solar: judged("solar", solarTables, solarQuestions.map(heldOut), solarViews),
  adsales: judged("adsales", adsalesTables, adsalesQuestions.map(heldOut), adsalesViews),
  laundry: judged("laundry", laundryTables, laundryQuestions.map(heldOut), laundryViews),
  callcentre: judged(
    "callcentre",
    callCentreTables,
    callCentreQuestions.map(heldOut),
    callCentreViews,
  ),
  bikeshare: judged("bikeshare", bikeshareTables, bikeshareQuestions.map(heldOut), bikeshareViews),
  recycling: judged("recycling", recyclingTables, recyclingQuestions.map(heldOut), recyclingViews),
  streaming: judged("streaming", streamingTables, streamingQuestions.map(heldOut), streamingViews),
  pharmacy: judged("pharmacy", pharmacyTables, pharmacyQuestions.map(heldOut), pharmacyViews),
  homecare: judged("homecare", homecareTables, homecareQuestions.map(heldOut), homecareViews),
  port: judged("port", portTables, portQuestions.map(heldOut), portViews),
  wealth: judged("wealth", wealthTables, wealthQuestions.map(heldOut), wealthViews),
  publishing: judged(
    "publishing",
    publishingTables,
    publishingQuestions.map(heldOut),
    publishingViews,
  ),
  hosting: judged("hosting", hostingTables, hostingQuestions.map(heldOut), hostingViews),
  dairy: judged("dairy", dairyTables, dairyQuestions.map(heldOut), dairyViews),
  waterworks: judged(
    "waterworks",
    waterworksTables,
    waterworksQuestions.map(heldOut),
    waterworksViews,
  ),
  museum: judged("museum", museumTables, museumQuestions.map(heldOut), museumViews),
  taxi: judged("taxi", taxiTables, taxiQuestions.map(heldOut), taxiViews),
  surgery: judged("surgery", surgeryTables, surgeryQuestions.map(heldOut), surgeryViews),
  auctions: judged("auctions", auctionsTables, auctionQuestions.map(heldOut), auctionViews),
  tours: judged("tours", toursTables, toursQuestions.map(heldOut), toursViews),
  quarry: judged("quarry", quarryTables, quarryQuestions.map(heldOut), quarryViews),
  cleaning: judged("cleaning", cleaningTables, cleaningQuestions.map(heldOut), cleaningViews),
  podcasts: judged("podcasts", podcastsTables, podcastQuestions.map(heldOut), podcastViews),
  movers: judged("movers", moversTables, moversQuestions.map(heldOut), moversViews),
  winery: judged("winery", wineryTables, wineryQuestions.map(heldOut), wineryViews),
  cinemas: judged("cinemas", cinemasTables, cinemasQuestions.map(heldOut), cinemasViews),
  footballclub: judged(
    "footballclub",
    footballclubTables,
    footballClubQuestions.map(heldOut),
    footballClubViews,
  ),
  blood: judged("blood", bloodTables, bloodQuestions.map(heldOut), bloodViews),
  bakery: judged("bakery", bakeryTables, bakeryQuestions.map(heldOut), bakeryViews),
  eventhire: judged("eventhire", eventhireTables, eventhireQuestions.map(heldOut), eventhireViews),
  marina: judged("marina", marinaTables, marinaQuestions.map(heldOut), marinaViews),
  physio: judged("physio", physioTables, physioQuestions.map(heldOut), physioViews),
  kitchens: judged("kitchens", kitchensTables, kitchenQuestions.map(heldOut), kitchenViews),
  vending: judged("vending", vendingTables, vendingQuestions.map(heldOut), vendingViews),
  campsites: judged("campsites", campsitesTables, campsitesQuestions.map(heldOut), campsitesViews),
};
