const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A server that mints a session, and a user who then asks and reads, again and again for so long. A
 * status of 0 stands for no answer at all.
 */
export const honestUser = async (url, apiKey, forMs) => {
  const latencies = [];
  const statuses = new Map();
  const post = async (path, body) => {
    const startedMs = performance.now();
    let status = 0;
    try {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Api-Key ${apiKey}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      ({ status } = response);
    } catch {
      // Counted as no answer.
    }
    latencies.push(performance.now() - startedMs);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const endMs = performance.now() + forMs;
  for (let turn = 0; performance.now() < endMs; turn++) {
    const sessionSettings = { externalId: `honest-${turn % 50}` };
    await post("/api/v1/embed/generate-session", sessionSettings);
    await post("/local/api/v1/public/honest/agents/1/chat/stream-chat-state", {
      input: "What can I ask?",
      sessionSettings,
    });
    await pause(50);
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const p95Ms = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
  return { latencies, statuses, count: latencies.length, p95Ms };
};
