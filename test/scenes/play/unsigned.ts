import { setTimeout as sleep } from 'node:timers/promises';
import { list, request } from '../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../src/lab/world/world.ts';
import { expect, labelIssue } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The scene of the main job without a key, and the same with a record that a maintainer edits during the run. */
export const unsignedScene: Scene = {
  name: 'unsigned',
  description:
    'A private repository without keys: the chain ends with a pull request; an edited record ends the next run in words.',
  unsigned: true,
  act: runTwice,
  check: checkUnsigned,
};

async function runTwice(world: World, settle: () => Promise<void>): Promise<number> {
  await labelIssue(world);
  await settle();
  const seen = countDispatches(world);
  const { number } = await labelIssue(world);
  while (countDispatches(world) === seen) await sleep(20);
  await editHandoff(world, number);
  return number;
}

function countDispatches({ server }: World): number {
  return server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/dispatches')).length;
}

/** Edits a comment as anybody with write access can. The author of the comment stays the same. */
async function editHandoff(world: World, issue: number): Promise<void> {
  const comments = await list(world, `/issues/${issue}/comments`);
  const record = comments.find(({ body }) => String(body).includes('<!-- baton:1 {"kind":"task"'));
  if (record === undefined) throw new Error('The order went out, but the task before it has no record.');
  const body = String(record.body).replace('investigate', 'Investigate');
  const { maintainer: token } = world.tokens;
  await request(world, { token, method: 'PATCH', path: `/issues/comments/${Number(record.id)}`, body: { body } });
}

function checkUnsigned(result: SceneResult): readonly string[] {
  const { document, records } = result;
  const [pull, ...more] = document.pullRequests;
  const words = /records-missing: the record in comment \d+ does not count any more \(edited\)/;
  const call = document.thread.find(({ body }) => String(body).includes('A person is needed'));
  return [
    ...expect(
      pull !== undefined && more.length === 0,
      `there should be one pull request, there are ${document.pullRequests.length}`,
    ),
    ...expect(
      document.outcome === 'failed',
      `the second run should have failed, its outcome is ${document.outcome ?? 'unknown'}`,
    ),
    ...expect(
      records.map(({ record }) => record.kind).join(' ') === 'run end',
      `run and end should count and nothing else: ${records.map(({ record }) => record.kind).join(' ')}`,
    ),
    ...expect(words.test(String(call?.body)), 'no comment asks a person because of the edited record'),
    ...expect(!document.thread.some(({ body }) => String(body).includes('"sig":')), 'a record is signed'),
  ];
}
