import { z } from 'zod';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import type { Result } from '../../core/result.ts';
import { failure, success } from '../../core/result.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Dispatcher, Subjects } from '../../ports/github.ts';
import type { JobContext } from './job-context.ts';
import { readDispatched } from './task-text.ts';

/** What a `pull_request` job says about its event. Unsigned, so it only tells what to ask GitHub about (DESIGN 4.8). */
const hintSchema = z.object({
  event: z.literal('pull_request'),
  action: z.literal('labeled'),
  number: z.int(),
  label: z.string(),
  /** Commit that was labelled. */
  head: z.string().regex(/^[0-9a-f]{40}$/),
});

export type Hint = z.infer<typeof hintSchema>;

/** The trigger of this job, or why there is none, in words. */
export async function findTrigger(
  context: JobContext,
  github: { readonly subjects: Subjects; readonly dispatcher: Pick<Dispatcher, 'getCreatedAt'> },
): Promise<Result<Trigger, string>> {
  const { job } = context;
  if (job.eventName !== 'workflow_dispatch') {
    const trigger = parseTrigger(job.eventName, job.payload);
    if (!trigger.ok) return failure(trigger.error.reason);
    return success(await addFiredAt(trigger.value, { run: job.workflowRun.id, dispatcher: github.dispatcher }));
  }
  const { event, pipeline } = readDispatched(context);
  if (event !== undefined) return askAbout(event, github.subjects);
  if (pipeline !== undefined)
    return failure(`pipeline "${pipeline}" was asked for by hand, and manual runs are not supported yet`);
  return failure('the dispatch holds neither a task nor an event; start pipelines with a label');
}

/** A tick's payload has no time. That of the workflow run stays the same when a job waits or runs again. */
async function addFiredAt(trigger: Trigger, at: { run: number; dispatcher: Pick<Dispatcher, 'getCreatedAt'> }): Promise<Trigger> {
  if (trigger.schedule === undefined) return trigger;
  return { ...trigger, schedule: { ...trigger.schedule, firedAt: await at.dispatcher.getCreatedAt(at.run) } };
}

async function askAbout(text: string, subjects: Subjects): Promise<Result<Trigger, string>> {
  const hint = parseHint(text);
  if (hint === undefined) return failure(`the input event is no hint that we know: ${text.slice(0, 200)}`);
  const found = await subjects.findLabeledPullRequest(hint.number, hint.label);
  if (found === undefined) return failure(`pull request #${hint.number} does not have the label "${hint.label}"`);
  if (!found.open) return failure(`pull request #${hint.number} is closed; open it again and label it again to start`);
  const head = found.trigger.subject.head?.sha ?? '';
  if (head !== hint.head) {
    return failure(
      `pull request #${hint.number} was at ${hint.head.slice(0, 12)} when it was labelled and is at ${head.slice(0, 12)} now; label it again to start`,
    );
  }
  if (found.editedAt !== null && Date.parse(found.editedAt) >= Date.parse(found.labeledAt)) {
    return failure(
      `the text of #${hint.number} was edited at ${found.editedAt}, after it was labelled at ${found.labeledAt}; label it again to start`,
    );
  }
  return success(found.trigger);
}

function parseHint(text: string): Hint | undefined {
  const json = parseUntrustedJson(text, { maxBytes: 10_000, maxDepth: 2, maxNodes: 20 });
  return json.ok ? hintSchema.safeParse(json.value).data : undefined;
}
