/** The branches of the stages of the pipelines, in the order of the stages; undefined for a stage that only reads. */
const branches = { fix: ['baton/x', 'baton/y', 'baton/x'], docs: [undefined, 'baton/y'], look: [undefined] } as const;

export type PipelineName = keyof typeof branches;

export const pipelineNames = ['fix', 'docs', 'look'] as const satisfies readonly PipelineName[];

/** Returns the stages of a pipeline with the branch of each. */
export const stagesOf = (pipeline: PipelineName): readonly { readonly stage: string; readonly branch: string | undefined }[] =>
  branches[pipeline].map((branch, at) => ({ stage: `s${at + 1}`, branch }));

export interface WorldLimits {
  /** The executions of a pipeline that may be at work. */
  readonly limit: number;
  /** The runs of `docs` in a day. */
  readonly maxRuns: number;
}

/**
 * Renders the configuration of a world. Each pipeline has slots and a line of runs. Those of `fix` keep their first branch while they work on
 * the other one, which `docs` works on too; `docs` has a budget, and `look` has nothing but slots.
 */
export function renderWorldConfig({ limit, maxRuns }: WorldLimits, publicKey: string): string {
  const pipeline = (name: PipelineName): object => ({
    on: { issues: { labels: [name] } },
    'on-conflict': 'queue',
    'max-concurrency': limit,
    'priority-labels': ['urgent'],
    stages: Object.fromEntries(
      stagesOf(name).map(({ stage, branch }, at, all) => {
        const needs = all.slice(0, at).map((before) => before.stage);
        const work = branch === undefined ? { agent: 'reader' } : { agent: 'writer', branch };
        return [stage, { ...work, prompt: 'Do it.', ...(needs.length === 0 ? {} : { needs }) }];
      }),
    ),
  });
  const engine = { engine: 'command', command: ['node', 'one.mjs'] };
  return JSON.stringify({
    version: 1,
    signing: { keys: [publicKey] },
    agents: { writer: { ...engine, access: 'edit' }, reader: engine },
    pipelines: Object.fromEntries(pipelineNames.map((name) => [name, pipeline(name)])),
    budgets: [{ per: 'day', 'max-runs': maxRuns, over: 'wait', pipelines: ['docs'] }],
  });
}
