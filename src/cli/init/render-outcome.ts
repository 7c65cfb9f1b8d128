import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pc from 'picocolors';
import { listLabels } from '../../core/config/list-labels.ts';
import { cleanForTerminal, quoteArgument } from '../../core/text/plain-text.ts';
import { findRepositoryOf } from '../../terminal/github/find-repository-name.ts';
import type { ChosenRecipe } from './choose-recipe.ts';
import type { FoundGh } from './gh.ts';
import { listTodos, type Todo } from './left-to-do.ts';
import type { Checkout, CheckoutFile } from './open-checkout.ts';
import type { PlannedFiles } from './plan-files.ts';
import type { Questions } from './questions.ts';
import type { SigningKey } from './signing-key.ts';
import { keySecret, type Stored } from './store-on-github.ts';

/** The surroundings of the command. */
export interface InitPlace {
  /** The folder that the user stands in. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly questions: Questions;
  /** Prints what the command is for. */
  print(text: string): void;
  /** Prints why nothing was written. */
  warn(text: string): void;
}

/** All that the command knows before it writes. */
export interface Plan {
  readonly place: InitPlace;
  readonly checkout: Checkout;
  readonly found: FoundGh;
  readonly chosen: ChosenRecipe | undefined;
  readonly key: SigningKey;
  readonly planned: PlannedFiles;
}

/** Renders the end of `init`: what was done, what is left to do, one line for each, and the next step. */
export async function renderOutcome(
  plan: Plan,
  { changed, stored }: { readonly changed: readonly CheckoutFile[]; readonly stored: Stored },
): Promise<string> {
  const done = [...changed.map(({ path, text }) => `${path} ${text === undefined ? 'written' : 'changed'}`), ...stored.done];
  const todos = await listLeft(plan, stored);
  const width = Math.max(0, ...todos.map(({ what }) => what.length));
  const lines = todos.map(({ what, how }, index) => `${index + 1}. ${what.padEnd(width)}  ${how}`);
  return [
    renderPart('Done', done),
    renderPart('Note', await listNotes(plan, stored)),
    renderPart('Left to do', lines),
    `${pc.bold('Next')}  ${cleanForTerminal(renderNext(plan))}\n`,
    '      It plays your pipeline on this machine, without network, key or cost.\n',
    '      Once all is on GitHub, `baton doctor` checks the settings there.\n',
  ].join('');
}

function renderPart(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${[pc.bold(title), ...lines.map((line) => `  ${cleanForTerminal(line)}`), ''].join('\n')}\n`;
}

/** Lists the files of ours that git leaves out of every commit. */
async function listIgnored({ files }: PlannedFiles, { git }: Checkout): Promise<readonly string[]> {
  const paths = files.map(({ file }) => file.path);
  // The exit status is 1 where nothing is ignored.
  const { stdout } = await git.try(['check-ignore', '-z', '--stdin'], paths.join('\0'));
  return stdout.split('\0').filter((path) => path !== '');
}

async function listNotes({ found, key, planned, checkout }: Plan, { refused, isKeyInFile }: Stored): Promise<readonly string[]> {
  const hasSecret = found.gh?.secrets.has(keySecret) ?? false;
  return [
    ...(await listIgnored(planned, checkout)).map(
      (path) => `${path} is ignored by git, so GitHub would never see it. Take it out of .gitignore, then commit it.`,
    ),
    ...(found.gh === undefined ? [`GitHub was not asked: ${found.why}. The commands below do the rest.`] : []),
    ...refused,
    ...(key.origin === 'config' ? ['The configuration has a public key already, so no other key was made.'] : []),
    ...(isKeyInFile && hasSecret
      ? [
          `GitHub has a secret ${keySecret} already, which was not replaced. If another branch has its public half, write that under signing.keys instead.`,
        ]
      : []),
    ...(key.secret === undefined && found.gh !== undefined && !hasSecret
      ? [
          `GitHub has no secret ${keySecret}: store the private half of ${key.publicKey.split(':')[0]} there. If it is lost, take signing.keys out of ${checkout.config.path} and run \`baton init\` again.`,
        ]
      : []),
    ...planned.notes,
  ];
}

async function listLeft({ place, checkout, found, planned }: Plan, stored: Stored): Promise<readonly Todo[]> {
  const { keys, others } = planned.needs;
  return listTodos({
    config: planned.config,
    missingSecrets: [...keys, ...others].filter((name) => !(found.gh?.secrets.has(name) ?? false)),
    environment: new Set(Object.keys(place.environment).filter((name) => place.environment[name] !== '')),
    missingLabels: stored.missingLabels,
    keyFile: stored.isKeyInFile ? describePath(place, checkout.keyFile) : undefined,
    uncommitted: (await listUncommitted(planned, checkout)).map((path) => describePath(place, path)),
    repository: findRepositoryOf(place.folder),
  });
}

/** Returns a path as the user would type it from the folder that they stand in. */
export function describePath({ folder }: InitPlace, path: string): string {
  return relative(folder, path);
}

/**
 * Lists the files of ours that the commit here does not have, as they are now. `git status` would start the filters that the settings
 * of the repository name.
 */
async function listUncommitted({ files }: PlannedFiles, { root, git }: Checkout): Promise<readonly string[]> {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n');
  const look = files.map(async ({ file }) => {
    const path = join(root, file.path);
    if (!existsSync(path)) return [];
    const { status, stdout } = await git.try(['cat-file', 'blob', `HEAD:${file.path}`]);
    return status === 0 && plain(stdout) === plain(readFileSync(path, 'utf8')) ? [] : [path];
  });
  return (await Promise.all(look)).flat();
}

/** Renders the command that tries the pipeline: that of the recipe, or one with a label of the configuration. */
function renderNext({ chosen, planned }: Plan): string {
  const [label] = listLabels(planned.config);
  const options = chosen?.recipe.tryWith ?? (label === undefined ? '' : `--label ${quoteArgument(label.name)}`);
  return `baton try ${options}`.trim();
}
