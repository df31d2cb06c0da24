import type { en } from "./catalogues/en.js";
import type { Message, Plural } from "./message.js";

/** The texts of a part of the page in English, from which the types of all languages follow. */
type English = Readonly<Record<string, Message>>;

/** Every text of one language that a part of the page has in English; one that counts has its forms. */
export type CatalogueOf<Texts extends English> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Plural;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type FormsOf<Entry extends Message> = Entry extends Plural ? Entry["other"] : Entry;

/** The values that a text wants: a number for `count`, texts for the rest. */
export type ValuesIn<Texts extends English, Key extends keyof Texts> = {
  readonly [Name in NamesIn<FormsOf<Texts[Key]>>]: Name extends "count" ? number : string;
};

/** Texts without values, which can be said without more. */
export type PlainKeyIn<Texts extends English> = {
  [Key in keyof Texts]: keyof ValuesIn<Texts, Key> extends never ? Key : never;
}[keyof Texts];

/** The name of a text that every page has. */
export type MessageKey = keyof typeof en;

/** Every text that every page has, in one language. */
export type Catalogue = CatalogueOf<typeof en>;

/** Texts of every page without values, which can be said without more. */
export type PlainKey = PlainKeyIn<typeof en>;
