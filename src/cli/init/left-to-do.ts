import { engines } from '../../adapters/agent/engines/engines.ts';
import type { WantedLabel } from '../../core/config/list-labels.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { opensPullRequests } from '../../core/doctor/derive-needs.ts';
import { quoteArgument } from '../../core/text/plain-text.ts';

/** One thing that only the user can do, with the command or the click. */
export interface Todo {
  readonly what: string;
  readonly how: string;
}

export interface TodoFacts {
  readonly config: Config;
  /** Names of the secrets that agents are given and that are not on GitHub, as far as it is known. */
  readonly missingSecrets: readonly string[];
  /** Names of the variables that the shell has. */
  readonly environment: ReadonlySet<string>;
  readonly missingLabels: readonly WantedLabel[];
  /** The path of the file with the private half of the signing key, while GitHub does not have it. */
  readonly keyFile: string | undefined;
  /** The paths of files that are not committed. */
  readonly uncommitted: readonly string[];
  /** The repository on GitHub as `owner/name`; undefined where there is none. */
  readonly repository: string | undefined;
}

const settingName = 'Allow GitHub Actions to create and approve pull requests';

/** Lists what is left to do, in an order in which it can be done. */
export function listTodos(facts: TodoFacts): readonly Todo[] {
  const { uncommitted, repository, keyFile, missingLabels, missingSecrets, environment, config } = facts;
  const commit: readonly Todo[] =
    uncommitted.length === 0
      ? []
      : [
          {
            what: repository === undefined ? 'Commit' : 'Commit and push to the default branch',
            how: `git add ${uncommitted.map(quoteArgument).join(' ')} && git commit -m "Set up Baton"${repository === undefined ? '' : ' && git push'}`,
          },
        ];
  const publish: Todo = { what: 'Put the repository on GitHub', how: 'gh repo create --source . --private --push' };
  // In the clone of a fork `gh` would choose the repository above it.
  const where = repository === undefined ? '' : ` --repo ${repository}`;
  const onGitHub: readonly Todo[] = [
    ...(keyFile === undefined
      ? []
      : [{ what: 'Store the signing key', how: `gh secret set BATON_SIGNING_KEY${where} < ${quoteArgument(keyFile)}` }]),
    ...missingSecrets.map((name) => ({ what: describeSecret(name, config), how: `${storeCommand(name, environment)}${where}` })),
    ...missingLabels.map(({ name }) => ({ what: 'Create the label', how: `gh label create ${quoteArgument(name)}${where}` })),
    ...(opensPullRequests(config) ? [{ what: 'Allow pull requests', how: describeSetting(repository) }] : []),
  ];
  return repository === undefined ? [...commit, publish, ...onGitHub] : [...onGitHub, ...commit];
}

function describeSecret(name: string, { agents }: Config): string {
  const title = Object.values(agents)
    .filter(({ env }) => env.includes(name))
    .map(({ engine }) => engines[engine].title)[0];
  return title === undefined ? 'Store a secret' : `Store the key of ${title}`;
}

/** Returns the command that stores a secret. It asks for the value, or takes it from the shell; the value is never an argument. */
function storeCommand(name: string, environment: ReadonlySet<string>): string {
  return environment.has(name) ? `printenv ${name} | gh secret set ${name}` : `gh secret set ${name}`;
}

function describeSetting(repository: string | undefined): string {
  const place =
    repository === undefined ? 'on GitHub: Settings, Actions, General' : `https://github.com/${repository}/settings/actions`;
  return `${place}: tick "${settingName}"`;
}
