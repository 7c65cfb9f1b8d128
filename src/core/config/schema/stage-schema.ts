import { z } from 'zod';
import { handoffDemandSchema } from '../../handoff/handoff-demand.ts';
import { flag, optionalMode, optionalText } from '../../json/common-schemas.ts';
import { type BuiltinName, type BuiltinStageOf, builtinSchemas, stageNeeds } from './builtin-schemas.ts';
import { type Children, childrenSchema } from './children-schema.ts';
import { type Matrix, matrixSchema, normaliseMatrix, type WrittenMatrix } from './matrix-schema.ts';

const checkoutSchema = z
  .strictObject({
    depth: z.int().min(0).default(0).describe('How many commits to fetch; 0 is all of them, with all branches.'),
    submodules: flag.describe('Fetch submodules too.'),
    lfs: flag.describe('Fetch large files too.'),
  })
  .describe('How the code is checked out, while a token exists.');

/** The runner of agent jobs; `run.yml` and `agent.yml` name it as well. */
export const defaultRunner = 'ubuntu-latest';

export const agentStageSchema = z.strictObject({
  ...stageNeeds,
  agent: z.string().describe('The agent that does this stage.'),
  prompt: optionalText.describe('Liquid template of the prompt. Absent: a default one with title, text and comments.'),
  branch: optionalText.describe('Template of the branch that takes the commits of the agent. Absent: changes are not published.'),
  'runs-on': z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .default(defaultRunner)
    .describe(
      "Runner of the agent job: a label of GitHub's own machines. GitHub gives a called workflow self-hosted runners, and larger ones with a name of their own, only where Baton belongs to the same organisation or enterprise; elsewhere the job never starts. The ways out: call a copy of Baton in your organisation, or use a plain step or `mode: single` in a job of your own. A self-hosted runner has to be 2.336.0 or newer. GitHub ends every job on `ubuntu-slim` after 15 minutes.",
    ),
  container: optionalText.describe('Container image of the agent job.'),
  environment: optionalText.describe(
    'Deployment environment of the agent job. Its secrets arrive only under names that the caller passes: keys of engines under their own, all others as lines of its secret `BATON_AGENT_SECRETS`.',
  ),
  'timeout-minutes': z
    .int()
    .min(11)
    .max(360)
    .default(60)
    .describe('Job timeout in minutes; the agent is stopped 10 minutes before.'),
  setup: optionalText.describe(
    'Shell text that runs in the checkout before the agent, with a `HOME` of its own and the secrets of `setup-env` alone.',
  ),
  'setup-env': z
    .array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/))
    .default([])
    .describe(
      'Names of the secrets that `setup` may see: where the checkout is the commit of this configuration, or the pipeline has `allow.setup-secrets`.',
    ),
  checkout: checkoutSchema.default({ depth: 0, submodules: false, lfs: false }),
  children: childrenSchema.optional(),
  matrix: matrixSchema.optional(),
  retry: z
    .strictObject({ attempts: z.int().min(1).max(10).describe('How many attempts in all.') })
    .optional()
    .describe('Attempts. Absent: 2 for agent engines, 1 for `command`.'),
  signal: z
    .enum(['required', 'optional', 'off'])
    .optional()
    .describe('Whether the last line must be a result signal. Absent: off for `command`, required for the other engines.'),
  instruct: optionalMode.describe(
    'auto, also when absent: the agent is told beside its prompt how to end, and how to leave a handoff and results. off: only what its `instructions` say.',
  ),
  handoff: handoffDemandSchema.optional(),
  transfer: z
    .enum(['job', 'inline'])
    .default('job')
    .describe(
      'Where an agent that takes over starts. job: in a job of its own. inline: in the same job, if it needs no more secrets and has no more access; else in a job of its own.',
    ),
  'trusted-files': z
    .enum(['keep', 'publish'])
    .optional()
    .describe(
      'What becomes of changes of the agent to files that engines take settings or instructions from, such as `AGENTS.md` and `.claude`. keep: they are not published, and the comment of the stage names them. publish: they are published like any other; later stages still start with those of the commit that this configuration is of. Absent: keep.',
    ),
  untrusted: z
    .enum(['fenced', 'plain'])
    .default('fenced')
    .describe(
      'fenced: text of others that is alone on its line stands inside a fence with a random name; inside a line it is flattened and not fenced. plain: without fences, still cleaned.',
    ),
});

/** One step of a pipeline, done by one agent or one built-in. */
export const stageSchema = z
  .union([
    agentStageSchema,
    builtinSchemas['pull-request'],
    builtinSchemas.issue,
    builtinSchemas.comment,
    builtinSchemas.labels,
    builtinSchemas.review,
  ])
  .describe('One step of a pipeline, done by one agent or one built-in.');

export type AgentStage = z.infer<typeof agentStageSchema>;
export type BuiltinStage = BuiltinStageOf<BuiltinName>;
export type Stage = z.infer<typeof stageSchema>;

export function isAgentStage(stage: Stage): stage is AgentStage {
  return 'agent' in stage;
}

/** Lists the agents that a stage names: its own, and those that its children may have. */
export function listAgentsOf(stage: Stage): readonly string[] {
  return isAgentStage(stage) ? [stage.agent, ...(stage.children?.agents ?? [])] : [];
}

/** Returns the rights of the agent of a stage to create children; undefined where it may create none. */
export function childRightsOf(stage: Stage): Children | undefined {
  return isAgentStage(stage) ? stage.children : undefined;
}

/** Returns whether an agent of these stages may create children. */
export function hasChildren(stages: Readonly<Record<string, Stage>> = {}): boolean {
  return Object.values(stages).some((stage) => childRightsOf(stage) !== undefined);
}

/** Returns whether children of a stage start while it is at work, which needs the App. */
export function isPollingStage(stage: Stage): boolean {
  return childRightsOf(stage)?.wait === 'poll';
}

/** Lists the stages of a pipeline whose children start while they are at work. */
export function listPollingStages({ stages }: { readonly stages: Readonly<Record<string, Stage>> }): readonly string[] {
  return Object.entries(stages).flatMap(([name, stage]) => (isPollingStage(stage) ? [name] : []));
}

/** Returns the matrix of a stage in one form; undefined where it has none. */
export function matrixOf(stage: { readonly matrix?: WrittenMatrix | undefined } | object): Matrix | undefined {
  const written = 'matrix' in stage ? stage.matrix : undefined;
  return written === undefined ? undefined : normaliseMatrix(written);
}
