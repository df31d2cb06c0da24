import type { Subject } from "../../subject.js";
import { connectGrants } from "./connect-grants.js";
import { connectMetadata } from "./connect-metadata.js";
import { connectRequests } from "./connect-requests.js";
import { connectTokens } from "./connect-tokens.js";

/** Users grant an assistant of their own access, by OAuth 2.1 and a login at the host (I1, J8, T50). */
export const connect = (subject: Subject): void => {
  connectMetadata(subject);
  connectRequests(subject);
  connectTokens(subject);
  connectGrants(subject);
};
