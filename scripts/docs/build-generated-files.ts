import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createProgram } from '../../src/cli/create-program.ts';
import { buildConfigJsonSchema } from '../../src/core/config/schema/config-schema.ts';
import { readScores } from '../mutate/scores.ts';
import { readNamed } from '../mutate/survivors.ts';
import { readProblemKinds } from './read-problem-kinds.ts';
import { renderCli } from './render-cli.ts';
import { renderConfig } from './render-config.ts';
import { renderErrors } from './render-errors.ts';
import { renderGates } from './render-gates.ts';
import { renderInputs } from './render-inputs.ts';
import { renderMutation } from './render-mutation.ts';

/** Builds every generated file but the pages made from the tests: path below the root to text. */
export async function buildGeneratedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const schema = buildConfigJsonSchema();
  const readYaml = (path: string) => parse(readFileSync(join(root, path), 'utf8'));
  return new Map([
    ['schema.json', `${JSON.stringify(schema, null, 2)}\n`],
    ['docs/cli.md', renderCli(createProgram(() => undefined))],
    ['docs/config.md', renderConfig(schema)],
    ['docs/gates.md', renderGates()],
    ['docs/maintainers/mutation.md', renderMutation(readScores(root), readNamed(root))],
    ['docs/errors.md', renderErrors(await readProblemKinds(root))],
    [
      'docs/inputs.md',
      renderInputs({
        action: readYaml('action.yml'),
        run: readYaml('.github/workflows/run.yml'),
        agent: readYaml('.github/workflows/agent.yml'),
      }),
    ],
  ]);
}
