import { addressOf } from "../configuration/address.js";
import type { Configuration } from "../configuration/configuration.js";

/** The address that clients of a service use: what is configured, or where it listens. */
export const publicUrlOf = ({ publicUrl, host, port }: Configuration): string =>
  publicUrl ?? addressOf(host, port);

/** The Chat API URL of an agent (D1). */
export const chatUrlOf = (
  publicUrl: string,
  cloudRegion: string,
  accountName: string,
  agentId: string,
): string =>
  `${publicUrl}/${cloudRegion}/api/v1/public/${accountName}/agents/${agentId}/chat/stream-chat-state`;
