/**
 * What a service has to be started with, so that `holdSlot` takes its only slot for as long as a test needs it. It
 * keeps no answers: a question that was asked before would be answered without waiting for the slot.
 */
export const oneSlot = {
  QUERY_CONCURRENCY: "1",
  QUERY_SECONDS: "3600",
  STALL_SECONDS: "3600",
  QUERY_CACHE_MB: "0",
};

/**
 * Takes the slot for statements of the instance at this address, so that a turn there waits in its
 * query; answers how to free it. The slot is surely taken, since the first rows of a result that is far
 * too long to be sent have come, and it stays taken, since nobody reads the others.
 */
export const holdSlot = async (url: string, apiKey: string): Promise<() => void> => {
  const held = new AbortController();
  const all = "(SELECT id FROM order_lines)";
  const response = await fetch(`${url}/api/v1/deployments/1/sql`, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      query: `SELECT a.id AS one, b.id AS other FROM ${all} a, ${all} b`,
      sessionSettings: { externalId: "manager", groups: ["managers"] },
    }),
    signal: held.signal,
  });
  const { value } = (await response.body?.getReader().read()) ?? {};
  const first = new TextDecoder().decode(value);
  if (!first.startsWith('{"schema":')) throw new Error(`no rows came: ${first}`);
  return () => held.abort();
};
