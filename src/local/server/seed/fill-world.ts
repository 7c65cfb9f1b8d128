// This folder fills the tables directly, without requests and events: accounts, repositories, Apps and comments that exist
// before a scene begins.

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { LocalGitHub } from '../../contract.ts';
import { createGitRepository } from '../../git/run-git.ts';
import { createBareRepository, prepareBareRepository } from '../git/create-bare-repository.ts';
import { findAccount, findRepository, getRepository } from '../world/lookups.ts';
import { type Account, isoTime, type Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';

type AddResult<Name extends 'addUser' | 'addRepository' | 'addApp'> = ReturnType<LocalGitHub[Name]>;
type AddRequest<Name extends 'addUser' | 'addRepository' | 'addApp'> = Parameters<LocalGitHub[Name]>[0];

/** Adds an account and returns a token. The same login again returns the same account with a new token. */
export function addAccount(world: World, { login, type = 'User' }: AddRequest<'addUser'>): AddResult<'addUser'> {
  const account = findAccount(world, login) ?? createAccount(world, login, type);
  const token = `ghp_${randomBytes(18).toString('hex')}`;
  world.tokens.set(token, { kind: 'user', account });
  return { id: account.id, token };
}

/** Adds a repository. Creates its owner when the owner does not exist yet. */
export function addRepository(
  world: World,
  { name, private: isPrivate = false, ...origin }: AddRequest<'addRepository'>,
): AddResult<'addRepository'> {
  const repository = openOrigin(buildRepository(world, { name, isPrivate, forkOf: undefined }), origin);
  world.repositories.set(name.toLowerCase(), repository);
  return { id: repository.id, directory: repository.directory };
}

/** Creates the bare repository, or uses the given one in its place. */
function openOrigin(repository: Repository, origin: { from: string } | { bare: string; defaultBranch: string }): Repository {
  if ('from' in origin) {
    const { directory, owner, createdAt: at } = repository;
    createBareRepository({ directory, owner, at, from: origin.from });
    return repository;
  }
  prepareBareRepository(origin.bare);
  return { ...repository, directory: origin.bare, git: createGitRepository(origin.bare), defaultBranch: origin.defaultBranch };
}

/** Adds an App, installed once per owner of its repositories. Returns the id of the first owner's installation. */
export function addApp(world: World, wanted: AddRequest<'addApp'>): AddResult<'addApp'> {
  const { slug, publicKey, webhookUrl, webhookSecret, permissions, events, repositories, signIn } = wanted;
  const createdAt = isoTime(world.now());
  const bot = createAccount(world, `${slug}[bot]`, 'Bot');
  const owner = repositories.map((name) => getRepository(world, name).owner)[0];
  if (owner === undefined) throw new Error(`The App ${slug} needs a repository to be installed on`);
  const id = world.nextId();
  const clientId = `Iv23li${randomBytes(7).toString('hex')}`;
  const made = { id, slug, name: slug, isPublic: true, clientId, bot, owner, createdAt };
  world.apps.set(id, { ...made, publicKey, webhookUrl, webhookSecret, permissions, events, signIn });
  return { id, installationId: installOn(world, id, repositories), clientId };
}

/** Installs an App once per owner of the repositories. Returns the id of the first owner's installation. Throws for a private App of another owner. */
export function installOn(world: World, appId: number, repositories: readonly string[]): number {
  const found = repositories.map((name) => getRepository(world, name));
  const createdAt = isoTime(world.now());
  const app = world.apps.get(appId);
  const stranger = found.find(({ owner }) => app?.isPublic === false && owner !== app.owner);
  if (stranger !== undefined)
    throw new Error(`${app?.name} is a private App: ${stranger.owner.login} cannot install it, only ${app?.owner.login} can`);
  const ids = [...new Set(found.map((repository) => repository.owner))].map((account) => {
    const names = found
      .filter((repository) => repository.owner === account)
      .map((repository) => repository.fullName.toLowerCase());
    const installation = { id: world.nextId(), appId, account, repositories: new Set(names), createdAt };
    world.installations.set(installation.id, installation);
    return installation.id;
  });
  return ids[0] ?? 0;
}

export function buildRepository(
  world: World,
  wanted: { name: string; isPrivate: boolean; forkOf: number | undefined },
): Repository {
  const [ownerLogin, name, rest] = wanted.name.split('/');
  if (ownerLogin === undefined || name === undefined || rest !== undefined)
    throw new Error(`"${wanted.name}" is no name of a repository: write owner/name`);
  if (findRepository(world, wanted.name) !== undefined) throw new Error(`The repository ${wanted.name} exists already`);
  const owner = findAccount(world, ownerLogin) ?? createAccount(world, ownerLogin, 'User');
  const directory = join(world.directory, 'repositories', owner.login, `${name}.git`);
  return {
    id: world.nextId(),
    owner,
    name,
    fullName: `${owner.login}/${name}`,
    directory,
    git: createGitRepository(directory),
    private: wanted.isPrivate,
    defaultBranch: 'main',
    createdAt: isoTime(world.now()),
    pushed: { at: world.now() },
    forkOf: wanted.forkOf,
    roles: new Map(),
    customRoles: new Map(),
    privateMembers: new Set(),
    queue: [],
    secrets: new Map(),
    secretTimes: new Map(),
    environments: new Map(),
    variables: new Map(),
    workflows: new Map(),
    settings: {
      hasIssues: true,
      archived: false,
      actionsMayCreatePullRequests: true,
      workflowStates: {},
      organizationVariables: {},
    },
  };
}

export function createAccount(world: World, login: string, type: Account['type']): Account {
  const account = { id: world.nextAccountId(), login, type, createdAt: isoTime(world.now()) };
  world.accounts.set(login, account);
  return account;
}
