import { type ChildRequest, childLimits } from '../../core/children/child.ts';
import { utf8Length } from '../../core/json/json-value.ts';
import { messageOf } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { decodeChildCalls } from '../../core/spawn/read-child-calls.ts';
import type { TurnProgress } from '../../ports/agent-runner.ts';
import type { TaskContext } from '../task-ports.ts';

/** The requests for child tasks that an agent has made so far in its turn. */
export interface PassedRequests {
  readonly requests: readonly ChildRequest[];
  /** The reason, in words, why further requests only start when the turn has ended. Empty while requests start at once. */
  readonly late: string;
}

/** The App looks every ten seconds, so uploads that follow closer are of no use. */
const uploadMilliseconds = 5_000;

/** Creates a step that uploads the requests of an agent at work. Each upload holds all requests of the turn, so a lost one loses nothing. */
export function createRequestPasser(context: TaskContext, progress: TurnProgress): { step(): Promise<PassedRequests> } {
  const { clock, log } = context.ports;
  let passed: PassedRequests = { requests: [], late: '' };
  let uploaded = JSON.stringify(passed.requests);
  let uploads = 0;
  let next = Number.NEGATIVE_INFINITY;
  const upload = async (text: string, requests: string): Promise<void> => {
    uploads += 1;
    next = Date.parse(clock.now()) + uploadMilliseconds;
    try {
      await progress.upload(uploads, text);
      uploaded = requests;
    } catch (error) {
      log.warning(`The requests for child tasks could not be uploaded: ${messageOf(error)}`);
    }
  };
  return {
    async step() {
      if (passed.late !== '' || Date.parse(clock.now()) < next) return passed;
      const read = await readRequests(context, progress);
      if (!read.ok) {
        passed = { ...passed, late: read.error };
        log.warning(`Further child tasks start when the turn has ended: ${read.error}.`);
        return passed;
      }
      const { requests, text } = read.value;
      passed = { ...passed, requests };
      const written = JSON.stringify(requests);
      if (written === uploaded) return passed;
      if (uploads < childLimits.progressUploads) await upload(text, written);
      else passed = { requests, late: `requests were passed on ${uploads} times in this turn, which is the most` };
      return passed;
    },
  };
}

/**
 * Reads the requests so far, redacted like those of an output, and the text of them that is uploaded. The error says why they cannot
 * be passed on.
 */
async function readRequests(
  { ports }: TaskContext,
  progress: TurnProgress,
): Promise<Result<{ readonly requests: readonly ChildRequest[]; readonly text: string }, string>> {
  const read = await progress.readRequests();
  if (!read.ok) return failure(`the file of the requests was not read, because ${read.error}`);
  const calls = decodeChildCalls(read.value);
  if (calls === undefined) return failure('the file of the requests does not have the form that Baton writes');
  const { requests, refused } = ports.redactor.redactDeep(calls);
  const text = JSON.stringify({ version: 1, requests, refused });
  const bytes = utf8Length(text);
  if (bytes <= childLimits.progressBytes) return success({ requests, text });
  return failure(
    `the requests take ${bytes} bytes, and at most ${childLimits.progressBytes} are passed on before the end of a turn`,
  );
}
