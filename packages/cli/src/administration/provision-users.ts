import type { Output } from "@embedded-analytics/app/program";
import { writeJson } from "../commands/write-json.js";
import { exitCodes } from "../verbs/exit-codes.js";
import type { ProvisionRequest } from "./admin-request.js";
import type { AdminService } from "./admin-service.js";
import { describeItems, type Item } from "./describe-items.js";
import { readUsers } from "./users-file.js";

const usersPerCall = 100;

/**
 * Makes or changes the users of a file, 100 in a call (J1). Each has an outcome of its own; with one refused the
 * exit code is 1. Should a call fail, the outcomes of the earlier ones are written nevertheless.
 */
export const provisionUsers = async (
  service: AdminService,
  { file, isDryRun, isJson }: ProvisionRequest,
  output: Output,
): Promise<number> => {
  const users = await readUsers(file);
  if (isDryRun) {
    if (isJson) writeJson(output, { users });
    else output.say(`This would make or change ${users.length} users. Nothing was sent.\n`);
    return exitCodes.done;
  }
  const outcomes: Item[] = [];
  try {
    for (let at = 0; at < users.length; at += usersPerCall) {
      if (at > 0 && process.stderr.isTTY) output.printError(`${at} of ${users.length} …\r`);
      const body = { users: users.slice(at, at + usersPerCall) };
      const answer = (await service.call("POST", "users", { body })) as {
        readonly users: readonly Item[];
      };
      outcomes.push(...answer.users);
    }
  } finally {
    if (isJson) writeJson(output, { users: outcomes });
    else output.say(describeItems(outcomes, ["externalId", "outcome", "code", "detail"]));
  }
  const isWhole = outcomes.every(({ outcome }) => outcome === "provisioned");
  return isWhole ? exitCodes.done : exitCodes.failed;
};
