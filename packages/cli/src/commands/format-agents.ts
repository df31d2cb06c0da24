import {
  agentProblem,
  describeAgent,
  type Output,
  type ServedAgent,
} from "@embedded-analytics/app/program";

/** Tells where agents are asked (D1), and which of them will not answer. */
export const formatAgents = (agents: readonly ServedAgent[], output: Output): void => {
  for (const agent of agents) {
    output.say(`${describeAgent(agent)}\n`);
    const problem = agentProblem(agent);
    if (problem !== undefined) output.printError(`${problem}\n`);
  }
};
