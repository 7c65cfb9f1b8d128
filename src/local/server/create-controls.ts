import { randomBytes } from 'node:crypto';
import type { CustomRole, EnvironmentSecret, LocalGitHub, LocalServer, PullPlace, Role } from '../contract.ts';
import { clickCheck } from './events/announce-check.ts';
import { deliverWebhook } from './events/deliver-webhook.ts';
import { fireEvent } from './events/fire-event.ts';
import { reportJob, reportRun } from './events/report-run.ts';
import { createRuntimeToken } from './http/watch-requests.ts';
import { addComments } from './seed/add-comments.ts';
import { addAccount, addApp, addFork, addRepository } from './seed/fill-world.ts';
import { getRepository } from './world/lookups.ts';
import { isoTime, type Pull, type Repository } from './world/model.ts';
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
    addFork: (fork) => addFork(world, fork),
    addApp: (app) => addApp(world, app),
    addComments: (comments) => addComments(world, comments),
    setRole: (repository, login, role) => setRole(find(repository), login, role),
    hideMembership: (repository, login) => void find(repository).privateMembers.add(login.toLowerCase()),
    setTeam: (team, logins) => void world.teams.set(team.toLowerCase(), new Set(logins.map((login) => login.toLowerCase()))),
    setSecret: (repository, name, value) => setSecret(world, repository, { name, value }),
    setEnvironmentSecret: (repository, secret) => setEnvironmentSecret(find(repository), secret),
    setVariable: (repository, name, variable) => setVariable(world, repository, toVariable(name, variable)),
    secrets: (repository) => Object.fromEntries(find(repository).secrets),
    environmentSecrets: (repository, name) => Object.fromEntries(find(repository).environments.get(name.toLowerCase()) ?? []),
    variables: (repository) =>
      Object.fromEntries([...find(repository).variables.values()].map(({ name, value }) => [name, value])),
    setListLag: (listLag) => void Object.assign(world.settings, { listLag }),
    changeSettings: (repository, settings) => void Object.assign(find(repository).settings, settings),
    ...createPageControls(world),
    expireArtifact: (id) => expireArtifact(world, id),
    deleteArtifact: (id) => void world.artifacts.delete(id),
    artifactsOf: (runId) => listArtifacts(world, runId),
    ...createDeliveryControls(world),
    tick: (repository, cron) => tick(world, repository, cron),
    onEvent: (listener) => void world.listeners.push(listener),
    onCancel: (listener) => void world.cancelListeners.push(listener),
    onRerun: (listener) => void world.rerunListeners.push(listener),
    onApprove: (listener) => void world.approveListeners.push(listener),
    watch: (watcher) => void Object.assign(world.settings, { watcher }),
    mintJobToken: (job) => mintJobToken(world, job),
    revokeJobToken: (token) => void world.tokens.delete(token),
    newRunId: world.nextId,
    newJobId: world.nextId,
    reportRun: (run) => reportRun(world, run),
    reportJob: (job) => reportJob(world, job),
    directoryOf: (repository) => find(repository).directory,
    gitOf: (repository) => find(repository).git,
    defaultBranchOf: (repository) => find(repository).defaultBranch,
  };
}

/** Creates the controls of deliveries, and of what goes wrong with them and with requests. */
function createDeliveryControls(
  world: World,
): Pick<LocalGitHub, 'deliveries' | 'redeliver' | 'setRedeliveryLag' | 'loseDeliveries' | 'failNext' | 'setLimits'> {
  return {
    deliveries: world.deliveries,
    redeliver: (guid) => redeliver(world, guid),
    setRedeliveryLag: (redeliveryLag) => void Object.assign(world.settings, { redeliveryLag }),
    loseDeliveries: (lostDeliveries) => void Object.assign(world.settings, { lostDeliveries }),
    failNext: (fault) => void world.faults.push({ ...fault, left: fault.times ?? 1 }),
    setLimits: (limits) => void Object.assign(world.settings, { limits }),
  };
}

/** Creates the controls for what people see and do on the pages of check runs and pull requests, and no route here does. */
function createPageControls(world: World): Pick<LocalGitHub, 'buttonsOf' | 'clickCheck' | 'enableAutoMerge'> {
  return {
    buttonsOf: (check) => (world.checkRuns.get(check)?.actions ?? []).map(({ identifier }) => identifier),
    clickCheck: (click) => clickCheck(world, click),
    enableAutoMerge: (place) => {
      const pull = getPull(world, place);
      world.issues.put({ ...pull, pull: { ...pull.pull, autoMergeBy: pull.user } });
    },
  };
}

function getPull(world: World, { repository, number }: PullPlace): Pull {
  const { id } = getRepository(world, repository);
  const issue = world.issues.list().find((each) => each.repositoryId === id && each.number === number);
  if (issue?.pull === undefined) throw new Error(`${repository} has no pull request #${number}`);
  return { ...issue, pull: issue.pull };
}

function setRole(repository: Repository, login: string, role: Role | CustomRole): void {
  const [name, own] = [login.toLowerCase(), typeof role === 'string' ? undefined : role];
  repository.roles.set(name, typeof role === 'string' ? role : role.base);
  if (own === undefined) repository.customRoles.delete(name);
  else repository.customRoles.set(name, own.name);
}

function setEnvironmentSecret({ environments }: Repository, { environment, name, value }: EnvironmentSecret): void {
  const own = environments.get(environment.toLowerCase()) ?? new Map<string, string>();
  environments.set(environment.toLowerCase(), own.set(name.toUpperCase(), value));
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

function listArtifacts(world: World, runId: number): ReadonlyMap<string, number> {
  const own = world.artifacts.list().filter((artifact) => artifact.runId === runId && artifact.finalized);
  return new Map(own.map(({ name, id }) => [name, id]));
}

function expireArtifact(world: World, id: number): void {
  const artifact = world.artifacts.get(id);
  if (artifact === undefined) throw new Error(`No artifact has the id ${id}`);
  world.artifacts.put({ ...artifact, expiresAt: isoTime(world.now() - 1000) });
}

function redeliver(world: World, guid: string): void {
  const delivery = world.deliveries.find((candidate) => candidate.guid === guid);
  const app = [...world.apps.values()].find(({ slug }) => slug === delivery?.app);
  if (delivery === undefined || app === undefined) throw new Error(`No delivery has the id ${guid}`);
  deliverWebhook(world, app, { ...delivery, redelivery: true });
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
