import { Failure, type VerifiedAudit } from "@embedded-analytics/domain";
import { type Configuration, demoFile, type Output } from "@embedded-analytics/app/program";
import type { VerifyArguments } from "../verbs/audit-verb.js";
import { exitCodes } from "../verbs/exit-codes.js";
import { withRuntime } from "./with-runtime.js";
import { writeJson } from "./write-json.js";

/**
 * `audit verify`: whether an account's audit log is whole (J10), beside a running service or without one. The
 * exit code is 3 where it is not; the head that is written is for the next time.
 */
export const auditCommand = async (
  { accountName, kept, isJson }: VerifyArguments,
  configuration: Configuration,
  output: Output,
): Promise<number> => {
  const declarationFile = configuration.bootstrapFile ?? demoFile;
  const of = { configuration, command: "audit verify", declarationFile };
  try {
    const verified = await withRuntime(of, ({ analytics }) =>
      analytics.verifyAudit(accountName, kept),
    );
    if (isJson) writeJson(output, verified);
    else output.say(describeVerified(accountName, verified));
    return verified.faults.length === 0 ? exitCodes.done : exitCodes.found;
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.code !== "tenant_not_found") throw cause;
    output.printError(`${cause.detail}\n`);
    return exitCodes.absent;
  }
};

const describeVerified = (accountName: string, { entries, head, faults }: VerifiedAudit): string =>
  [
    ...faults.map(({ seq, kind }) => `Entry ${seq}: ${meanings[kind]}`),
    faults.length === 0
      ? `The audit log of ${accountName} is whole: ${entries} entries.`
      : `The audit log of ${accountName} is not whole.`,
    `Keep its head elsewhere: ${head.seq}:${head.hash}`,
    "",
  ].join("\n");

const meanings: Readonly<Record<VerifiedAudit["faults"][number]["kind"], string>> = {
  changed: "it is not as it was written",
  gap: "entries are missing from here on",
  unlinked: "it does not follow the one before it",
  cut: "entries from here on are missing, or are not those that were written",
};
