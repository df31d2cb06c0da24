import { applyDeclaration } from "../accounts/apply-declaration.js";
import type { DeclarationCalls } from "../accounts/declaration-calls.js";
import { diffDeclaration } from "../accounts/difference/diff-declaration.js";
import { exportDeclaration } from "../accounts/export/export-declaration.js";
import type { RunUseCase } from "./run-use-case.js";

/** The calls about declarations, each by its use case. */
export const declarationFace = (run: RunUseCase): DeclarationCalls => ({
  applyDeclaration: (declaration, environment, onApplied, agreed) =>
    run(applyDeclaration(declaration, environment, onApplied, agreed)),
  diffDeclaration: (declaration, environment, options) =>
    run(diffDeclaration(declaration, environment, options)),
  exportDeclaration: (accountNames) => run(exportDeclaration(accountNames)),
});
