import type { ConnectTexts } from "./connect-texts.js";

export const de: ConnectTexts = {
  direction: "ltr",
  connect: "Einen Assistenten verbinden",
  wantsYourData: "{client} möchte Ihre Daten nutzen",
  assistant: "Assistent",
  you: "Sie",
  customer: "Kunde",
  service: "Dienst",
  sendsYouTo: "Leitet Sie weiter zu",
  itCan: "Wenn Sie es erlauben, kann er",
  scopes: {
    "analytics:read": "Daten durchsuchen, Abfragen ausführen, Diagramme und Dashboards lesen",
    "analytics:chat":
      "den Analysten für Sie fragen. Diese Unterhaltungen bleiben bei Ihren eigenen",
  },
  limits:
    "Er sieht, was Sie sehen dürfen, und sonst nichts. Sein Zugriff endet nach 30 Tagen oder früher, wenn Sie oder Ihre Administration ihn trennen.",
  allow: "Erlauben",
  deny: "Nicht erlauben",
  notConnected: "Der Assistent wurde nicht verbunden",
};
