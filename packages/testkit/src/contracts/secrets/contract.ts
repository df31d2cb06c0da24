import type { PortContract, Unbound } from "../contract.js";
import { digestCases, equalCases, randomBytesCases } from "./digests.js";
import { openCases, sealCases } from "./sealing.js";
import { signCases, verifyCases } from "./signing.js";

const foreign: Unbound = {
  notBoundToAnAccount: "keys are the service's own; what is signed or sealed names its account",
};

/** What every adapter of `secrets` must do. */
export const secretsContract: PortContract<"secrets"> = {
  randomBytes: { cases: randomBytesCases, foreign },
  digest: { cases: digestCases, foreign },
  equal: { cases: equalCases, foreign },
  sign: { cases: signCases, foreign },
  verify: { cases: verifyCases, foreign },
  seal: { cases: sealCases, foreign },
  open: { cases: openCases, foreign },
};
