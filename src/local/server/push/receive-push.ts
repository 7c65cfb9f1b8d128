import { findGit, type GitRepository, readGit, runGit } from '../../git/run-git.ts';
import { hasOtherWorkflows } from '../git/other-workflows.ts';
import { hasPermission } from '../http/authorise.ts';
import type { Repository } from '../world/model.ts';
import type { Principal } from '../world/principal.ts';
import type { BranchMove, World } from '../world/world.ts';
import { announcePush } from './announce-push.ts';

interface PushRequest {
  readonly repository: Repository;
  readonly principal: Principal;
  readonly run: () => Promise<Response>;
}

/** Lets git receive the push, restores the refs that the token may not move, and announces the others. */
export async function receivePush(world: World, { repository, principal, run }: PushRequest): Promise<Response> {
  const before = await listRefs(repository.git);
  const response = await run();
  const after = await listRefs(repository.git);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changes = names.map((ref) => ({ ref, before: before.get(ref), after: after.get(ref) }));
  const moved: BranchMove[] = [];
  for (const change of changes.filter((one) => one.before !== one.after))
    moved.push({ ...change, isForced: await isForced(repository, change) });
  const defaultHead = before.get(`refs/heads/${repository.defaultBranch}`);
  const refused = await listRefused(world, { repository, principal, defaultHead }, moved);
  for (const { move } of refused) await restoreRef(repository, move);
  const taken = moved.filter((move) => refused.every((one) => one.move !== move));
  await announceMoves(world, { repository, principal }, taken);
  return refused.length > 0 ? renderReport(taken, refused) : response;
}

async function announceMoves(
  world: World,
  { repository, principal }: Pick<PushRequest, 'repository' | 'principal'>,
  moves: readonly BranchMove[],
): Promise<void> {
  if (!('account' in principal)) return;
  const cause = {
    sender: principal.account,
    fromJobToken: principal.kind === 'job',
    app: 'app' in principal ? principal.app : undefined,
  };
  for (const { isForced: forced, ...move } of moves) await announcePush(world, { repository, cause, ...move, forced });
}

async function listRefs(git: GitRepository): Promise<Map<string, string>> {
  const text = await readGit(git, ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags']);
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(41), line.slice(0, 40)]),
  );
}

/** A refused move with the reason in the report of git, and what GitHub prints beside the report. */
interface RefusedMove {
  readonly move: BranchMove;
  readonly reason: string;
  readonly remarks: readonly string[];
}

const noWorkflows = 'refusing to allow a GitHub App to create or update workflow files without `workflows` permission';

interface PushFacts extends Pick<PushRequest, 'repository' | 'principal'> {
  /** The head of the default branch before the push. */
  readonly defaultHead: string | undefined;
}

async function listRefused(
  world: World,
  { repository, principal, defaultHead }: PushFacts,
  moved: readonly BranchMove[],
): Promise<RefusedMove[]> {
  const free =
    principal.kind === 'user' || (principal.kind === 'installation' && hasPermission(principal.permissions, 'workflows=write'));
  const refused: RefusedMove[] = [];
  for (const move of moved) {
    const refusal = world.settings.branchRules?.findRefusal(repository, principal, move);
    const isForbidden = !free && move.after !== undefined && (await hasOtherWorkflows(repository, move.after, defaultHead));
    if (isForbidden) refused.push({ move, reason: noWorkflows, remarks: [] });
    else if (refusal !== undefined) refused.push({ move, ...refusal });
  }
  return refused;
}

async function restoreRef(repository: Repository, { ref, before }: BranchMove): Promise<void> {
  await runGit(repository.git, before === undefined ? ['update-ref', '-d', ref] : ['update-ref', ref, before]);
}

async function isForced(repository: Repository, { before, after }: Pick<BranchMove, 'before' | 'after'>): Promise<boolean> {
  if (before === undefined || after === undefined) return false;
  return (await findGit(repository.git, ['merge-base', '--is-ancestor', before, after])) === undefined;
}

/**
 * Renders git's own report for the refs, in the side bands that every client asks for: 1 for the report, 2 for what is printed. A ref
 * that git itself refused is in no list; the client then says that the remote reported nothing about it.
 */
function renderReport(taken: readonly BranchMove[], refused: readonly RefusedMove[]): Response {
  const remarks = refused.flatMap((one) => one.remarks).map((remark) => sideBand(2, Buffer.from(`${remark}\n`)));
  const lines = [
    ...taken.map(({ ref }) => packet(`ok ${ref}\n`)),
    ...refused.map(({ move, reason }) => packet(`ng ${move.ref} ${reason}\n`)),
  ];
  const status = Buffer.concat([packet('unpack ok\n'), ...lines, Buffer.from('0000')]);
  const body = Buffer.concat([...remarks, sideBand(1, status), Buffer.from('0000')]);
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'application/x-git-receive-pack-result' } });
}

function sideBand(band: number, content: Buffer): Buffer {
  return packet(Buffer.concat([Buffer.from([band]), content]));
}

function packet(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, '0')), bytes]);
}
