import * as Context from "effect/Context";
import type { Effectful } from "../shared/port/port.js";
import type { AdministrationMethods } from "./ports/administration.js";

/** The key under which a use case finds the port `administration`. */
export class Administration extends Context.Service<
  Administration,
  Effectful<AdministrationMethods>
>()("administration") {}
