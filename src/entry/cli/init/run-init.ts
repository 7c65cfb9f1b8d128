// This folder sets Baton up in a repository. `run-init` has the steps: read what is there, choose a recipe, plan both files, show
// how they change, write them, and say what is left to do. `edit-yaml` adds to files without touching their other bytes.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UsageError } from '../files/usage-error.ts';
import { findRepositoryName } from '../github/find-repository-name.ts';
import { listPublicKeys, readRecipeEntries } from './build-config.ts';
import { type ChosenRecipe, chooseRecipe } from './choose-recipe.ts';
import { findEngines } from './find-engines.ts';
import { type FoundGh, findGh } from './gh.ts';
import { listTodos, quoteArgument, type Todo } from './left-to-do.ts';
import { listLabels } from './list-labels.ts';
import { type Checkout, openCheckout } from './open-checkout.ts';
import { type PlannedFiles, planFiles } from './plan-files.ts';
import type { Questions } from './questions.ts';
import { getRecipe, readRecipeFiles } from './recipes.ts';
import { renderOutcome } from './render-outcome.ts';
import { listChanged, type NextFile, renderDiff } from './show-diff.ts';
import { ensureSigningKey, type SigningKey, writeKeyFile } from './signing-key.ts';
import { keySecret, type Stored, storeOnGitHub } from './store-on-github.ts';

export interface InitOptions {
  readonly recipe?: string;
  readonly engine?: readonly string[];
  readonly source?: string;
}

const defaultSource = 'baton-agents/baton@v1';

/** Sets Baton up in the repository that the user stands in. Returns 0; 1 if a file has faults, 3 if GitHub refused something. */
export async function runInit(options: InitOptions, questions: Questions): Promise<number> {
  const source = parseSource(options.source ?? defaultSource);
  const checkout = openCheckout();
  const found = findGh(checkout.root);
  const chosen = await chooseRecipe({
    questions,
    recipe: options.recipe,
    engines: (options.engine ?? []).flatMap((text) => text.split(',')),
    hasConfig: (checkout.config.text ?? '').trim() !== '',
    found: await findEngines({ environment: process.env, secrets: found.gh?.secrets ?? new Set() }),
  });
  const key = ensureSigningKey(checkout.keyFile, readPublicKeys(checkout));
  if (!key.ok) return refuse([`${describePath(checkout.keyFile)} ${key.error}`]);
  const recipeFiles = readRecipeFiles(chosen?.recipe ?? getRecipe('fix'));
  const planned = await planFiles(checkout, {
    entries: chosen && readRecipeEntries(recipeFiles.config, chosen.engines),
    publicKey: key.value.publicKey,
    runName: recipeFiles.runName,
    source,
    isSourceChosen: options.source !== undefined,
  });
  if (!planned.ok) return refuse(planned.error);
  return apply({ checkout, questions, found, chosen, key: key.value, planned: planned.value });
}

/** Checks the name of the copy of Baton that the workflow calls. */
function parseSource(source: string): string {
  if (/^[\w.-]+\/[\w.-]+@[\w./-]+$/.test(source)) return source;
  throw new UsageError(
    `--source is "${source}". Write the repository of Baton and a tag, branch or commit: OWNER/REPO@REF, as in ${defaultSource}.`,
  );
}

/** Reads the public keys of the config that is there. The planner names its faults. */
function readPublicKeys({ config }: Checkout): readonly string[] {
  try {
    return listPublicKeys(config.text ?? '');
  } catch {
    return [];
  }
}

function refuse(sentences: readonly string[]): number {
  process.stderr.write(`${sentences.join('\n')}\nNothing was written.\n`);
  return 1;
}

interface Plan {
  readonly checkout: Checkout;
  readonly questions: Questions;
  readonly found: FoundGh;
  readonly chosen: ChosenRecipe | undefined;
  readonly key: SigningKey;
  readonly planned: PlannedFiles;
}

/** Shows the plan, writes what the person agrees to, and prints the outcome. */
async function apply(plan: Plan): Promise<number> {
  const { checkout, questions, found, key, planned } = plan;
  const changed = listChanged(planned.files);
  for (const file of changed) process.stdout.write(`${renderDiff(file)}\n`);
  if (changed.length === 0) process.stdout.write('Nothing to change in .github: both files have all that is needed.\n\n');
  if (changed.length > 0 && !(await questions.confirm('Write these changes?'))) return refuse([]);
  const mayStore =
    found.gh !== undefined && (await questions.confirm('Store the signing key and create labels on GitHub with gh?'));
  // Written first: a key whose public half is in the config and whose private half is nowhere could never be mended.
  if (key.origin === 'new') writeKeyFile(checkout.keyFile, key.secret ?? '');
  for (const file of changed) writeFile(checkout.root, file);
  const labels = listLabels(planned.config);
  const stored = storeOnGitHub({ gh: mayStore ? found.gh : undefined, key, keyFile: checkout.keyFile, labels });
  process.stdout.write(
    renderOutcome({
      done: [...changed.map(({ file }) => `${file.path} ${file.text === undefined ? 'written' : 'changed'}`), ...stored.done],
      notes: listNotes(plan, stored),
      todos: listLeft(plan, stored),
      next: renderNext(plan),
    }),
  );
  return stored.refused.length > 0 ? 3 : 0;
}

function writeFile(root: string, { file, next }: NextFile): void {
  const path = join(root, file.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file.isCrlf ? next.replaceAll('\n', '\r\n') : next);
}

function listNotes({ found, key, planned, checkout }: Plan, { refused, isKeyInFile }: Stored): readonly string[] {
  const hasSecret = found.gh?.secrets.has(keySecret) ?? false;
  return [
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
    ...planned.faults,
  ];
}

function listLeft({ checkout, found, planned }: Plan, stored: Stored): readonly Todo[] {
  const { keys, others } = planned.needs;
  return listTodos({
    config: planned.config,
    missingSecrets: [...keys, ...others].filter((name) => !(found.gh?.secrets.has(name) ?? false)),
    environment: new Set(Object.keys(process.env).filter((name) => process.env[name] !== '')),
    missingLabels: stored.missingLabels,
    keyFile: stored.isKeyInFile ? describePath(checkout.keyFile) : undefined,
    uncommitted: listUncommitted(planned, checkout),
    repository: findRepository(),
  });
}

/** Returns a path as the user would type it from the folder that they stand in. */
function describePath(path: string): string {
  return relative(process.cwd(), path) || '.';
}

/** Lists the files of ours that git has no commit of, as they are now. */
function listUncommitted({ files }: PlannedFiles, { root }: Checkout): readonly string[] {
  const paths = files.map(({ file }) => file.path);
  const isChanged = (path: string): boolean =>
    execFileSync('git', ['status', '--porcelain', '--', path], { cwd: root, encoding: 'utf8' }).trim() !== '';
  return paths.filter(isChanged).map((path) => describePath(join(root, path)));
}

function findRepository(): string | undefined {
  try {
    const { owner, name } = findRepositoryName(undefined);
    return `${owner}/${name}`;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Renders the command that tries the pipeline: that of the recipe, or one with a label of the configuration. */
function renderNext({ chosen, planned }: Plan): string {
  const [label] = listLabels(planned.config);
  const options = chosen?.recipe.tryWith ?? (label === undefined ? '' : `--label ${quoteArgument(label.name)}`);
  return `baton try ${options}`.trim();
}
