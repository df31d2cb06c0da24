import type { Envelope, Surface } from "@embedded-analytics/client/embed";
import { isPlainObject } from "./message-size.js";

/** The names of a message on the wire: ours, or those of the hosted product (G5). */
export type Dialect = "own" | "cube";

/** A message of the host, read as far as every message has it. */
export interface Incoming {
  readonly type: string;
  readonly payload: unknown;
  readonly id: string | undefined;
  readonly re: string | undefined;
  /** Whether it has the hosted product's names. */
  readonly isCube: boolean;
}

const envelopeKeys = new Set([
  "source",
  "direction",
  "type",
  "payload",
  "timestamp",
  "surface",
  "v",
  "frame",
  "id",
  "re",
]);

const cubeAction = "cube:action:";

/**
 * Reads the envelope of an action, a reply or a hello. Undefined for what is not for this page at all,
 * such as messages of other scripts in the host.
 */
export const readEnvelope = (data: unknown): Incoming | undefined => {
  if (!isPlainObject(data)) return undefined;
  const own = (name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined);
  const type = own("type");
  const source = own("source");
  if (typeof type !== "string" || type.length > 64) return undefined;
  const isCube = type.startsWith(cubeAction);
  if (!isCube && (source !== "embedded-analytics" || own("v") !== 1)) return undefined;
  if (!isCube && own("direction") !== "action") return undefined;
  if (!isCube && Object.keys(data).some((key) => !envelopeKeys.has(key))) return undefined;
  return {
    type: isCube ? type.slice(cubeAction.length) : type,
    payload: own("payload") ?? {},
    id: shortText(own("id")),
    re: shortText(own("re")),
    isCube,
  };
};

const shortText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 64 ? value : undefined;

/** What all messages of one page have in common. */
export interface Sender {
  readonly surface: Surface;
  readonly frame: string;
  readonly dialect: Dialect;
}

/** A message of the page as it goes out. */
export const writeEnvelope = (
  { surface, frame, dialect }: Sender,
  type: string,
  payload: object,
  more: { readonly id?: string; readonly re?: string } = {},
): object => {
  const envelope: Envelope = {
    source: "embedded-analytics",
    direction: "event",
    type,
    payload,
    timestamp: Date.now(),
    surface,
    v: 1,
    frame,
    ...more,
  };
  if (dialect === "own") return envelope;
  return { ...envelope, source: "cube-embed", type: `cube:event:${type}` };
};
