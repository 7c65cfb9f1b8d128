import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { runTask } from '../../src/engine/agent/run-task.ts';
import type { TaskJob } from '../../src/engine/task-ports.ts';
import { buildCommits, buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { advance } from './chain.ts';
import { begin, type CommandWorld } from './command-world.ts';

export const boss = { id: 9, login: 'boss', type: 'User' };

/** Stages: `fix` commits to a branch, `deploy` needs an approval. */
export function stagesWith(approval: string, deploy = 'agent: one, prompt: "y"'): string {
  return `
      fix: { agent: one, branch: "baton/issue-{{ subject.number }}", prompt: "x" }
      deploy: { needs: [fix], ${deploy}, approval: ${approval} }`;
}

export interface ApprovalWorld extends CommandWorld {
  /** The comments that ask, in full, oldest first. */
  requests(): Promise<readonly string[]>;
  /** The command that the newest request shows. */
  command(): Promise<string>;
  /** The stages whose orders were started, in order. */
  started(): readonly string[];
}

type Options = NonNullable<Parameters<typeof begin>[0]> & { readonly approval?: string; readonly deploy?: string };

/** A run whose first stage has ended, so that the second one waits for approval. */
export async function beginWaiting({
  approval = '{ role: maintain }',
  deploy,
  ...options
}: Options = {}): Promise<ApprovalWorld> {
  const world = await begin({ stages: stagesWith(approval, deploy), ...options });
  const { harness, order } = world;
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { commits: buildCommits(order.head) }) });
  return withRequests(world);
}

export function withRequests(world: CommandWorld): ApprovalWorld {
  const { harness } = world;
  const requests = async (): Promise<readonly string[]> => {
    const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    return all.filter(({ body }) => body.includes('<!-- baton-request:')).map(({ body }) => body);
  };
  return {
    ...world,
    requests,
    command: async () => /^\/baton approve .*$/m.exec((await requests()).at(-1) ?? '')?.[0] ?? '',
    started: () => harness.started.map(({ task, head }) => `${task} ${head.slice(0, 3)}`),
  };
}

const started = new Error('The agent would start now.');

/** The agent job of an order whose checkout comes out at a commit, up to where its agent would start. */
export async function startAt(tip: string, { engine }: Harness, dispatch: Dispatch): Promise<string | undefined> {
  const remove = () => Promise.resolve();
  const workspace = {
    prepare: async () => ({ ok: true, value: tip }),
    trust: () => Promise.reject(started),
    removeAddedFiles: remove,
    release: remove,
  };
  const runner = { release: () => undefined, listSignIns: () => [], trustedPaths: () => [], ruleReading: () => undefined };
  const ports = { ...engine.ports, workspace, runner, files: { remove }, copies: { list: async () => [], remove } };
  try {
    const { failure } = await runTask({
      ports,
      settings: { secrets: { ANTHROPIC_API_KEY: 'key', CODEX_API_KEY: 'key' } },
      dispatch,
    } as unknown as TaskJob);
    return failure?.reason;
  } catch (error) {
    if (error === started) return 'started';
    throw error;
  }
}
