import type { PortAdapter } from "../../shared/port/port-adapter.js";
import type { KeptTurnOwner } from "./kept-lines.js";
import type { TurnLogsMethods } from "../ports/turn-logs.js";

/**
 * What drops the log of an ended turn, without being waited for: where the logs are unavailable, each of them goes
 * by itself after its time.
 */
export const dropLog =
  (logs: PortAdapter<TurnLogsMethods>) =>
  ({ accountId, turnId }: Pick<KeptTurnOwner, "accountId" | "turnId">): void => {
    const dropped = async (): Promise<void> => logs.drop(accountId, turnId);
    dropped().catch(() => undefined);
  };
