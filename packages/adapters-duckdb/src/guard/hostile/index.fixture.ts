import { catalogs } from "./catalogs.fixture.js";
import { clauses } from "./clauses.fixture.js";
import { engineReach } from "./engine-reach.fixture.js";
import { errorProbes } from "./error-probes.fixture.js";
import { giants } from "./giants.fixture.js";
import { hiddenMembers } from "./hidden-members.fixture.js";
import type { HostileGroup } from "./hostile-statement.fixture.js";
import { measures } from "./measures.fixture.js";
import { names } from "./names.fixture.js";
import { printer } from "./printer.fixture.js";
import { scopes } from "./scopes.fixture.js";
import { writes } from "./writes.fixture.js";

/** Every hostile statement that we know, by kinds. None is ever removed. */
export const hostileGroups: readonly HostileGroup[] = [
  ...writes,
  ...engineReach,
  ...catalogs,
  ...names,
  ...hiddenMembers,
  ...clauses,
  ...scopes,
  ...measures,
  ...errorProbes,
  ...printer,
  ...giants,
];
