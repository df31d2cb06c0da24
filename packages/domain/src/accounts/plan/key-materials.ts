import * as Effect from "effect/Effect";
import { parseApiKey } from "../../access/api-key.js";
import { mintApiKey } from "../../access/mint-api-key.js";
import { Secrets } from "../../shared/services.js";
import type { AccountState } from "../account-state.js";
import type { AccountDeclaration } from "../declaration.js";
import type { Environment } from "../environment.js";
import type { KeyMaterial } from "./plan-keys.js";
import { report, type Planning } from "./planning.js";

/** The secrets of declared keys, in the order of the declaration, and those that were made. */
export interface KeyMaterials {
  readonly materials: readonly (KeyMaterial | undefined)[];
  readonly minted: readonly { readonly name: string; readonly apiKey: string }[];
  /** Names of keys that are declared as existing ones and are not there. */
  readonly absent: readonly string[];
}

/**
 * A key takes the value of its variable where that is set; else it keeps the stored secret, and a
 * new key gets one made at random (C5). None is made for a key that is declared as an existing one: it is
 * found by its name, or it is not there (J2).
 */
export const keyMaterials = (
  planning: Planning,
  pointer: string,
  { keys = [] }: AccountDeclaration,
  environment: Environment,
  state: AccountState | undefined,
) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const stored = new Set((state?.keys ?? []).map(({ name }) => name));
    const materials: (KeyMaterial | undefined)[] = [];
    const minted: { name: string; apiKey: string }[] = [];
    const absent: string[] = [];
    for (const [at, { name, fromEnv, existing = false }] of keys.entries()) {
      if (existing && fromEnv !== undefined) {
        report(planning, `${pointer}/keys/${at}/fromEnv`, "is not for keys with existing: true");
      }
      const given = fromEnv === undefined ? undefined : environment[fromEnv];
      if (given !== undefined && given !== "") {
        const presented = parseApiKey(given);
        if (presented === undefined) {
          report(
            planning,
            `${pointer}/keys/${at}/fromEnv`,
            "names a variable whose value is not of the form sk-{12 of a-z0-9}-{43 of A-Za-z0-9_-}",
          );
        }
        materials.push(presented && { id: presented.id, digest: yield* secrets.digest(given) });
      } else if (existing || stored.has(name)) {
        materials.push(undefined);
        if (!stored.has(name)) absent.push(name);
      } else {
        const apiKey = yield* mintApiKey;
        materials.push({ id: apiKey.id, digest: yield* secrets.digest(apiKey.text) });
        minted.push({ name, apiKey: apiKey.text });
      }
    }
    return { materials, minted, absent } satisfies KeyMaterials;
  });
