import type { ConnectTexts } from "./connect-texts.js";

export const es: ConnectTexts = {
  direction: "ltr",
  connect: "Conectar un asistente",
  wantsYourData: "{client} quiere usar sus datos",
  assistant: "Asistente",
  you: "Usted",
  customer: "Cliente",
  service: "Servicio",
  sendsYouTo: "Le envía a",
  itCan: "Si lo permite, podrá",
  scopes: {
    "analytics:read": "Buscar en los datos, ejecutar consultas y leer gráficos y paneles",
    "analytics:chat":
      "Preguntar al analista por usted. Sus conversaciones se guardan con las suyas",
  },
  limits:
    "Ve lo que usted puede ver, y nada más. Su acceso termina a los 30 días, o antes si usted o su administrador lo desconectan.",
  allow: "Permitir",
  deny: "No permitir",
  notConnected: "No se ha conectado el asistente",
};
