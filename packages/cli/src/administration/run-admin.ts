import type { Environment } from "@embedded-analytics/domain";
import type { Output } from "@embedded-analytics/app/program";
import { writeJson } from "../commands/write-json.js";
import { confirm } from "../terminal/confirm.js";
import { cleanText } from "../terminal/text/plain-text.js";
import { exitCodeOfStatus, exitCodes } from "../verbs/exit-codes.js";
import type { AdminRequest, ListRequest, SendRequest } from "./admin-request.js";
import {
  AdminRefused,
  adminService,
  AdminUnreachable,
  AdminUnset,
  type AdminService,
} from "./admin-service.js";
import { describeItems, type Item } from "./describe-items.js";
import { provisionUsers } from "./provision-users.js";
import { UsersUnreadable } from "./users-file.js";

/** Makes a call of the administration over HTTP (J1); answers the exit code. */
export const runAdmin = async (
  asked: AdminRequest,
  environment: Environment,
  output: Output,
): Promise<number> => {
  try {
    const service = adminService(environment);
    if (asked.kind === "list") return await list(service, asked, output);
    if (asked.kind === "send") return await send(service, asked, output);
    return await provisionUsers(service, asked, output);
  } catch (cause) {
    const code = exitCodeOf(cause);
    if (code === undefined || !(cause instanceof Error)) throw cause;
    output.printError(`${cleanText(cause.message)}\n`);
    return code;
  }
};

const exitCodeOf = (cause: unknown): number | undefined => {
  if (cause instanceof AdminRefused) return exitCodeOfStatus(cause.status);
  if (cause instanceof AdminUnreachable) return exitCodes.unavailable;
  if (cause instanceof AdminUnset || cause instanceof UsersUnreadable) return exitCodes.usage;
  return undefined;
};

interface Page {
  readonly items: readonly Item[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

const list = async (
  service: AdminService,
  { path, query, columns, isWhole, isJson }: ListRequest,
  output: Output,
): Promise<number> => {
  const first = isWhole ? String(pageItemsMax) : query["first"];
  let page = (await service.call("GET", path, { query: { ...query, first } })) as Page;
  const items = [...page.items];
  const { startCursor } = page.pageInfo as { readonly startCursor?: string };
  while (isWhole && page.pageInfo.hasNextPage) {
    if (process.stderr.isTTY) output.printError(`${items.length} …\r`);
    const after = page.pageInfo.endCursor ?? undefined;
    page = (await service.call("GET", path, { query: { ...query, first, after } })) as Page;
    items.push(...page.items);
  }
  const pageInfo = startCursor === undefined ? page.pageInfo : { ...page.pageInfo, startCursor };
  if (isJson) writeJson(output, { items, pageInfo });
  else output.say(describeItems(items, columns));
  if (!isJson && page.pageInfo.hasNextPage) {
    output.printError(`There are more: --after ${String(page.pageInfo.endCursor)}, or --all\n`);
  }
  return exitCodes.done;
};

const pageItemsMax = 500;

const send = async (
  service: AdminService,
  { method, path, query = {}, body, summary, isFinal, isAgreed, isDryRun, isJson }: SendRequest,
  output: Output,
): Promise<number> => {
  if (isDryRun) {
    if (isJson) writeJson(output, { method, path, query, ...(body === undefined ? {} : { body }) });
    else output.say(`This would ${summary}. Nothing was sent.\n`);
    return exitCodes.done;
  }
  if (isFinal && !isAgreed && !(await confirm(`This is to ${summary}.`, output))) {
    return exitCodes.usage;
  }
  const answer = await service.call(method, path, {
    query,
    ...(body === undefined ? {} : { body }),
  });
  if (isJson) writeJson(output, answer === undefined ? {} : (answer as object));
  else output.say(describeAnswer(answer as Item | undefined, summary));
  return exitCodes.done;
};

const describeAnswer = (answer: Item | undefined, summary: string): string =>
  answer === undefined
    ? `Done: ${summary}.\n`
    : describeItems(
        Object.entries(answer).map(([field, value]) => ({ field, value })),
        ["field", "value"],
      );
