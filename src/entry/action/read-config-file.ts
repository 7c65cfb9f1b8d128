import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from './job-context.ts';

const largest = 65_536;

/** A file beside the config, from the same commit of the default branch. No part of its path may be a link: it could lead into other code (T08). */
export function readConfigFile({ configFolder }: Pick<Job, 'configFolder'>, path: string): string | undefined {
  const parts = path.split('/');
  if (parts.includes('..')) return undefined;
  try {
    const steps = parts.map((_, index) => join(configFolder, ...parts.slice(0, index + 1)));
    const facts = steps.map((step) => lstatSync(step));
    const file = facts.at(-1);
    const isPlain = facts.slice(0, -1).every((step) => step.isDirectory()) && file?.isFile() === true;
    return isPlain && file.size <= largest ? readFileSync(join(configFolder, path), 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
