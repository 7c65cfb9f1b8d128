import { findGit, readGit, runGit } from '../../git/run-git.ts';
import { hasOtherWorkflows } from '../git/has-other-workflows.ts';
import { hasPermission } from '../http/authorise.ts';
import type { Repository } from '../world/model.ts';
import type { Principal } from '../world/principal.ts';
import type { World } from '../world/world.ts';
import { announcePush } from './announce-push.ts';

interface PushRequest {
  readonly repository: Repository;
  readonly principal: Principal;
  readonly run: () => Promise<Response>;
}

interface MovedRef {
  readonly ref: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Lets git receive the push, restores the refs that the token may not move, and announces the others. */
export async function receivePush(world: World, { repository, principal, run }: PushRequest): Promise<Response> {
  const before = await listRefs(repository.directory);
  const response = await run();
  const after = await listRefs(repository.directory);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const moved = names
    .map((ref) => ({ ref, before: before.get(ref), after: after.get(ref) }))
    .filter((one) => one.before !== one.after);
  const defaultHead = before.get(`refs/heads/${repository.defaultBranch}`);
  const refused = await listRefused({ repository, principal, defaultHead }, moved);
  for (const ref of refused) await restoreRef(repository, ref);
  if (refused.length > 0) return renderRefusals(refused);
  if (!('account' in principal)) return response;
  const cause = {
    sender: principal.account,
    fromJobToken: principal.kind === 'job',
    ...('app' in principal ? { app: principal.app } : {}),
  };
  for (const ref of moved) {
    const forced = await isForced(repository, ref);
    await announcePush(world, { repository, cause, ...ref, forced });
  }
  return response;
}

async function listRefs(directory: string): Promise<Map<string, string>> {
  const text = await readGit(directory, ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags']);
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(41), line.slice(0, 40)]),
  );
}

async function listRefused(
  { repository, principal, defaultHead }: { repository: Repository; principal: Principal; defaultHead: string | undefined },
  moved: readonly MovedRef[],
): Promise<MovedRef[]> {
  const free =
    principal.kind === 'user' || (principal.kind === 'installation' && hasPermission(principal.permissions, 'workflows=write'));
  if (free) return [];
  const refused: MovedRef[] = [];
  for (const one of moved)
    if (one.after !== undefined && (await hasOtherWorkflows(repository, one.after, defaultHead))) refused.push(one);
  return refused;
}

async function restoreRef(repository: Repository, { ref, before }: MovedRef): Promise<void> {
  await runGit(repository.directory, before === undefined ? ['update-ref', '-d', ref] : ['update-ref', ref, before]);
}

async function isForced(repository: Repository, { before, after }: MovedRef): Promise<boolean> {
  if (before === undefined || after === undefined) return false;
  return (await findGit(repository.directory, ['merge-base', '--is-ancestor', before, after])) === undefined;
}

/** Renders git's own report for the refs, in the side band that every client asks for. */
function renderRefusals(refused: readonly MovedRef[]): Response {
  const why = 'refusing to allow a GitHub App to create or update workflow files without `workflows` permission';
  const lines = refused.map(({ ref }) => packet(`ng ${ref} ${why}\n`));
  const status = Buffer.concat([packet('unpack ok\n'), ...lines, Buffer.from('0000')]);
  const body = Buffer.concat([packet(Buffer.concat([Buffer.from([1]), status])), Buffer.from('0000')]);
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'application/x-git-receive-pack-result' } });
}

function packet(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, '0')), bytes]);
}
