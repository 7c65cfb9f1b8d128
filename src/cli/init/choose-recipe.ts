import type { EngineName } from '../../core/agent/engine-name.ts';
import {
  checkSyntax,
  readCallers,
  readNamedWorkflow,
  type WorkflowFile,
} from '../../core/config/workflow/check-workflow-files.ts';
import { quoteArgument } from '../../core/text/plain-text.ts';
import type { EngineChoice } from './build-config.ts';
import { describeEngine, type FoundEngine, proposeWay } from './find-engines.ts';
import type { Choice, Questions } from './questions.ts';
import { getEngine, getRecipe, type Recipe, recipes } from './recipes.ts';

export interface ChosenRecipe {
  readonly recipe: Recipe;
  readonly engines: readonly EngineChoice[];
}

interface ChoiceFacts {
  readonly questions: Questions;
  /** The recipe that the command line names. */
  readonly recipe: Recipe | undefined;
  /** The engines that the command line names, one for each agent in their order. */
  readonly engines: readonly EngineName[];
  /** True when there is a configuration already, which needs no recipe. */
  readonly hasConfig: boolean;
  readonly found: readonly FoundEngine[];
}

const none = 'none';

/** Chooses a recipe and the engines of its agents: as the command line says, else as the person answers. */
export async function chooseRecipe(facts: ChoiceFacts): Promise<ChosenRecipe | undefined> {
  const recipe = facts.recipe ?? (await askRecipe(facts));
  if (recipe === undefined) return undefined;
  const chosen = facts.engines.length > 0 ? facts.engines : recipe.engines;
  const names = chosen ?? [getEngine(await askEngine(facts))];
  const engines = names.map((name) => facts.found.find(({ engine }) => engine === name)).filter((engine) => engine !== undefined);
  // Two questions about keys would be more than five in all.
  const isSingle = engines.length === 1;
  const ways = engines.map(async (engine) => ({
    engine: engine.engine,
    env: isSingle ? await askWay(facts, engine) : proposeWay(engine),
  }));
  return { recipe, engines: await Promise.all(ways) };
}

async function askRecipe({ questions, hasConfig }: ChoiceFacts): Promise<Recipe | undefined> {
  const choices: readonly Choice[] = recipes.map(({ name, title }) => ({ value: name, label: title, hint: name }));
  const keep: readonly Choice[] = hasConfig
    ? [{ value: none, label: 'nothing new: keep my configuration, add what is missing' }]
    : [];
  const question = hasConfig ? 'There is a configuration already. What do you want to add?' : 'What is Baton to do first?';
  const answer = await questions.choose(question, [...keep, ...choices]);
  return answer === none ? undefined : getRecipe(answer);
}

function askEngine({ questions, found }: ChoiceFacts): Promise<string> {
  return questions.choose(
    'Which program runs the agents?',
    found.map((engine) => ({ value: engine.engine, label: engine.title, hint: describeEngine(engine) })),
  );
}

/** Asks how an engine signs in, where it can in several ways. */
async function askWay({ questions }: ChoiceFacts, engine: FoundEngine): Promise<readonly string[]> {
  const proposed = proposeWay(engine);
  const ways = [proposed, ...engine.ways.filter((way) => way !== proposed)];
  if (ways.length < 2) return proposed;
  const answer = await questions.choose(
    `Which secret does ${engine.title} sign in with?`,
    ways.map((way, index) => ({
      value: String(index),
      label: way.join(' and '),
      hint: way === engine.found ? 'found' : undefined,
    })),
  );
  return ways[Number(answer)] ?? proposed;
}

/** The line of the workflow that the example waits for. */
const exampleCheck = 'workflows: [CI]';

/** The text of a recipe, and the options with which `baton try` starts it. */
interface RecipeWords {
  readonly config: string;
  readonly tryWith: string;
}

/** Names the workflow whose checks a recipe waits for, by the files that are there; where there is none, the example's stays. */
export async function chooseCheck(
  words: RecipeWords,
  { files, questions }: { readonly files: readonly WorkflowFile[]; readonly questions: Questions },
): Promise<RecipeWords> {
  const names = words.config.includes(exampleCheck) ? listNames(files) : [];
  const [first] = names;
  if (first === undefined) return words;
  const choices = names.map((name) => ({ value: name, label: name }));
  const chosen = names.length === 1 ? first : await questions.choose('Which workflow checks your code?', choices);
  return {
    config: words.config.replace(exampleCheck, () => `workflows: [${JSON.stringify(chosen)}]`).replace('workflow CI', 'workflow'),
    tryWith: `--check ${quoteArgument(chosen)}`,
  };
}

/** Lists the names of the workflows that do not call Baton. What sounds like a check of code comes first. */
function listNames(files: readonly WorkflowFile[]): readonly string[] {
  const own = new Set(readCallers(files).map(({ file }) => file));
  const others = files.filter((file) => !own.has(file.path) && checkSyntax(file).length === 0);
  const names = [...new Set(others.map((file) => readNamedWorkflow(file).name))];
  return names.toSorted((one, other) => rank(one) - rank(other));
}

function rank(name: string): number {
  if (name === 'CI') return 0;
  return /\b(?:ci|tests?|checks?|build)\b/i.test(name) ? 1 : 2;
}
