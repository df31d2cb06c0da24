import type { ErrorRequestHandler } from "express";
import { Failure } from "@embedded-analytics/domain";
import { nothingHere } from "../routes/not-found.js";
import { sendProblem, type OnError } from "./send-problem.js";

/**
 * Express's error handler that answers with problem bodies (F1). A path that cannot be decoded
 * (`/%ff`) names nothing, so it is 404 like any unknown one.
 */
export const problemHandler =
  (onError: OnError): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const problem = isUndecodable(error) ? nothingHere() : error;
    sendProblem(request, response, problem, onError);
  };

// By name, as an app may run in another realm than its router.
const isUndecodable = (error: unknown): boolean =>
  !(error instanceof Failure) && (error as Partial<Error> | undefined)?.name === "URIError";
