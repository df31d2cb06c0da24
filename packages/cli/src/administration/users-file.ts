import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** Why a file of users cannot be used: a sentence for a person. */
export class UsersUnreadable extends Error {
  override readonly name = "UsersUnreadable";
}

/** The users of a file, YAML or JSON: a list of bodies of generate-session, or `{users: […]}`. */
export const readUsers = async (path: string): Promise<readonly object[]> => {
  const text = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw new UsersUnreadable(`${path}: cannot be read (${cause.code ?? "unknown reason"})`);
  });
  const users = usersIn(parsed(text, path));
  if (users === undefined) {
    throw new UsersUnreadable(`${path}: must be a list of users, or have one under the key users`);
  }
  return users;
};

const parsed = (text: string, path: string): unknown => {
  try {
    return parse(text) as unknown;
  } catch (cause) {
    throw new UsersUnreadable(`${path}: ${(cause as Error).message.split("\n")[0] ?? ""}`);
  }
};

const usersIn = (content: unknown): readonly object[] | undefined => {
  const list = Array.isArray(content)
    ? (content as readonly unknown[])
    : (content as { readonly users?: unknown } | null)?.users;
  const isList =
    Array.isArray(list) && list.every((one) => typeof one === "object" && one !== null);
  return isList ? (list as readonly object[]) : undefined;
};
