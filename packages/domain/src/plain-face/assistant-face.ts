import type { AssistantCalls } from "../assistants/assistant-calls.js";
import { openAssistant } from "../assistants/open-assistant.js";
import { chartData } from "../assistants/tools/chart-data.js";
import { describeData } from "../assistants/tools/describe-data.js";
import { modelOverview } from "../assistants/tools/model-overview.js";
import { prepareQuestion } from "../assistants/tools/prepare-question.js";
import { queryData } from "../assistants/tools/query-data.js";
import { searchData } from "../assistants/tools/search-data.js";
import type { RunUseCase } from "./run-use-case.js";

/** The calls for assistants, as promises. */
export const assistantFace = (run: RunUseCase): AssistantCalls => ({
  openAssistant: (caller, deploymentId, given) => run(openAssistant(caller, deploymentId, given)),
  searchData: (assistant, input) => run(searchData(assistant, input)),
  describeData: (assistant, input) => run(describeData(assistant, input)),
  queryData: (assistant, input, { signal = new AbortController().signal } = {}) =>
    run(queryData(assistant, input, signal)),
  chartData: (assistant, input, { signal = new AbortController().signal } = {}) =>
    run(chartData(assistant, input, signal)),
  modelOverview: (assistant) => run(modelOverview(assistant)),
  prepareQuestion: (assistant, input, agentId) => run(prepareQuestion(assistant, input, agentId)),
});
