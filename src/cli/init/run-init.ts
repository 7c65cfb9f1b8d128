// This folder sets Baton up in a repository. `run-init` has the steps: read what is there, choose a recipe, plan both files, show
// how they change, write them, and say what is left to do. `edit-yaml` adds to files without touching their other bytes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listLabels } from '../../core/config/list-labels.ts';
import { cleanForTerminal } from '../../core/text/plain-text.ts';
import { readWorkflowFiles } from '../../host/check-workflows.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { listPublicKeys, readRecipeEntries } from './build-config.ts';
import { chooseCheck, chooseRecipe } from './choose-recipe.ts';
import { findEngines } from './find-engines.ts';
import { findGh } from './gh.ts';
import { type Checkout, openCheckout } from './open-checkout.ts';
import { planFiles } from './plan-files.ts';
import { findSetup, getEngine, getRecipe, readRecipeFiles } from './recipes.ts';
import { describePath, type InitPlace, type Plan, renderOutcome } from './render-outcome.ts';
import { listChanged, type NextFile, renderDiff } from './show-diff.ts';
import { ensureSigningKey, writeKeyFile } from './signing-key.ts';
import { hasWork, storeOnGitHub } from './store-on-github.ts';

export interface InitOptions {
  readonly recipe?: string;
  readonly engine?: readonly string[];
  readonly source?: string;
}

const defaultSource = 'baton-agents/baton@v1';

/** Sets Baton up in the repository that the user stands in. Returns 0; 1 if a file has faults, 3 if GitHub refused something. */
export async function runInit(options: InitOptions, place: InitPlace): Promise<number> {
  const source = parseSource(options.source ?? defaultSource);
  const engines = (options.engine ?? []).flatMap((text) => text.split(',')).map(getEngine);
  const recipe = options.recipe === undefined ? undefined : getRecipe(options.recipe);
  const checkout = await openCheckout(place.folder);
  const found = findGh(checkout.root, place.environment);
  const chosen = await chooseRecipe({
    questions: place.questions,
    recipe,
    engines,
    hasConfig: (checkout.config.text ?? '').trim() !== '',
    found: await findEngines({ environment: place.environment, secrets: found.gh?.secrets ?? new Set() }),
  });
  const key = ensureSigningKey(checkout.keyFile, readPublicKeys(checkout));
  if (!key.ok) return refuseInit(place, [`${describePath(place, checkout.keyFile)} ${key.error}`]);
  const base = chosen?.recipe ?? getRecipe('fix');
  const recipeFiles = readRecipeFiles(base);
  const files = readWorkflowFiles(join(checkout.root, checkout.config.path));
  const words = { config: recipeFiles.config, tryWith: base.tryWith };
  const { config, tryWith } = await chooseCheck(words, { files, questions: place.questions });
  const planned = await planFiles(checkout, {
    entries: chosen && readRecipeEntries(config, chosen.engines, findSetup(checkout.root)),
    publicKey: key.value.publicKey,
    runName: recipeFiles.runName,
    source,
    isSourceChosen: options.source !== undefined,
    workflows: files,
  });
  if (!planned.ok) return refuseInit(place, planned.error);
  const named = chosen && { ...chosen, recipe: { ...chosen.recipe, tryWith } };
  return apply({ place, checkout, found, chosen: named, key: key.value, planned: planned.value });
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

function refuseInit({ warn }: InitPlace, sentences: readonly string[]): number {
  warn(cleanForTerminal(`${[...sentences, 'Nothing was written.'].join('\n')}\n`));
  return 1;
}

/** Shows the plan, writes what the person agrees to, and prints the outcome. */
async function apply(plan: Plan): Promise<number> {
  const { place, checkout, found, key, planned } = plan;
  const { questions, print } = place;
  const changed = listChanged(planned.files);
  for (const file of changed) print(`${renderDiff(file)}\n`);
  if (changed.length === 0) print('Nothing to change in .github: both files have all that is needed.\n\n');
  if (changed.length > 0 && !(await questions.confirm('Write these changes?'))) return refuseInit(place, []);
  const labels = listLabels(planned.config);
  const asksGitHub = found.gh !== undefined && hasWork(found.gh, { key, labels });
  const mayStore = asksGitHub && (await questions.confirm('Store the signing key and create labels on GitHub with gh?'));
  // Written first: a key whose public half is in the config and whose private half is nowhere could never be fixed.
  if (key.origin === 'new') writeKeyFile(checkout.keyFile, key.secret ?? '');
  for (const file of changed) writeFile(checkout.root, file);
  const stored = storeOnGitHub({ gh: found.gh, mayStore, key, keyFile: checkout.keyFile, labels });
  print(await renderOutcome(plan, { changed: changed.map(({ file }) => file), stored }));
  return stored.refused.length > 0 ? 3 : 0;
}

function writeFile(root: string, { file, next }: NextFile): void {
  const path = join(root, file.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file.isCrlf ? next.replaceAll('\n', '\r\n') : next);
}
