import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';
import type { SceneResult } from './scene-result.ts';

export interface Issue {
  readonly number: number;
}

interface IssueText {
  readonly title: string;
  readonly body: string;
}

const failingTests: IssueText = {
  title: 'The tests fail on main',
  body: 'Since yesterday `npm test` is red on main. Could somebody find out why, and fix it?\n',
};

/** Opens an issue as a reporter and labels it as a maintainer. */
export async function labelIssue(world: World, text: IssueText = failingTests): Promise<Issue> {
  const issue = await openIssue(world, text);
  await addLabel(world, issue);
  return issue;
}

export async function openIssue(world: World, body: IssueText = failingTests): Promise<Issue> {
  return (await request(world, { token: world.tokens.reporter, method: 'POST', path: '/issues', body })) as Issue;
}

const label = 'agent-ready';

export async function addLabel(world: World, { number }: Issue): Promise<void> {
  const path = `/issues/${number}/labels`;
  await request(world, { token: world.tokens.maintainer, method: 'POST', path, body: { labels: [label] } });
}

export async function removeLabel(world: World, { number }: Issue): Promise<void> {
  await request(world, { token: world.tokens.maintainer, method: 'DELETE', path: `/issues/${number}/labels/${label}` });
}

export async function postComment(world: World, issue: number, body: string): Promise<number> {
  const path = `/issues/${issue}/comments`;
  const made = await request(world, { token: world.tokens.maintainer, method: 'POST', path, body: { body } });
  return Number(Reflect.get(Object(made), 'id'));
}

/** Cancels the run after its agent job has read the thread. From then on only the end of its job stops the agent. */
export async function cancelAtWork(world: World, settle: () => Promise<void>): Promise<number> {
  const { number } = await labelIssue(world);
  while (!world.server.requests.some(({ by, path }) => /^agent\b/.test(by) && path.includes('/comments'))) await sleep(50);
  await postComment(world, number, '/baton cancel\n\nWe found it ourselves.');
  await settle();
  await postComment(world, number, '/baton cancel');
  return number;
}

const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test'];

/** Commits a file on a branch that begins at `from`, by default `main`, as a person would in a clone of the bare repository. */
export function pushFile(
  directory: string,
  change: { readonly branch: string; readonly from?: string; readonly file: string; readonly text: string },
): void {
  const clone = mkdtempSync(join(tmpdir(), 'baton-fork-'));
  const git = (...args: readonly string[]): void => {
    execFileSync('git', [...identity, ...args], { cwd: clone, stdio: 'ignore' });
  };
  try {
    git('clone', '--quiet', directory, '.');
    git('checkout', '--quiet', '-B', change.branch, `origin/${change.from ?? 'main'}`);
    writeFileSync(join(clone, change.file), change.text);
    git('add', '--all');
    git('commit', '--quiet', '--message', `Change ${change.file}`);
    git('push', '--quiet', 'origin', `HEAD:refs/heads/${change.branch}`);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Returns the sentence in a list if the condition does not hold, else an empty list. */
export function expect(condition: boolean, sentence: string): readonly string[] {
  return condition ? [] : [sentence];
}

/** Checks how the run has ended. */
export function expectOutcome({ document }: SceneResult, outcome: string): readonly string[] {
  return expect(document.outcome === outcome, `the run should have ${outcome}, its outcome is ${document.outcome ?? 'unknown'}`);
}

/** Checks that the words stand in the thread, without Markdown escapes, which are not what the scene is about. */
export function expectWords({ document }: SceneResult, words: string): readonly string[] {
  const shown = document.thread.map(({ body }) => String(body).replaceAll('\\', '').replaceAll('&quot;', '"'));
  return expect(
    shown.some((body) => body.includes(words)),
    `a comment should say: ${words}`,
  );
}
