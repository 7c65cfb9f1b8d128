import { readDelivery } from '../../../src/action/event/read-delivery.ts';
import type { JobContext } from '../../../src/action/job/job-context.ts';
import { openOrder } from '../../../src/action/job/read-order-input.ts';
import { checkConfig } from '../../../src/core/config/parse/parse-config.ts';
import { digestOutput } from '../../../src/core/output/output-digest.ts';
import { problemText } from '../../../src/core/problem.ts';
import { openDispatch } from '../../../src/core/record/signed-dispatch.ts';
import { pauseLabel } from '../../../src/core/trigger/change.ts';
import { startIdOf } from '../../../src/core/trigger/trigger.ts';
import { runTask } from '../../../src/engine/agent/run-task.ts';
import { applyChange } from '../../../src/engine/decision/apply-change.ts';
import type { Engine } from '../../../src/engine/engine-ports.ts';
import { startFromEvent } from '../../../src/engine/plan/start-from-event.ts';
import { advanceRun } from '../../../src/engine/publish/advance-run.ts';
import { decodePorts } from '../../../src/engine/record-codec.ts';
import { sweep } from '../../../src/engine/sweep/sweep.ts';
import { outputArtifact } from '../../../src/host/program-facts.ts';
import type { JobBody } from './actions.ts';
import { type Agents, createTaskPorts, secretsOfJobs } from './agent.ts';
import { headSha } from './code.ts';
import { outputFaults } from './faults.ts';
import { behind, createPorts, hasher, repository, type World } from './ports.ts';
import type { JobName, SimJob, SimRun } from './runs.ts';
import type { Process } from './schedule.ts';

export type FullWorld = World & { readonly agents: Agents; readonly config: string };

const checked = new Map<string, ReturnType<typeof checkConfig>>();

/** Checks a configuration once: the jobs of a play have the same. */
export function checkOnce(text: string): ReturnType<typeof checkConfig> {
  const known = checked.get(text) ?? checkConfig(text);
  checked.clear();
  checked.set(text, known);
  return known;
}

/** The bodies of the jobs of run.yml, with the engine of the Action. `world` is asked for when a job begins. */
export function createBodies(world: () => FullWorld): Readonly<Record<JobName, JobBody>> {
  const engineOf = (job: { readonly run: SimRun; readonly process: Process }) => ({
    ports: createPorts(world(), job),
    settings: {
      repository,
      via: 'action' as const,
      workflowRun: refOf(job.run),
      serverUrl: 'https://github.com',
      hearsComments: async () => true,
    },
  });
  return {
    async plan({ run, process }) {
      const engine = engineOf({ run, process });
      if (run.change !== undefined) return change(world(), { engine, run });
      const planned =
        run.trigger === undefined
          ? undefined
          : await plan(engine, { run, config: world().config, commit: world().other?.head ?? headSha });
      if (isSweep(run) && run.attempt === 1) await sweep(engine, engine.ports.recent.list);
      return { task: planned?.inline?.text ?? '' };
    },
    async agent({ run, job, process }) {
      const { ports } = engineOf({ run, process });
      const text = orderTextOf(run);
      const opened = openDispatch(text, {
        repo: repository.id,
        now: ports.clock.now(),
        tools: decodePorts(ports),
        unsigned: false,
      });
      if (!opened.ok) throw new Error(problemText(opened.error));
      const task = createTaskPorts({ world: world(), ports, process, run, order: opened.value });
      const settings = {
        repository: repository.id,
        workflowAttempt: run.attempt,
        secrets: secretsOfJobs,
        environment: { PATH: '/usr/bin' },
      };
      const output = await runTask({ ports: task, settings, dispatch: opened.value });
      return passOn(world(), { run, job, text: JSON.stringify(output) });
    },
    async publish({ run, process }) {
      const engine = engineOf({ run, process });
      const dispatch = openOrder(engine, orderTextOf(run));
      const outputs = run.jobs.find(({ name }) => name === 'agent')?.outputs ?? {};
      const inputs = { 'agent-output': '', 'agent-output-digest': '', ...outputs };
      const context = { inputs, job: { workflowRun: refOf(run) } } as unknown as JobContext;
      const artifacts = behind(world().texts.reader, 'artifacts', { world: world(), process });
      const delivery = await readDelivery(context, { dispatch, engine, artifacts, dispatcher: dispatcherOf(engine) });
      if (delivery === undefined) return {};
      const advanced = await advanceRun(engine, { dispatch, delivery, workflowRun: refOf(run) });
      if (!advanced.ok) throw new Error(problemText(advanced.error));
      return {};
    },
  };
}

/** Returns whether a workflow run is to sweep: it came by the clock, or a dispatch gave it nothing to do. */
function isSweep({ event, order, hint }: SimRun): boolean {
  return event === 'schedule' || (event === 'workflow_dispatch' && order === undefined && hint === undefined);
}

function dispatcherOf(engine: Engine): Parameters<typeof readDelivery>[1]['dispatcher'] {
  return engine.ports.workflowRuns as Parameters<typeof readDelivery>[1]['dispatcher'];
}

/** Applies a change of a subject. A job that runs again looks whether it still holds, as the Action does. */
async function change({ board, config }: FullWorld, { engine, run }: { readonly engine: Engine; readonly run: SimRun }) {
  if (run.change === undefined) return {};
  const { kind, label = '', subject } = run.change;
  const hasLabel = board.labels.get(subject.number)?.has(kind === 'label-removed' ? label : pauseLabel) === true;
  const isUndone = run.attempt > 1 && kind !== 'closed' && hasLabel !== (kind === 'paused');
  const changed = await applyChange(engine, { change: { ...run.change, isUndone }, config: checkOnce(config) });
  if (!changed.ok) throw new Error(changed.error.map(problemText).join('\n'));
  return {};
}

interface Written {
  readonly run: SimRun;
  readonly job: SimJob;
  readonly text: string;
}

/** Passes the result of an agent on to the publish job: as an output, or as an artifact. GitHub may withhold either. */
function passOn({ faults, texts }: FullWorld, { run, job, text }: Written): Record<string, string> {
  const fault = faults.choose(`output of ${run.number}.${run.attempt}`, outputFaults, 0.09);
  const artifact =
    fault === 'output-large' || fault === 'artifact-lost' ? texts.upload(run, outputArtifact(run.attempt), { text }) : undefined;
  const written = artifact === undefined ? text : JSON.stringify({ artifact });
  if (fault === 'artifact-lost' && artifact !== undefined) texts.spoil(artifact.artifactId, 'missing');
  const isRead = fault === undefined || fault === 'output-large';
  job.passed = isRead ? text : undefined;
  const digest = digestOutput(written, (data) => hasher.sha256(data));
  // GitHub drops an output that holds a masked value. The digest is an output of its own, and may hold one as well.
  if (fault === 'output-withheld') return run.number % 2 === 0 ? { 'agent-output-digest': digest } : {};
  return { 'agent-output': written, 'agent-output-digest': digest };
}

async function plan(
  engine: Engine,
  { run, config, commit }: { readonly run: SimRun; readonly config: string; readonly commit: string },
) {
  const { trigger } = run;
  if (trigger === undefined) return undefined;
  const start = startIdOf(trigger, `workflow run ${run.id}`);
  const planned = await startFromEvent(engine, { trigger, config: checkOnce(config), commit, inline: true, start });
  if (!planned.ok) throw new Error(planned.error.map(problemText).join('\n'));
  return planned.value;
}

function refOf({ id, attempt }: SimRun) {
  return { id, attempt, url: `https://github.com/octo-org/ledger/actions/runs/${id}` };
}

function orderTextOf(run: SimRun): string {
  return run.order ?? run.jobs.find(({ name }) => name === 'plan')?.outputs.task ?? '';
}
