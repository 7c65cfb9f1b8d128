import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type EngineName, engineNames } from '../../core/agent/engine-name.ts';
import { projectRoot } from '../../host/project-root.ts';
import { suggestNearest } from '../../terminal/files/suggest-name.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';

/** A complete example that becomes somebody's first configuration. */
export interface Recipe {
  readonly name: string;
  /** The work that it does, in the words of the question. */
  readonly title: string;
  /** The folder below `examples`. */
  readonly example: string;
  /** The engines of its agents in their order, where each has its own. */
  readonly engines?: readonly EngineName[];
  /** The options with which `baton try` starts it. */
  readonly tryWith: string;
}

export const recipes: readonly Recipe[] = [
  {
    name: 'fix',
    title: 'investigate an issue, fix it, open a pull request',
    example: 'investigate-fix-pr',
    tryWith: '--label agent-ready',
  },
  {
    name: 'hand-over',
    title: 'Claude plans an issue, Codex carries out the plan, a pull request is opened',
    example: 'claude-then-codex',
    engines: ['claude-code', 'codex'],
    tryWith: '--label plan-and-build',
  },
  {
    name: 'review',
    title: 'review a pull request, by label or by the comment /baton review; fix it with --mend',
    example: 'review-pull-request',
    tryWith: '--label review-me',
  },
  {
    name: 'answer',
    title: 'answer a review that asks for changes',
    example: 'answer-review',
    tryWith: '--review changes_requested',
  },
  {
    name: 'fix-ci',
    title: 'fix the pull request when its check CI fails',
    example: 'fix-ci',
    tryWith: '--check CI',
  },
  { name: 'triage', title: 'read each new issue and label it', example: 'sort-new-issues', tryWith: '' },
  {
    name: 'weekly',
    title: 'write a weekly report that remembers the earlier ones',
    example: 'weekly-report',
    tryWith: '--tick weekly-report',
  },
];

/** The engines that a recipe can have. A `command` is a program of the user's own, which no recipe brings. */
export const recipeEngines: readonly EngineName[] = engineNames.filter((name) => name !== 'command');

/** Returns the recipe of a name, or throws with the nearest name. */
export function getRecipe(name: string): Recipe {
  const found = recipes.find((recipe) => recipe.name === name);
  if (found !== undefined) return found;
  const names = recipes.map((recipe) => recipe.name);
  throw new UsageError(`There is no recipe "${name}".${suggestNearest(name, names)} Choose one of: ${names.join(', ')}.`);
}

const aliases: Readonly<Record<string, EngineName>> = {
  claude: 'claude-code',
  anthropic: 'claude-code',
  openai: 'codex',
  google: 'gemini',
};

/** Returns the engine of a name, or throws with the nearest name. */
export function getEngine(name: string): EngineName {
  const found = recipeEngines.find((engine) => engine === name);
  if (found !== undefined) return found;
  if (name === 'command')
    throw new UsageError(
      'The engine "command" runs a program of yours, which no recipe brings. Choose another engine now, then change `engine` in .github/baton.yml; docs/agent-contract.md says what such a program is given.',
    );
  const alias = aliases[name.toLowerCase()];
  const hint = alias === undefined ? suggestNearest(name, recipeEngines) : ` Did you mean ${alias}?`;
  throw new UsageError(`There is no engine "${name}".${hint} Choose one of: ${recipeEngines.join(', ')}.`);
}

export interface RecipeFiles {
  readonly config: string;
  /** The `run-name` of the workflow beside it. */
  readonly runName: string;
}

const workflowSchema = z.looseObject({ 'run-name': z.string() });

/** Reads the files of a recipe from the examples that are shipped with this program. */
export function readRecipeFiles({ example }: Recipe): RecipeFiles {
  const folder = join(projectRoot(), 'examples', example, '.github');
  const workflow = workflowSchema.parse(parse(readFileSync(join(folder, 'workflows', 'baton.yml'), 'utf8')));
  return { config: readFileSync(join(folder, 'baton.yml'), 'utf8'), runName: workflow['run-name'] };
}

/** The commands that install what a lock file names into the checkout: an agent starts with an empty HOME. */
const setups: Readonly<Record<string, string>> = {
  'package-lock.json': 'npm ci',
  'npm-shrinkwrap.json': 'npm ci',
  'pnpm-lock.yaml': 'npx --yes pnpm install --frozen-lockfile',
  'yarn.lock': 'yarn install --frozen-lockfile',
  'uv.lock': 'python3 -m venv .venv && .venv/bin/pip install uv && .venv/bin/uv sync --frozen --inexact',
  'requirements.txt': 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
  'go.sum': 'go mod vendor',
  'Gemfile.lock': 'bundle config set --local path vendor/bundle && bundle install',
};

/** Finds the `setup` for the first lock file of a repository; undefined where there is none. */
export function findSetup(root: string): string | undefined {
  return Object.entries(setups).find(([file]) => existsSync(join(root, file)))?.[1];
}
