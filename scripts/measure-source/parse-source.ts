import { type ESTree, parseSync } from 'rolldown/utils';
import type { Source } from '../check-imports/source.ts';

/** Parses a TypeScript file with the parser of the bundler. A file that does not parse is a mistake of the checkout. */
export function parseSource({ path, text }: Source): ESTree.Program {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return program;
}
