import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";

/** What reading a resource fails with that is not there; it names the address, as the protocol asks for. */
export const noSuchResource = (uri: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such resource.", { uri });
