import type { Operations } from "../operation.js";
import { named } from "../schemas/shapes.js";

export const dataOperations: Operations = {
  "POST /api/v1/deployments/{deploymentId}/sql": {
    id: "runQuery",
    tag: "Data",
    summary: "Run a statement under the user's rights",
    description:
      "Rows come as lines of JSON while they are read; leaving ends the statement. With `explain` no rows come, but how it would run, and what databases are asked for: for a key of kind `admin`.",
    call: "runQuery",
    needs: "caller",
    success: [
      {
        status: 200,
        description: "Columns, rows and their number",
        content: { "application/x-ndjson": named("QueryLine") },
      },
    ],
  },
};
