import { z } from 'zod';
import { parseHandoff } from '../../core/handoff/parse-handoff.ts';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import { limitResponse } from '../../core/output/captured-results.ts';
import { outcomeSchema } from '../../core/output/outcome.ts';
import { parseResults, recordedLimits } from '../../core/output/results.ts';
import type { State } from '../../core/run/state.ts';
import { buildEndedStep, type StepNeed, stepHistory } from '../../core/state/step.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { writeHistory } from '../../engine/effects/write-history.ts';
import { readHistory } from '../../engine/thread/history.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Job, JobContext } from '../job/job-context.ts';
import { mayBeForeign, readRevisions } from '../job/read-job.ts';

const needsSchema = z.record(z.string(), z.object({ result: z.string(), outputs: z.record(z.string(), z.string()).default({}) }));

/** The limits of the outputs of earlier jobs. GitHub allows 1 MiB of outputs a job. */
const limits = { maxBytes: 64 * 1024 * 1024, maxDepth: 8, maxNodes: 100_000 };

/** Parses the input `needs` of a plain step, which is `toJSON(needs)`. Validates handoffs again, because outputs of other jobs are untrusted. */
export function readStepNeeds(text: string): {
  readonly needs: Readonly<Record<string, StepNeed>>;
  readonly warnings: readonly string[];
} {
  if (text === '') return { needs: {}, warnings: [] };
  const json = parseUntrustedJson(text, limits);
  if (!json.ok) throw new Error(`BATON-E910: input needs ${json.error.message}. Write needs: ${'${{ toJSON(needs) }}'}.`);
  const parsed = needsSchema.safeParse(json.value);
  if (!parsed.success)
    throw new Error(`BATON-E910: input needs is not what toJSON(needs) gives: ${z.prettifyError(parsed.error)}`);
  const warnings: string[] = [];
  const needs = Object.entries(parsed.data).map(([name, job]): [string, StepNeed] => {
    const handoff = job.outputs.handoff ? parseHandoff(job.outputs.handoff) : undefined;
    if (handoff?.ok === false)
      warnings.push(
        `The handoff of job ${name} was not taken: ${handoff.error.map(({ path, message }) => `${path}: ${message}`).join(' ')}`,
      );
    const outcome = outcomeSchema.safeParse(job.outputs.outcome).data ?? (job.result === 'success' ? 'succeeded' : 'failed');
    return [
      name,
      {
        outcome,
        handoff: handoff?.ok === true ? handoff.value.handoff : undefined,
        results: readResults(job.outputs),
      },
    ];
  });
  return { needs: Object.fromEntries(needs), warnings };
}

/** Reads the results of an earlier job. The final text of its agent is its output `output`, where the workflow hands that on. */
function readResults({ results = '', output }: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const recorded = parseResults(results, recordedLimits).results;
  return output === undefined ? recorded : { ...recorded, response: limitResponse(output) };
}

const actorSchema = z.object({
  sender: z.object({ id: z.int(), login: z.string(), type: z.literal(['User', 'Bot', 'Organization']).catch('User') }),
});

/** Finds what a plain step is about: the subject of the event; a cron tick has none. A pull request has its commits, whatever the event. */
export function findStepTrigger(job: Pick<Job, 'eventName' | 'payload' | 'repository'>): Trigger {
  const trigger = parseTrigger(job.eventName, job.payload);
  if (trigger.ok) return trigger.value;
  const actor = actorSchema.safeParse(job.payload).data?.sender ?? { id: 0, login: '', type: 'User' as const };
  const { id, owner, name, defaultBranch } = job.repository;
  return {
    kind: 'issue-labeled',
    repository: { id, owner, name, defaultBranch, private: job.repository.private },
    subject: {
      kind: 'issue',
      number: 0,
      title: '',
      body: '',
      author: actor,
      association: 'NONE',
      labels: [],
      url: '',
      comments: 0,
      createdAt: '',
      ...readRevisions(job.payload),
    },
    actor,
    label: '',
  };
}

/** The history of a plain step, under the name of its workflow file and job. */
export interface StepHistory {
  /** The results of earlier steps, as text for the prompt. */
  read(): Promise<string>;
  write(state: State, output: AgentOutput): Promise<void>;
}

/**
 * Opens the history of a plain step. Requires a signing key and our own code, because whoever can write the config of the
 * checkout could add their own key to it. A failure is a warning: the agent's work does not depend on its history.
 */
export async function openStepHistory(context: JobContext, stage: string): Promise<StepHistory | undefined> {
  const { inputs, job, log } = context;
  if (inputs['signing-key'] === '') return undefined;
  if (mayBeForeign(job)) {
    log.warning(`This code may be somebody else's (event ${job.eventName}), so no history is read or kept.`);
    return undefined;
  }
  const { engine } = await (await import('../wire/create-engine.ts')).createEngine(context);
  const pipeline = `${job.workflow.file}/${stage}`;
  return {
    read: async () => (await readHistory(engine, { pipeline, config: { history: stepHistory }, subject: 0 }))?.text ?? '',
    async write(state, output) {
      try {
        await writeHistory(engine, buildEndedStep(state, { output, agent: inputs.agent, pipeline }));
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        log.warning(`The history of ${pipeline} was not kept, which takes \`permissions: { issues: write }\`: ${error.message}`);
      }
    },
  };
}
