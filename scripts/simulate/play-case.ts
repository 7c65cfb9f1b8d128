import { readFileSync } from 'node:fs';
import { parseCase } from '../../test/simulation/case-file.ts';
import { runScript } from '../../test/simulation/run-seed.ts';
import { tellStory } from '../../test/simulation/tell-story.ts';
import { UsageError } from './options.ts';

/** Plays the case of a file, tells it as a story, and returns whether it breaks no promise. */
export async function playCase(file: string): Promise<boolean> {
  const script = readCase(file);
  const { broken } = await runScript(script);
  console.log(await tellStory(script));
  return broken.length === 0;
}

function readCase(file: string): ReturnType<typeof parseCase> {
  try {
    return parseCase(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `--case is "${file}", which cannot be played: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
