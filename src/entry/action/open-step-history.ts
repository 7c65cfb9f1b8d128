import type { AgentOutput } from '../../core/output/agent-output.ts';
import { concludeStep, stepHistory } from '../../core/pipeline/conclude-step.ts';
import type { State } from '../../core/pipeline/state.ts';
import { readHistory } from '../../engine/read-history.ts';
import { writeHistory } from '../../engine/write-history.ts';
import { GitHubError } from '../../ports/github.ts';
import type { JobContext } from './job-context.ts';
import { mayBeForeign } from './may-be-foreign.ts';

/** What a plain step remembers, under the name of its workflow file and job. */
export interface StepHistory {
  /** What earlier ones came to, as text for the prompt. */
  read(): Promise<string>;
  write(state: State, output: AgentOutput): Promise<void>;
}

/**
 * Only with a signing key, and where the code is our own: whoever could write the config of the checkout could put a key of
 * theirs into it. Trouble is a warning: the agent's work does not depend on what is remembered of it.
 */
export async function openStepHistory(context: JobContext, stage: string): Promise<StepHistory | undefined> {
  const { inputs, job, log } = context;
  if (inputs['signing-key'] === '') return undefined;
  if (mayBeForeign(job)) {
    log.warning(`This code may be somebody else's (event ${job.eventName}), so no history is read or kept.`);
    return undefined;
  }
  const { engine } = await (await import('./create-engine.ts')).createEngine(context);
  const pipeline = `${job.workflow.file}/${stage}`;
  return {
    read: async () => (await readHistory(engine, { pipeline, config: { history: stepHistory }, subject: 0 })) ?? '',
    async write(state, output) {
      try {
        await writeHistory(engine, concludeStep(state, { output, agent: inputs.agent, pipeline }));
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        log.warning(`The history of ${pipeline} was not kept, which takes \`permissions: { issues: write }\`: ${error.message}`);
      }
    },
  };
}
