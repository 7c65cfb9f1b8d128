import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownConfig } from '../../core/config/parse/parse-config.ts';
import { readYaml } from '../../core/config/parse/read-yaml.ts';
import { jobConfigSchema } from '../../core/config/schema/config-schema.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import type { Job, JobContext } from './job-context.ts';

/**
 * Reads the text of the config at the commit of the workflow run. Refuses a symbolic link, because it could lead into a pull
 * request's code (T08).
 */
export function readConfig(context: Pick<JobContext, 'inputs' | 'job'>): string {
  if (!existsSync(context.job.configFolder)) {
    throw new Error(
      "BATON-E913: there is no folder .baton-config in the workspace. Check the default branch out into it before this step, as run.yml does: `rm -rf -- .baton-config`, because the code may hold a link of that name, then actions/checkout with ref: ${{ github.sha }}, path: .baton-config and persist-credentials: false. The code itself is not looked into: it may be a pull request's.",
    );
  }
  if (!lstatSync(context.job.configFolder).isDirectory()) {
    throw new Error(
      'BATON-E913: .baton-config in the workspace is a link, so it may lead anywhere. Remove it before the default branch is checked out into it, as run.yml does: `rm -rf -- .baton-config`.',
    );
  }
  const path = join(context.job.configFolder, context.inputs.config);
  try {
    if (!lstatSync(path).isFile())
      throw unreadable(`${context.inputs.config} is not a regular file. Replace the link by the file itself.`);
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw unreadable(
        `${context.inputs.config} does not exist on the default branch at ${context.job.sha}. Add it, or name its path in the input config.`,
      );
    }
    throw cause;
  }
}

/** Reads what a job of a run under way uses of the config, and only where this part has faults all of it: the words are those of `plan`. */
export async function readJobConfig(context: Pick<JobContext, 'inputs' | 'job'>): Promise<KnownConfig> {
  const text = readConfig(context);
  const yaml = readYaml(text);
  if (!yaml.ok) return yaml;
  const part = jobConfigSchema.safeParse(yaml.value.value).data;
  if (part !== undefined) return { ok: true, value: { source: yaml.value, problems: [], part } };
  return (await import('../../core/config/parse/parse-config.ts')).checkConfig(text);
}

function unreadable(message: string): StartBlocked {
  return new StartBlocked('unreadable', [{ code: 'BATON-E913', message }]);
}

/**
 * Removes the checkout of the config when everything was read from it. An agent could otherwise leave settings of git there, which
 * the next job on the same machine would obey. Never follows a link.
 */
export async function removeConfigFolder({ configFolder }: Pick<Job, 'configFolder'>): Promise<void> {
  await rm(configFolder, { recursive: true, force: true });
}

const largest = 65_536;

/** Reads a file beside the config of a plain step. Refuses a path with a symbolic link, because it could lead into other code (T08). */
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
