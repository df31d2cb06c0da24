import * as Effect from "effect/Effect";
import type { DataSession } from "../../analytics/access/data-session.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import { invalidRequest } from "../../shared/decode.js";
import type { Failure } from "../../shared/failure/failure.js";
import { declaredFor } from "../find-dashboards.js";
import { noDashboard } from "./content-of.js";

/** Why a declared dashboard is not changed: it is read-only, and one that the user may not open is not there. */
export const readOnly = (session: DataSession, visible: DataModel, publicId: string) =>
  Effect.gen(function* () {
    const declared = yield* declaredFor(session, visible);
    const isThere = declared.some(({ dashboard }) => dashboard.publicId === publicId);
    return yield* Effect.fail(isThere ? declaredOnly() : noDashboard());
  });

const declaredOnly = (): Failure<"invalid_request"> => {
  const message = "is declared beside the model and cannot be changed: duplicate it";
  return invalidRequest([{ pointer: "", message }], "The dashboard");
};
