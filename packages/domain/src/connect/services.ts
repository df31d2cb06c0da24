import * as Context from "effect/Context";
import type { Effectful } from "../shared/port/port.js";
import type { ClientDocumentsMethods } from "./client-documents.js";

/** The key under which a use case finds the port `clientDocuments`. */
export class ClientDocuments extends Context.Service<
  ClientDocuments,
  Effectful<ClientDocumentsMethods>
>()("clientDocuments") {}
