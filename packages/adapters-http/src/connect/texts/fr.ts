import type { ConnectTexts } from "./connect-texts.js";

export const fr: ConnectTexts = {
  direction: "ltr",
  connect: "Connecter un assistant",
  wantsYourData: "{client} souhaite utiliser vos données",
  assistant: "Assistant IA",
  you: "Vous",
  customer: "Client",
  service: "Service",
  sendsYouTo: "Vous renvoie vers",
  itCan: "Si vous l’autorisez, il pourra",
  scopes: {
    "analytics:read":
      "Rechercher dans les données, exécuter des requêtes, lire des graphiques et des tableaux de bord",
    "analytics:chat":
      "Interroger l’analyste pour vous. Ces conversations sont conservées avec les vôtres",
  },
  limits:
    "Il voit ce que vous pouvez voir, et rien d’autre. Son accès prend fin après 30 jours, ou plus tôt si vous ou votre administrateur le déconnectez.",
  allow: "Autoriser",
  deny: "Ne pas autoriser",
  notConnected: "L’assistant n’a pas été connecté",
};
