import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Connection, ListQuery } from "../../catalog/connection.js";
import { pageSizeOf } from "../../catalog/page-size.js";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import type { Id } from "../../shared/text/id.js";
import type { ListedPart, ListPart, ListPosition } from "../ports/administration.js";

const Sealed = Schema.fromJsonString(
  Schema.Tuple([Schema.Int, Schema.Union([Schema.String, Schema.Int])]),
);
const decode = Schema.decodeUnknownResult(Sealed);

/** The part of a list that a query asks for; a cursor is good for this list of this account alone (C1). */
export const partAsked = (accountId: Id, list: string, query: ListQuery) =>
  Effect.gen(function* () {
    const first = yield* pageSizeOf(query.first);
    if (query.after === undefined) return { first, after: undefined } satisfies ListPart;
    const secrets = yield* Secrets;
    const opened = decode(yield* secrets.open(query.after, contextOf(accountId, list)));
    if (Result.isFailure(opened)) {
      const sentence = "The cursor is not one of this list.";
      return yield* Effect.fail(new Failure("invalid_cursor", sentence));
    }
    const [createdAtMs, id] = opened.success;
    return { first, after: { createdAtMs, id } } satisfies ListPart;
  });

/** A part of a list with the cursors of its first and its last item. */
export const connectionOf = <Item extends ListPosition>(
  accountId: Id,
  list: string,
  { items, hasNextPage, hasPreviousPage }: ListedPart<Item>,
) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const cursorOf = (item: Item | undefined) =>
      item === undefined
        ? Effect.succeed(null)
        : secrets.seal(JSON.stringify([item.createdAtMs, item.id]), contextOf(accountId, list));
    return {
      items,
      pageInfo: {
        hasNextPage,
        hasPreviousPage,
        startCursor: yield* cursorOf(items[0]),
        endCursor: yield* cursorOf(items.at(-1)),
      },
    } satisfies Connection<Item>;
  });

const contextOf = (accountId: Id, list: string): string =>
  JSON.stringify([accountId, "", `admin/${list}`]);

/** A part of a list that is known as a whole, in the order of its ids: of what was declared. */
export const partOfWhole = <Item extends { readonly id: string | number }>(
  items: readonly Item[],
  { first, after }: ListPart,
): ListedPart<Item & ListPosition> => {
  const ordered = items.toSorted((left, right) => rising(left.id, right.id));
  const rest = after === undefined ? ordered : ordered.filter(({ id }) => rising(id, after.id) > 0);
  return {
    // What was declared has no age: all of it is as old.
    items: rest.slice(0, first).map((item) => ({ ...item, createdAtMs: 0 })),
    hasNextPage: rest.length > first,
    hasPreviousPage: rest.length < ordered.length,
  };
};

const rising = (left: string | number, right: string | number): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
