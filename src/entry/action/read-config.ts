import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobContext } from './job-context.ts';

/** Text of the config at the run's own commit. A link in its place is refused: it could lead into a pull request's code (T08). */
export function readConfig(context: Pick<JobContext, 'inputs' | 'job'>): string {
  if (!existsSync(context.job.configFolder)) {
    throw new Error(
      "BATON-E913: there is no folder .baton-config in the workspace. Check the default branch out into it before this step, as run.yml does: actions/checkout with ref: ${{ github.sha }}, path: .baton-config and persist-credentials: false. The code itself is not looked into: it may be a pull request's.",
    );
  }
  const path = join(context.job.configFolder, context.inputs.config);
  try {
    if (!lstatSync(path).isFile())
      throw new Error(`BATON-E913: ${context.inputs.config} is no plain file. Replace the link by the file itself.`);
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new Error(
        `BATON-E913: ${context.inputs.config} does not exist on the default branch at ${context.job.sha}. Add it, or name its path in the input config.`,
        { cause },
      );
    }
    throw cause;
  }
}
