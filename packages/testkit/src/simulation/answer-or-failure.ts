import { Failure } from "@embedded-analytics/domain";

/** What a call answers, or the failure with which it rejects. */
export const answerOrFailure = async <Answer>(call: Promise<Answer>): Promise<Answer | Failure> => {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof Failure) return cause;
    throw cause;
  }
};
