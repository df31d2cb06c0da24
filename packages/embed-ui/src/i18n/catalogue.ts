import type { en } from "./catalogues/en.js";
import type { Message, Plural } from "./message.js";

/** The name of a text. */
export type MessageKey = keyof typeof en;

/** Every text of the page in one language; a text that counts has its forms, any other is one text. */
export type Catalogue = {
  readonly [Key in MessageKey]: (typeof en)[Key] extends string ? string : Plural;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type FormsOf<Entry extends Message> = Entry extends Plural ? Entry["other"] : Entry;

/** The values that a text wants: a number for `count`, texts for the rest. */
export type ValuesOf<Key extends MessageKey> = {
  readonly [Name in NamesIn<FormsOf<(typeof en)[Key]>>]: Name extends "count" ? number : string;
};

/** Texts without values, which can be said without more. */
export type PlainKey = {
  [Key in MessageKey]: keyof ValuesOf<Key> extends never ? Key : never;
}[MessageKey];
