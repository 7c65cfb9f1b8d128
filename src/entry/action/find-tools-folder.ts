import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from './job-context.ts';

/** Where programs of engines are installed: the tool cache, which outlives the job on machines that do, else our temporary folder. */
export async function findToolsFolder({ temp }: Pick<Job, 'temp'>): Promise<string> {
  const cache = process.env.RUNNER_TOOL_CACHE ?? '';
  const isOurs = cache !== '' && (await access(cache, constants.W_OK).then(isTrue, isFalse));
  return isOurs ? cache : join(temp, 'baton-tools');
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}
