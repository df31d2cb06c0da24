import type { HostActions, HostActionType, Hello } from "@embedded-analytics/client/embed";
import {
  fields,
  flag,
  length,
  listOf,
  oneOf,
  optional,
  text,
  type FieldsReader,
  type Reader,
} from "./fields.js";
import { isPlainObject } from "./message-size.js";

const nothing = fields<Record<never, never>>({});
const languageTag = text(64, /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i);
const path = text(2000, /^\/(?![/\\])/);

const record: Reader<Readonly<Record<string, unknown>>> = (given) =>
  isPlainObject(given) && !Object.hasOwn(given, "__proto__") ? given : undefined;

/** A zone that the browser has. */
const timeZone: Reader<string> = (given) => {
  const name = text(64, /^[A-Za-z0-9_+/-]+$/)(given);
  if (name === undefined) return undefined;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch {
    return undefined;
  }
};

/** The closed schema of what a host may ask, by type; the types are the client's (G5). */
export const actionReaders: { readonly [Type in HostActionType]: FieldsReader<HostActions[Type]> } =
  {
    "set-session": fields<HostActions["set-session"]>({ sessionId: text(200, /^[\w-]+$/) }),
    // Its fields are read by the theme's own schema, which passes over what it cannot use (B9).
    "set-theme": fields<HostActions["set-theme"]>({
      theme: (given) => (given === null || isPlainObject(given) ? given : undefined),
    }),
    "set-color-scheme": fields<HostActions["set-color-scheme"]>({
      scheme: oneOf("light", "dark", "auto"),
    }),
    "set-locale": fields<HostActions["set-locale"]>({
      locale: languageTag,
      formatLocale: optional(languageTag),
    }),
    "set-timezone": fields<HostActions["set-timezone"]>({ timezone: timeZone }),
    ask: fields<HostActions["ask"]>({ text: text(8000), send: optional(flag) }),
    stop: nothing,
    navigate: fields<HostActions["navigate"]>({ path }),
    "set-filter": fields<HostActions["set-filter"]>({
      filters: record,
      mode: optional(oneOf("merge", "replace")),
    }),
    "clear-filters": nothing,
    refresh: nothing,
    "get-state": nothing,
    "host-viewport": fields<HostActions["host-viewport"]>({ top: length, height: length }),
    print: nothing,
    export: fields<HostActions["export"]>({
      target: text(200),
      format: oneOf("csv", "png", "svg", "json"),
    }),
  };

/** The types of actions; a name of `Object.prototype` is none of them. */
export const isActionType = (type: string): type is HostActionType =>
  Object.hasOwn(actionReaders, type);

/** What a host says first. */
export const readHello = fields<Hello>({
  frame: text(64),
  handles: listOf(oneOf("open-link", "download", "drilldown", "ask-about"), 16),
});
