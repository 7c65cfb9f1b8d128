// This folder starts a local GitHub with one repository in it and a runner, for the demo and for `try`, and sends the requests
// that people send there.

import { join } from 'node:path';
import { projectRoot } from '../../host/project-root.ts';
import type { LocalGitHub, NewRepository, Role } from '../../local/contract.ts';
import { createLocalRunner } from '../../local/runner/create-local-runner.ts';
import type { RunnerOptions } from '../../local/runner-contract.ts';
import { createLocalServer } from '../../local/server/create-local-server.ts';
import type { LocalEvent } from '../../local/workflow-contract.ts';
import type { World } from './world.ts';

/** The repository of Baton, whose workflows and action are those of this package. */
export const ownRepository = 'baton-agents/baton';

/** A person who acts in the repository. */
interface Person {
  readonly login: string;
  readonly role: Role;
}

export interface LocalWorldOptions {
  /** An existing folder for repositories, workspaces and logs. */
  readonly folder: string;
  readonly repository: NewRepository;
  readonly people: { readonly maintainer: string; readonly reporter: Person };
  readonly keys: { readonly publicKey: string; readonly secret: string };
  /** True if no records are signed. */
  readonly unsigned: boolean;
  /** The text of the repository's configuration. */
  readonly config: string;
  /** Secrets of the repository by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Further repositories whose `uses` means this package. */
  readonly alsoOurs?: readonly string[];
  /** The files of Baton. Default: those of this package. */
  readonly root?: string | undefined;
  readonly runner: Pick<RunnerOptions, 'path' | 'plays' | 'grace' | 'keepWorkspaces' | 'functions' | 'sandbox' | 'onJob'>;
  /** Starts the local GitHub. Default: one without the controls that tests have. */
  readonly createServer?: typeof createLocalServer;
  /** Removes the folder, or leaves it. */
  readonly onClose: () => void;
}

/** Starts a local GitHub with one repository. */
export async function createLocalWorld(options: LocalWorldOptions): Promise<World> {
  const { folder, keys, unsigned, config, createServer = createLocalServer } = options;
  let ahead = 0;
  const server = await createServer({ now: () => Date.now() + ahead, isClosed: true });
  const { repository, tokens } = fillServer(server, options);
  const sent: LocalEvent[] = [];
  server.onEvent((event) => {
    if (event.name === 'repository_dispatch' && event.sender.endsWith('[bot]')) sent.push(event);
  });
  const own = [ownRepository, ...(options.alsoOurs ?? [])];
  const root = options.root ?? projectRoot();
  const runner = createLocalRunner(server, {
    ...options.runner,
    uses: Object.fromEntries(own.map((name) => [name, root])),
    directory: join(folder, 'runner'),
  });
  return {
    folder,
    server,
    runner,
    repository,
    tokens,
    unsigned,
    publicKey: keys.publicKey,
    signingKey: keys.secret,
    config,
    sent,
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    async close() {
      await runner.close();
      await server.close();
      options.onClose();
    },
  };
}

/** Adds the people, the repository with their roles in it, and its secrets. */
function fillServer(
  server: LocalGitHub,
  { repository: wanted, people, secrets }: LocalWorldOptions,
): Pick<World, 'repository' | 'tokens'> {
  const { maintainer, reporter } = people;
  const tokens = {
    maintainer: server.addUser({ login: maintainer }).token,
    reporter: server.addUser({ login: reporter.login }).token,
  };
  const repository = { ...server.addRepository(wanted), name: wanted.name };
  server.setRole(wanted.name, maintainer, 'admin');
  server.setRole(wanted.name, reporter.login, reporter.role);
  for (const [name, value] of Object.entries(secrets)) server.setSecret(wanted.name, name, value);
  return { repository, tokens };
}
