import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAgentFile } from '../../../adapters/agent/files/agent-files.ts';
import { replaceFile, toolFileNames } from '../../../adapters/agent/files/tool-files.ts';
import type { GitHubPorts } from '../../../adapters/github/create-github.ts';
import { childLimits } from '../../../core/children/child.ts';
import type { ArtifactWriter } from '../../../ports/artifacts.ts';
import type { TaskFiles, TurnProgress } from '../../../ports/workspace.ts';
import { progressArtifact, progressFile } from '../../shared/program-facts.ts';
import type { JobContext } from '../job/job-context.ts';

interface ProgressParts {
  readonly context: Pick<JobContext, 'job'>;
  readonly github: Pick<GitHubPorts, 'readThreadTag'>;
  readonly artifacts: ArtifactWriter;
  /** The folder of the job for what it uploads. No agent may write there. */
  readonly outputFolder: string;
  readonly files: Pick<TaskFiles, 'paths'>;
}

/** The requests are looked at within seconds, and the output of the turn has them again. */
const keptDays = 1;
/** The longest text of a time. */
const timeBytes = 64;

/** Creates what the job of an agent at work exchanges with its tools, by files beside the handoff, and with GitHub. */
export function createTurnProgress({ context, github, artifacts, outputFolder, files }: ProgressParts): TurnProgress {
  const { root } = files.paths;
  let tag: string | undefined;
  return {
    readRequests: () => readAgentFile(join(root, toolFileNames.children), childLimits.progressBytes),
    async readWaitEnd() {
      const read = await readAgentFile(join(root, toolFileNames.wait), timeBytes);
      return read.ok && read.value !== undefined ? Buffer.from(read.value).toString('utf8') : undefined;
    },
    writeChildren: (text) => replaceFile(join(root, toolFileNames.progress), text),
    async upload(number, text) {
      const file = join(outputFolder, progressFile);
      await writeFile(file, text, { mode: 0o600 });
      await artifacts.upload(progressArtifact(context.job.workflowRun.attempt, number), file, { days: keptDays });
    },
    async hasNews(thread, since) {
      const read = await github.readThreadTag(thread, since, tag);
      if (read !== undefined) tag = read.etag;
      return read !== undefined;
    },
  };
}
