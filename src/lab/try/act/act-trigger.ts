// This folder acts on the local GitHub as people would on its pages: `make-subject` makes what a trigger is about, with a text of
// `choose-text` or from `read-github-issue` and changed files of `make-change`, and this file does what starts a run.

import { normaliseCron } from '../../../core/cron.ts';
import { readJson } from '../../../terminal/files/read-json.ts';
import { UsageError } from '../../../terminal/files/usage-error.ts';
import { renderInputs } from '../../../terminal/trigger/build-event.ts';
import { request } from '../../world/ask-as-person.ts';
import type { World } from '../../world/world.ts';
import type { Start } from '../start/list-starts.ts';
import type { PlayedFile } from '../workflow/read-workflows.ts';
import { failCheck } from './fail-check.ts';
import { addPerson } from './make-subject.ts';

interface Scene {
  readonly start: Start;
  readonly files: readonly PlayedFile[];
  readonly defaultBranch: string;
  /** The cron of the pipeline, if it has one. */
  readonly cron: string | undefined;
  /** The number of this turn, from 1. */
  readonly turn: number;
  /** The number of the issue or pull request, or undefined where the trigger is about none. */
  readonly subject: number | undefined;
}

const reviewEvents = { approved: 'APPROVE', changes_requested: 'REQUEST_CHANGES', commented: 'COMMENT' } as const;

/** Does what starts a run, with the account of the person who tries. An issue or pull request that only has to be opened is there already. */
export async function actTrigger(world: World, scene: Scene): Promise<void> {
  const { trigger } = scene.start;
  const post = (path: string, body: unknown): Promise<unknown> =>
    request(world, { token: world.tokens.reporter, method: 'POST', path, body });
  if (trigger.kind === 'label') return void (await post(`/issues/${scene.subject}/labels`, { labels: [trigger.name] }));
  if (trigger.kind === 'comment') return void (await post(`/issues/${scene.subject}/comments`, { body: trigger.text }));
  if (trigger.kind === 'review')
    return void (await post(`/pulls/${scene.subject}/reviews`, {
      event: reviewEvents[trigger.state],
      body: 'This review was made up by baton try.',
    }));
  if (trigger.kind === 'assign') {
    const body = { assignees: [addPerson(world, trigger.login)] };
    const path = `/issues/${scene.subject}`;
    return void (await request(world, { token: world.tokens.reporter, method: 'PATCH', path, body }));
  }
  if (trigger.kind === 'tick') return fireTick(world, scene);
  if (trigger.kind === 'manual') return dispatchByHand(post, scene, trigger);
  if (trigger.kind === 'check') return failCheck(world, { ...scene, workflow: trigger.workflow });
  if (trigger.kind === 'webhook')
    return void (await post('/dispatches', {
      event_type: trigger.type,
      client_payload: readPayload(trigger.payload, scene),
    }));
  trigger.kind satisfies 'open';
}

/** Fires the cron as the workflow has it. */
function fireTick(world: World, { files, cron }: Scene): void {
  const crons = files.flatMap((file) => file.crons);
  const own = cron === undefined ? crons[0] : crons.find((each) => normaliseCron(each) === normaliseCron(cron));
  if (own === undefined)
    throw new UsageError(
      `No workflow fires "${cron}". Add a line under \`on.schedule\` of the workflow that calls Baton: - cron: "${cron}"`,
    );
  world.server.tick(world.repository.name, own);
}

async function dispatchByHand(
  post: (path: string, body: unknown) => Promise<unknown>,
  { start, files, defaultBranch }: Scene,
  { pipeline, inputs: given = {} }: Extract<Start['trigger'], { readonly kind: 'manual' }>,
): Promise<void> {
  const byName = files.find(({ path }) => path.endsWith(`/${start.pipeline}`));
  const file = byName ?? files.find(({ inputs }) => inputs?.includes('pipeline') === true);
  if (file === undefined)
    throw new UsageError(
      'No workflow that calls Baton can be started by hand. It needs `workflow_dispatch` with the input `pipeline`; `baton validate` shows the lines.',
    );
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  if (Object.keys(given).length > 0 && file.inputs?.includes('inputs') !== true)
    throw new UsageError(
      `${file.path} takes no inputs of a pipeline. Add the input \`inputs\`; \`baton validate\` shows the lines.`,
    );
  const inputs = byName === undefined ? { pipeline, ...renderInputs(given) } : {};
  await post(`/actions/workflows/${name}/dispatches`, { ref: defaultBranch, inputs });
}

/** Reads the payload, or makes one up that has every field which the pipeline takes. */
function readPayload(file: string, { start: { map }, turn }: Scene): unknown {
  if (file !== '') return readJson(file);
  const payload: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(map)) {
    const keys = path.split('.');
    let place = payload;
    for (const key of keys.slice(0, -1)) {
      const next = place[key];
      place[key] = typeof next === 'object' && next !== null ? next : {};
      place = place[key] as Record<string, unknown>;
    }
    // Of two events with the same id one starts a run.
    place[keys.at(-1) ?? name] = name === 'id' ? `example ${turn}` : `example ${name}`;
  }
  return payload;
}
