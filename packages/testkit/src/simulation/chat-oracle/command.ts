import fc from "fast-check";
import { accountNames, type AccountName, type AgentId, type Caller } from "./accounts.js";

/** Who calls: the caller that began the thread which is meant, or a named one. */
export type Who = "owner" | Caller;

/** The agent that a call names: the thread's own, or one that may not even be there. */
export type AgentChoice = "its own" | AgentId | "9";

/** Where a message goes; threads are counted back from the last one, of all accounts and users. */
export type Target =
  | { readonly to: "new" }
  | { readonly to: "thread"; readonly thread: number }
  | { readonly to: "made up"; readonly chatId: string };

/** Which message: a new one, one without an id, or that of an earlier turn of the same thread. */
export type MessageChoice =
  | { readonly id: "fresh" | "none" }
  | { readonly id: "earlier"; readonly turn: number; readonly input: "same" | "other" };

/** What a server says of how long its user lives (D9). */
export type Lifetime = "unsaid" | "short" | "for ever";

/** What an agent does next. */
export type AgentStep =
  | { readonly does: "say" | "think"; readonly text: string }
  | { readonly does: "call"; readonly searchQuery: string }
  | { readonly does: "use"; readonly llmCalls: number }
  | { readonly does: "finish" | "fail" };

/** What happens to a turn at the very same time (T29). */
export type RacePart = (typeof raceParts)[number];

const raceParts = [
  "say",
  "finish",
  "fail",
  "abort",
  "abort again",
  "stop",
  "interrupt",
  /** The turn's own message, sent once more by who lost the line (D6). */
  "send again",
  /** The thread's next message: it finds the thread busy, or free. */
  "send next",
  /** Its thread is read, while the turn runs or when it has ended. */
  "read",
  /** A reader leaves, of this turn or another one. */
  "leave",
] as const;

/** Where a call goes: to which instance, who makes it, and under whose account's path (A1). */
export interface Call {
  readonly at: number;
  readonly who: Who;
  readonly path: "own" | "other";
  readonly agent: AgentChoice;
}

/** One thing that happens. Instances, turns, readers and threads are counted from what there is. */
export type Command =
  | (Call & {
      readonly do: "send";
      readonly target: Target;
      readonly message: MessageChoice;
      readonly lifetime: Lifetime;
      readonly ignoresSignal: boolean;
    })
  /** Several at once: the same message, or each its own (T33). */
  | (Call & {
      readonly do: "rush";
      readonly target: Target;
      readonly same: boolean;
      readonly copies: number;
    })
  | { readonly do: "go on"; readonly turn: number; readonly step: AgentStep }
  /** An agent whose turn is over, or not its own any more, says something. */
  | { readonly do: "speak late"; readonly turn: number }
  | { readonly do: "race"; readonly turn: number; readonly parts: readonly RacePart[] }
  | (Call & { readonly do: "read"; readonly thread: number })
  | { readonly do: "leave"; readonly reader: number }
  | (Call & { readonly do: "abort"; readonly thread: number })
  /** With `stalls` no instance holds its leases meanwhile (D8). */
  | { readonly do: "pass"; readonly seconds: number; readonly stalls: boolean }
  /** Its agents are in the middle of a word, so many ticks ago begun (T30); 0: they were silent. */
  | { readonly do: "kill"; readonly at: number; readonly sayingTicks: number }
  | { readonly do: "stop"; readonly at: number }
  /** Alone, or together with another instance. */
  | { readonly do: "interrupt"; readonly at: number; readonly together: boolean }
  | { readonly do: "remove expired users"; readonly at: number }
  | { readonly do: "revoke"; readonly account: AccountName; readonly page: Page }
  | { readonly do: "log in"; readonly account: AccountName; readonly page: Page };

/** A caller with an embed token. */
export type Page = "janesPage" | "acmeJane";

/** One run. */
export interface Scenario {
  readonly instances: number;
  /** Whether lines are appended to the log in batches, as in production; or each by itself. */
  readonly gathersLines: boolean;
  /** Of the fixture: how long its stores take, where it delays them. */
  readonly seed: number;
  readonly commands: readonly Command[];
}

const is = <Name extends Command["do"]>(name: Name) => fc.constant(name);
const number = fc.nat(5);
const account = fc.constantFrom<AccountName>("alpha", "alpha", ...accountNames);
const page = fc.constantFrom<Page>("janesPage", "acmeJane");
const agent = fc.oneof(
  { weight: 12, arbitrary: fc.constant<AgentChoice>("its own") },
  { weight: 4, arbitrary: fc.constantFrom<AgentChoice>("1", "2") },
  { weight: 1, arbitrary: fc.constantFrom<AgentChoice>("3", "9") },
);
const path = fc.oneof(
  { weight: 15, arbitrary: fc.constant("own" as const) },
  { weight: 1, arbitrary: fc.constant("other" as const) },
);
const owner = fc.constant<Who>("owner");

const somebody = (...names: Caller["name"][]): fc.Arbitrary<Who> =>
  fc.record({ account, name: fc.constantFrom(...names) });
const senders = ["jane", "jane", "bob", "eve", "janesPage", "acmeJane"] as const;
const sender = somebody(...senders, "nobody");
const anybody = somebody(...senders, "ghost", "nobody");

const callBy = (who: fc.Arbitrary<Who>) => ({ at: number, who, path, agent });

const thread = fc.record({ to: fc.constant("thread" as const), thread: number });
const beginning: fc.Arbitrary<Target> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Target>({ to: "new" }) },
  {
    weight: 3,
    arbitrary: fc.record({
      to: fc.constant("made up" as const),
      chatId: fc.constantFrom("chat-1", "chat-2", "A.b_c:9", "not an id", "x".repeat(129)),
    }),
  },
);

const fresh = fc.constantFrom<MessageChoice>({ id: "fresh" }, { id: "fresh" }, { id: "none" });
const earlier: fc.Arbitrary<MessageChoice> = fc.record({
  id: fc.constant("earlier" as const),
  turn: number,
  input: fc.constantFrom("same", "same", "same", "other"),
});

const sending = (
  who: fc.Arbitrary<Who>,
  target: fc.Arbitrary<Target>,
  message: fc.Arbitrary<MessageChoice>,
): fc.Arbitrary<Command> =>
  fc.record({
    do: is("send"),
    ...callBy(who),
    target,
    message,
    lifetime: fc.constantFrom<Lifetime>("unsaid", "unsaid", "unsaid", "short", "for ever"),
    ignoresSignal: fc.constantFrom(false, false, false, true),
  });

const rushing = (who: fc.Arbitrary<Who>, target: fc.Arbitrary<Target>): fc.Arbitrary<Command> =>
  fc.record({
    do: is("rush"),
    ...callBy(who),
    target,
    same: fc.boolean(),
    copies: fc.integer({ min: 2, max: 3 }),
  });

/** Texts at which lines, logs and stores break (T18). */
const text = fc.constantFrom(
  "Revenue ",
  "is 1,234.\n",
  "",
  "\u2028\u2029\r\n",
  "\u0000\ud83d",
  '"}\n{"id":"__usage__"}',
  "é\u0301 \u{1f600}",
);
const ending: fc.Arbitrary<AgentStep> = fc.record({
  does: fc.constantFrom("finish", "finish", "fail"),
});
const step: fc.Arbitrary<AgentStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom("say", "say", "think"), text }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("call" as const), searchQuery: text }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("use" as const), llmCalls: fc.nat(9) }) },
  { weight: 4, arbitrary: ending },
);

const race: fc.Arbitrary<Command> = fc.record({
  do: is("race"),
  turn: number,
  parts: fc.uniqueArray(fc.constantFrom<RacePart>(...raceParts), { minLength: 2, maxLength: 5 }),
});

/** Few people, threads and names, so that what happens has to do with each other. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: sending(sender, beginning, fresh) },
  { weight: 6, arbitrary: sending(owner, thread, fresh) },
  { weight: 6, arbitrary: sending(owner, thread, earlier) },
  { weight: 2, arbitrary: sending(owner, fc.constant<Target>({ to: "new" }), earlier) },
  { weight: 3, arbitrary: sending(sender, thread, fc.oneof(fresh, earlier)) },
  { weight: 3, arbitrary: rushing(owner, fc.oneof(beginning, thread)) },
  { weight: 2, arbitrary: rushing(somebody("bob", "jane"), beginning) },
  { weight: 18, arbitrary: fc.record({ do: is("go on"), turn: number, step }) },
  { weight: 2, arbitrary: fc.record({ do: is("speak late"), turn: number }) },
  { weight: 3, arbitrary: race },
  { weight: 5, arbitrary: fc.record({ do: is("read"), ...callBy(owner), thread: number }) },
  { weight: 3, arbitrary: fc.record({ do: is("read"), ...callBy(anybody), thread: number }) },
  { weight: 3, arbitrary: fc.record({ do: is("leave"), reader: number }) },
  { weight: 3, arbitrary: fc.record({ do: is("abort"), ...callBy(owner), thread: number }) },
  { weight: 3, arbitrary: fc.record({ do: is("abort"), ...callBy(anybody), thread: number }) },
  {
    weight: 3,
    // A little, past a lease, past a short life and a token's day, past a week.
    arbitrary: fc.record({
      do: is("pass"),
      seconds: fc.constantFrom(1000, 4000, 4000, 4000, 10_000, 100_000, 700_000),
      stalls: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is("kill"),
      at: number,
      sayingTicks: fc.constantFrom(0, 0, 1, 4, 8, 16),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is("stop"), at: number }) },
  { weight: 2, arbitrary: fc.record({ do: is("interrupt"), at: number, together: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: is("remove expired users"), at: number }) },
  { weight: 1, arbitrary: fc.record({ do: is("revoke"), account, page }) },
  { weight: 1, arbitrary: fc.record({ do: is("log in"), account, page }) },
);

/** A run of up to 40 commands over 1 to 3 instances. */
export const scenario: fc.Arbitrary<Scenario> = fc.record({
  instances: fc.integer({ min: 1, max: 3 }),
  // Where they wait for each other, a scenario takes twice as long.
  gathersLines: fc.constantFrom(false, false, true),
  seed: fc.nat(),
  commands: fc.array(command, { minLength: 5, maxLength: 40, size: "max" }),
});
