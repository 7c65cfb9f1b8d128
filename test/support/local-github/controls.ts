import type { RepositorySettings } from '../../../src/local/contract.ts';
import { deliverWebhook } from '../../../src/local/server/events/deliver-webhook.ts';
import { installOn } from '../../../src/local/server/seed/fill-world.ts';
import { findAccount, getRepository } from '../../../src/local/server/world/lookups.ts';
import { isoTime, type Pull, type Repository } from '../../../src/local/server/world/model.ts';
import type { World } from '../../../src/local/server/world/world.ts';
import { addFork, type Fork } from './add-fork.ts';
import { fireCheck } from './checks/announce-check.ts';
import { type CheckRun, checkRunsOf } from './checks/check-run.ts';
import { enforceLimits, type RequestLimits } from './enforce-limits.ts';
import { dropGroup, requestGroup } from './merge-queue.ts';
import type { RepositorySetUp } from './repository-set-up.ts';

/** A click on the page of a check run: a button by its identifier, or "Re-run" where none is named. */
interface CheckClick {
  readonly check: number;
  readonly login: string;
  readonly button?: string;
}

/** A secret that only jobs with this environment receive. GitHub makes an environment the first time a job names it. */
interface EnvironmentSecret {
  readonly environment: string;
  readonly name: string;
  readonly value: string;
}

interface Thing {
  readonly kind: 'secret' | 'label' | 'environment';
  readonly name: string;
}

interface PullPlace {
  readonly repository: string;
  readonly number: number;
}

/** What people do on the pages of GitHub, and what goes wrong there, of which no route knows. */
export interface Controls {
  directoryOf(repository: string): string;
  /** Adds a fork under the owner's name, for pull requests from outside: `head: "owner:branch"`. */
  addFork(fork: { readonly of: string; readonly owner: string }): Fork;
  setEnvironmentSecret(repository: string, secret: EnvironmentSecret): void;
  /** Deletes what a person deletes with `gh`, for which there is no route here. Throws where there is none of that name. */
  remove(repository: string, thing: Thing): void;
  /** Returns the names of the environments of a repository. */
  environmentsOf(repository: string): readonly string[];
  /** Changes settings. They begin as on a fresh repository, except that Actions may create pull requests. */
  changeSettings(repository: string, settings: Partial<RepositorySettings & RepositorySetUp>): void;
  /** Deletes an artifact at once, as if an account with the permission had asked for it. */
  deleteArtifact(id: number): void;
  /** Returns the ids of the artifacts that a workflow run has uploaded so far, by name. */
  artifactsOf(runId: number): ReadonlyMap<string, number>;
  /** Installs an App that was registered from a manifest. Returns the id of the installation. Throws for a private App of another owner. */
  installApp(id: number, repositories: readonly string[]): number;
  /** Takes a repository out of the installations of every App, as its owner may on the page. */
  uninstallApps(repository: string): void;
  /** Takes back the tokens that a person has given to Apps. */
  revokeUserTokens(login: string): void;
  /** Sets the members of `<organization>/<slug>`. */
  setTeam(team: string, logins: readonly string[]): void;
  /** Makes a person's membership private: `author_association` shows a stranger, and the role stays. */
  hideMembership(repository: string, login: string): void;
  /** Turns auto-merge of a pull request on, as its author may on the page. Nothing merges by itself here. */
  enableAutoMerge(pull: PullPlace): void;
  /** Puts pull requests into the merge queue as one group, and asks for its checks. Returns the commit of the group. */
  requestGroup(repository: string, numbers: readonly number[]): Promise<string>;
  /** Takes the group out of the merge queue. */
  dropGroup(repository: string): Promise<void>;
  /** Returns the identifiers of the buttons of a check run. */
  buttonsOf(check: number): readonly string[];
  /** Clicks a button of a check run as a person does on its page. GitHub tells the App whose check it is. */
  clickCheck(click: CheckClick): void;
  /** Enforces limits from now on. */
  setLimits(limits: RequestLimits): void;
  expireArtifact(id: number): void;
  /** Sends a delivery again, with the same id. */
  redeliver(guid: string): void;
  /** Sets the time from a request for a redelivery, which is answered at once, to the delivery. A second at first. */
  setRedeliveryLag(milliseconds: number): void;
  /** Loses the next deliveries on their way, so that the App hears nothing of them. */
  loseDeliveries(times: number): void;
}

export function createControls(world: World): Controls {
  return {
    directoryOf: (repository) => getRepository(world, repository).directory,
    addFork: (fork) => addFork(world, fork),
    setEnvironmentSecret: (repository, secret) => setEnvironmentSecret(getRepository(world, repository), secret),
    remove: (repository, thing) => remove(world, getRepository(world, repository), thing),
    environmentsOf: (repository) => [...getRepository(world, repository).environments.keys()],
    changeSettings: (repository, settings) => void Object.assign(getRepository(world, repository).settings, settings),
    deleteArtifact: (id) => void world.artifacts.delete(id),
    artifactsOf: (runId) => listArtifacts(world, runId),
    installApp: (id, repositories) => installOn(world, id, repositories),
    uninstallApps: (repository) => uninstall(world, repository.toLowerCase()),
    revokeUserTokens: (login) => {
      for (const [token, principal] of world.tokens)
        if (principal.kind === 'app-user' && principal.account.login === login) world.tokens.delete(token);
    },
    setTeam: (team, logins) => void world.teams.set(team.toLowerCase(), new Set(logins.map((login) => login.toLowerCase()))),
    hideMembership: (name, login) => void getRepository(world, name).privateMembers.add(login.toLowerCase()),
    enableAutoMerge: (place) => {
      const pull = getPull(world, place);
      world.issues.put({ ...pull, pull: { ...pull.pull, autoMergeBy: pull.user } });
    },
    requestGroup: (repository, numbers) => requestGroup(world, getRepository(world, repository), numbers),
    dropGroup: (repository) => dropGroup(world, getRepository(world, repository)),
    buttonsOf: (check) => listButtons(checkRunsOf(world).get(check)),
    clickCheck: (click) => clickCheck(world, click),
    setLimits: (limits) => enforceLimits(world, limits),
    expireArtifact: (id) => expireArtifact(world, id),
    redeliver: (guid) => redeliver(world, guid),
    setRedeliveryLag: (redeliveryLag) => void Object.assign(world.settings, { redeliveryLag }),
    loseDeliveries: (lostDeliveries) => void Object.assign(world.settings, { lostDeliveries }),
  };
}

function remove(world: World, repository: Repository, { kind, name }: Thing): void {
  const labels = world.labels.list().filter((label) => label.repositoryId === repository.id && label.name === name);
  for (const { id } of kind === 'label' ? labels : []) world.labels.delete(id);
  const isRemoved = {
    label: () => labels.length > 0,
    secret: () => repository.secrets.delete(name.toUpperCase()),
    environment: () => repository.environments.delete(name.toLowerCase()),
  }[kind]();
  if (!isRemoved) throw new Error(`${repository.fullName} has no ${kind} ${name}`);
}

function uninstall(world: World, repository: string): void {
  for (const installation of world.installations.values()) {
    const repositories = new Set([...installation.repositories].filter((name) => name !== repository));
    if (repositories.size === 0) world.installations.delete(installation.id);
    else world.installations.set(installation.id, { ...installation, repositories });
  }
}

function getPull(world: World, { repository, number }: PullPlace): Pull {
  const { id } = getRepository(world, repository);
  const issue = world.issues.list().find((each) => each.repositoryId === id && each.number === number);
  if (issue?.pull === undefined) throw new Error(`${repository} has no pull request #${number}`);
  return { ...issue, pull: issue.pull };
}

function clickCheck(world: World, { check: id, login, button }: CheckClick): void {
  const check = checkRunsOf(world).get(id);
  const sender = findAccount(world, login);
  if (check === undefined || sender === undefined) throw new Error(`There is no check run ${id}, or nobody is called ${login}`);
  if (check.status !== 'completed')
    throw new Error(
      `GitHub shows no buttons on check run ${id}, and no "Re-run", before it has completed: it is ${check.status}`,
    );
  if (button !== undefined && !check.actions.some(({ identifier }) => identifier === button))
    throw new Error(`Check run ${id} has no button ${button}`);
  const action = button === undefined ? 'rerequested' : 'requested_action';
  fireCheck(world, check, { action, cause: { sender, fromJobToken: false }, button });
}

/** Lists the buttons that people see: none before the check has completed. */
function listButtons(check: CheckRun | undefined): readonly string[] {
  return check?.status === 'completed' ? check.actions.map(({ identifier }) => identifier) : [];
}

function setEnvironmentSecret({ environments }: Repository, { environment, name, value }: EnvironmentSecret): void {
  const own = environments.get(environment.toLowerCase()) ?? new Map<string, string>();
  environments.set(environment.toLowerCase(), own.set(name.toUpperCase(), value));
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
