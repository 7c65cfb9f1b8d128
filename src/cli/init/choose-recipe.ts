import type { EngineName } from '../../core/agent/engine-name.ts';
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
