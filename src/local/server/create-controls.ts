import { randomBytes } from 'node:crypto';
import type { CustomRole, LocalGitHub, LocalServer, Role } from '../contract.ts';
import { fireEvent } from './events/fire-event.ts';
import { reportJob, reportRun } from './events/report-run.ts';
import { createRuntimeToken } from './http/runtime-token.ts';
import { addComments } from './seed/add-comments.ts';
import { addAccount, addApp, addRepository } from './seed/fill-world.ts';
import { getRepository } from './world/lookups.ts';
import { isoTime, type Repository } from './world/model.ts';
import type { World } from './world/world.ts';

/** Creates the controls of the server for the process that starts it: everything that does not come over HTTP. */
export function createControls(world: World, life: Pick<LocalServer, 'idle' | 'close'>): LocalGitHub {
  const find = (name: string) => getRepository(world, name);
  return {
    ...life,
    apiUrl: world.urls.api,
    serverUrl: world.urls.server,
    resultsUrl: world.urls.results,
    requests: world.requests,
    addUser: (user) => addAccount(world, user),
    addRepository: (repository) => addRepository(world, repository),
    addApp: (app) => addApp(world, app),
    addComments: (comments) => addComments(world, comments),
    setRole: (repository, login, role) => setRole(find(repository), login, role),
    setSecret: (repository, name, value) => setSecret(world, repository, { name, value }),
    setVariable: (repository, name, variable) => setVariable(world, repository, toVariable(name, variable)),
    secrets: (repository) => Object.fromEntries(find(repository).secrets),
    environmentSecrets: (repository, name) => Object.fromEntries(find(repository).environments.get(name.toLowerCase()) ?? []),
    variables: (repository) =>
      Object.fromEntries([...find(repository).variables.values()].map(({ name, value }) => [name, value])),
    setListLag: (listLag) => void Object.assign(world.settings, { listLag }),
    deliveries: world.deliveries,
    tick: (repository, cron) => tick(world, repository, cron),
    onEvent: (listener) => void world.listeners.push(listener),
    onCancel: (listener) => void world.cancelListeners.push(listener),
    onRerun: (listener) => void world.rerunListeners.push(listener),
    onApprove: (listener) => void world.approveListeners.push(listener),
    mintJobToken: (job) => mintJobToken(world, job),
    revokeJobToken: (token) => void world.tokens.delete(token),
    newRunId: world.nextId,
    newJobId: world.nextId,
    reportRun: (run) => reportRun(world, run),
    reportJob: (job) => reportJob(world, job),
    gitOf: (repository) => find(repository).git,
    defaultBranchOf: (repository) => find(repository).defaultBranch,
  };
}

function setRole(repository: Repository, login: string, role: Role | CustomRole): void {
  const [name, own] = [login.toLowerCase(), typeof role === 'string' ? undefined : role];
  repository.roles.set(name, typeof role === 'string' ? role : role.base);
  if (own === undefined) repository.customRoles.delete(name);
  else repository.customRoles.set(name, own.name);
}

function setSecret(world: World, repository: string, { name, value }: { name: string; value: string }): void {
  const { secrets, secretTimes } = getRepository(world, repository);
  secrets.set(name, value);
  secretTimes.set(name, isoTime(world.now()));
}

function setVariable(
  world: World,
  repository: string,
  { name, value, at = isoTime(world.now()) }: { readonly name: string; readonly value: string; readonly at?: string | undefined },
): void {
  getRepository(world, repository).variables.set(name.toUpperCase(), {
    name: name.toUpperCase(),
    value,
    createdAt: at,
    updatedAt: at,
  });
}

/**
 * Creates the token of a job. The token has the long form that GitHub is moving to; its middle part is no secret and carries no
 * meaning.
 */
function mintJobToken(world: World, job: Parameters<LocalServer['mintJobToken']>[0]): ReturnType<LocalServer['mintJobToken']> {
  const part = (text: string) => Buffer.from(text).toString('base64url');
  const token = `ghs_${world.actionsApp.id}_${part('{"alg":"none"}')}.${part(`{"jti":"${job.jobId}"}`)}.${randomBytes(24).toString('base64url')}`;
  world.tokens.set(token, { kind: 'job', job, account: world.actionsBot, app: world.actionsApp });
  return { token, runtimeToken: createRuntimeToken(world, job) };
}

function toVariable(name: string, variable: Parameters<LocalGitHub['setVariable']>[2]): Parameters<typeof setVariable>[2] {
  return { name, ...(typeof variable === 'string' ? { value: variable } : variable) };
}

/** Fires a cron. GitHub names the account that last changed the cron as the actor; here it is the owner. */
function tick(world: World, name: string, cron: string): void {
  const repository = getRepository(world, name);
  fireEvent(world, {
    name: 'schedule',
    repository,
    cause: { sender: repository.owner, fromJobToken: false },
    payload: { schedule: cron },
  });
}
