import type { ConnectTexts } from "./connect-texts.js";

export const en: ConnectTexts = {
  direction: "ltr",
  connect: "Connect an assistant",
  wantsYourData: "{client} wants to use your data",
  assistant: "Assistant",
  you: "You",
  customer: "Customer",
  service: "Service",
  sendsYouTo: "Sends you to",
  itCan: "If you allow it, it can",
  scopes: {
    "analytics:read": "Search the data, run queries, and read charts and dashboards",
    "analytics:chat": "Ask the analyst for you. Its conversations are kept with yours",
  },
  limits:
    "It sees what you may see, and nothing else. Its access ends after 30 days, or earlier when you or your administrator disconnect it.",
  allow: "Allow",
  deny: "Do not allow",
  notConnected: "The assistant was not connected",
};
