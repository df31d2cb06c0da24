import { ContainerModule } from "inversify";
import { portKey, type PortName } from "@embedded-analytics/domain";
import type { Database } from "./client.js";
import { prismaPorts } from "./ports.js";

/**
 * Binds the adapters of a database under their ports' keys. When ports that were read from the
 * container are unbound, the database is closed.
 */
export const prismaModule = (database: Database): ContainerModule =>
  new ContainerModule(({ bind, onDeactivation }) => {
    for (const [name, port] of Object.entries(prismaPorts(database))) {
      const key = portKey(name as PortName);
      bind(key).toConstantValue(port);
      onDeactivation(key, () => database.close());
    }
  });
