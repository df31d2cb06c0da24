import type { Member } from "@embedded-analytics/domain";
import type { CompiledCube } from "./compiled-model.js";
import type { DeclaredMember } from "../read/declared.js";
import { rowsCounted } from "./rows-counted.js";

/** A member as access, search and tools see it. */
export const memberWords = (member: DeclaredMember, cube: CompiledCube | undefined): Member => {
  const { name, kind, title, description, synonyms, hints } = member;
  const isPublic = member.public ?? true;
  const words = { name, kind, title, description, synonyms, public: isPublic, ...hints };
  switch (member.kind) {
    case "dimension":
      return { ...words, type: member.type, aggregate: undefined };
    case "segment":
      return { ...words, type: "boolean", aggregate: undefined };
    case "measure": {
      const type = cube?.measures[name]?.type ?? "number";
      const rows = member.aggregate === "number" || !cube ? undefined : rowsCounted(name, cube);
      return { ...words, type, aggregate: member.aggregate, ...(rows && { rows }) };
    }
  }
};
