import { request } from '../../world/ask-as-person.ts';
import type { World } from '../../world/world.ts';
import type { Snapshot } from '../snapshot/create-snapshot.ts';
import type { Start } from '../start/list-starts.ts';
import type { SubjectText } from './choose-text.ts';
import { chooseFile, makeChange, nameOwnBranch } from './make-change.ts';

/** A comment that stands on the issue before anything happens. */
export interface EarlierComment {
  readonly login: string;
  readonly body: string;
}

export interface SubjectPlan {
  readonly start: Start;
  readonly text: SubjectText;
  readonly labels: readonly string[];
  readonly comments: readonly EarlierComment[];
  /** Paths that a pull request changes; empty to choose one. */
  readonly files: readonly string[];
  /** Token of the person who opens the issue or pull request. */
  readonly author: string;
  readonly snapshot: Snapshot;
  /** The number of this subject, from 1. */
  readonly turn: number;
}

/**
 * Makes the issue or pull request that a trigger is about, with everything that the filter asks for apart from the trigger
 * itself. Returns its number.
 */
export async function makeSubject(world: World, plan: SubjectPlan): Promise<number> {
  const { start, author: token } = plan;
  const [path, body] =
    start.subject === 'pull-request' ? (['/pulls', await describePull(plan)] as const) : (['/issues', plan.text] as const);
  const { number } = (await request(world, { token, method: 'POST', path, body })) as { readonly number: number };
  await addFacts(world, number, plan);
  return number;
}

async function describePull({ start, text, files, snapshot, turn }: SubjectPlan): Promise<Record<string, unknown>> {
  const branch = nameOwnBranch(turn);
  const changed = files.length > 0 ? files : [await chooseFile(snapshot, start.filter.files)];
  await makeChange(snapshot, { branch, files: changed });
  return { ...text, head: branch, base: snapshot.defaultBranch, draft: start.filter.draft === true };
}

/** Adds labels, assignee and comments. What the trigger itself adds is left out. */
async function addFacts(world: World, number: number, { start, labels: own, comments }: SubjectPlan): Promise<void> {
  const { trigger, filter } = start;
  const labels = [...own, ...(filter.labels ?? [])].filter((name) => trigger.kind !== 'label' || name !== trigger.name);
  const { assignee = 'none' } = filter;
  const isAssigned = assignee !== 'none' && trigger.kind !== 'assign';
  const change = {
    ...(labels.length === 0 ? {} : { labels }),
    ...(isAssigned ? { assignees: [addPerson(world, assignee === '*' ? 'somebody' : assignee)] } : {}),
    ...(filter.state === 'closed' ? { state: 'closed' } : {}),
  };
  const path = `/issues/${number}`;
  if (Object.keys(change).length > 0)
    await request(world, { token: world.tokens.maintainer, method: 'PATCH', path, body: change });
  for (const { login, body } of comments) {
    addPerson(world, login);
    world.server.addComments({ repository: world.repository.name, issue: number, login, bodies: [body] });
  }
}

/** Adds an account, so that it can be named. Returns its login. */
export function addPerson({ server }: Pick<World, 'server'>, login: string): string {
  server.addUser({ login, ...(login.endsWith('[bot]') ? { type: 'Bot' } : {}) });
  return login;
}
