import { engines } from '../../adapters/agent/engines/engines.ts';
import { findProgram } from '../../adapters/agent/process/find-program.ts';
import type { EngineName } from '../../core/agent/engine-name.ts';
import { recipeEngines } from './recipes.ts';

/** An engine with the program and keys that this machine and the repository on GitHub have for it. */
export interface FoundEngine {
  readonly engine: EngineName;
  readonly title: string;
  /** True when the program is on PATH. It need not be: GitHub's machines install it. */
  readonly hasProgram: boolean;
  /** The ways to sign in: groups of names of secrets. */
  readonly ways: readonly (readonly string[])[];
  /** The first way whose names were all found. */
  readonly found: readonly string[] | undefined;
}

interface Places {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The names of the secrets on GitHub. */
  readonly secrets: ReadonlySet<string>;
}

/** Finds the engines that could be used here, the most likely first. Only the names of keys are looked at. */
export async function findEngines({ environment, secrets }: Places): Promise<readonly FoundEngine[]> {
  const has = (name: string): boolean => secrets.has(name) || (environment[name] ?? '') !== '';
  const found = await Promise.all(
    recipeEngines.map(async (engine): Promise<FoundEngine> => {
      const { title, program, authentication: ways } = engines[engine];
      const path = environment.PATH ?? '';
      const hasProgram = program !== undefined && (await findProgram(program, { path, cwd: '/' })) !== undefined;
      return { engine, title, hasProgram, ways, found: ways.find((way) => way.every(has)) };
    }),
  );
  // The program of Cursor has the name `agent`, which others have, too: a program alone proves less than a key.
  return found.toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

function scoreOf({ found, hasProgram }: FoundEngine): number {
  return (found === undefined ? 0 : 2) + (hasProgram ? 1 : 0);
}

/** Returns the way to sign in that is proposed: the one that was found, else the first. */
export function proposeWay({ found, ways }: FoundEngine): readonly string[] {
  return found ?? ways[0] ?? [];
}

/** Describes what was found of an engine, for the question. */
export function describeEngine({ hasProgram, found }: FoundEngine): string {
  const parts = [...(found === undefined ? [] : [`${found.join(' and ')} found`]), ...(hasProgram ? ['program found'] : [])];
  return parts.length === 0 ? 'nothing found here' : parts.join(', ');
}
