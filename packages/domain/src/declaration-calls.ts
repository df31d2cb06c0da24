import { applyDeclaration } from "./accounts/apply-declaration.js";
import type { DeclarationCalls } from "./accounts/declaration-calls.js";
import { diffDeclaration } from "./accounts/diff-declaration.js";
import type { RunUseCase } from "./run-use-case.js";

/** The calls about declarations, each by its use case. */
export const declarationCalls = (run: RunUseCase): DeclarationCalls => ({
  applyDeclaration: (declaration, environment, onApplied) =>
    run(applyDeclaration(declaration, environment, onApplied)),
  diffDeclaration: (declaration, environment) => run(diffDeclaration(declaration, environment)),
});
