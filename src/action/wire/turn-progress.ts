import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAgentFile } from '../../adapters/agent/files/agent-files.ts';
import { replaceFile, turnFileMode, turnFileNames } from '../../adapters/agent/files/tool-files.ts';
import { removeTree } from '../../adapters/agent/process/remove-tree.ts';
import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import { childLimits } from '../../core/children/child.ts';
import { progressArtifact, progressFile } from '../../host/program-facts.ts';
import type { TurnFolders, TurnProgress } from '../../ports/agent-runner.ts';
import type { ArtifactWriter } from '../../ports/artifacts.ts';
import type { JobContext } from '../job/job-context.ts';

interface ProgressParts {
  readonly context: Pick<JobContext, 'job'>;
  readonly github: Pick<GitHubPorts, 'readThreadTag'>;
  readonly artifacts: ArtifactWriter;
  readonly execution: number;
}

/** The requests are looked at within seconds, and the output of the turn has them again. */
const keptDays = 1;
/** The longest text of a time. */
const timeBytes = 64;

/** Creates what the job of an agent at work exchanges with its tools, by files, and with GitHub. */
export async function createTurnProgress({ context, github, artifacts, execution }: ProgressParts): Promise<TurnProgress> {
  const folders = await makeFolders(join(context.job.temp, `baton-turn-${execution}`));
  const { root } = folders;
  let tag: string | undefined;
  return {
    folders,
    readRequests: () => readAgentFile(join(root, turnFileNames.requests), childLimits.progressBytes),
    async readWaitEnd() {
      const read = await readAgentFile(join(root, turnFileNames.wait), timeBytes);
      return read.ok && read.value !== undefined ? Buffer.from(read.value).toString('utf8') : undefined;
    },
    writeChildren: (text) => replaceFile(join(root, turnFileNames.children), text, turnFileMode),
    async upload(number, text) {
      const file = join(root, progressFile);
      await writeFile(file, text, { mode: 0o600 });
      await artifacts.upload(progressArtifact(context.job.workflowRun.attempt, number), file, { days: keptDays });
    },
    async hasNews(thread, since) {
      const read = await github.readThreadTag(thread, since, tag);
      if (read !== undefined) tag = read.etag;
      return read !== undefined;
    },
    remove: () => removeTree(root),
  };
}

/**
 * Makes the folders of a turn. An isolated agent is another user, who owns the one that is writable: so each side can read what the other
 * writes, and other people of the machine nothing.
 */
async function makeFolders(root: string): Promise<TurnFolders> {
  const folders = { root, writable: join(root, 'asked'), readable: join(root, 'told') };
  await removeTree(root);
  await mkdir(root, { mode: 0o700 });
  for (const folder of [folders.writable, folders.readable]) {
    await mkdir(folder);
    await chmod(folder, 0o755);
  }
  return folders;
}
