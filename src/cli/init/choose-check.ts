import {
  checkSyntax,
  readCallers,
  readNamedWorkflow,
  type WorkflowFile,
} from '../../core/config/workflow/check-workflow-files.ts';
import { quoteArgument } from '../../core/text/plain-text.ts';
import type { Questions } from './questions.ts';

/** The workflow that the example waits for. */
const example = 'workflows: [CI]';

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
  const names = words.config.includes(example) ? listNames(files) : [];
  const [first] = names;
  if (first === undefined) return words;
  const choices = names.map((name) => ({ value: name, label: name }));
  const chosen = names.length === 1 ? first : await questions.choose('Which workflow checks your code?', choices);
  return {
    config: words.config.replace(example, () => `workflows: [${JSON.stringify(chosen)}]`).replace('workflow CI', 'workflow'),
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
