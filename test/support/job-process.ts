import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { createProbeMemory } from '../../src/action/job/job-io.ts';
import { run } from '../../src/action/run.ts';
import type { ActionCall } from '../../src/local/runner-contract.ts';
import { callWithVariables, performJob } from './job-surroundings.ts';

type Io = Parameters<typeof run>[1];

/** What the jobs of this process found out about their machine. */
const probeOnce = createProbeMemory();

/** Performs our action as a function of this process, as `main.ts` does in a process of its own. */
export function performAction(call: ActionCall): Promise<number> {
  return performJob(call, () => run(call.environment, createIo(call)));
}

/** Writes the runner's files, as the toolkit does in a process. The toolkit itself remembers the files of one process only. */
function createIo(call: ActionCall): Io {
  const append = async (file: string | undefined, text: string): Promise<void> => {
    if (file !== undefined && file !== '') await appendFile(file, text);
  };
  return {
    out: call,
    listenForCancel: call.listenForCancel,
    setOutput(name, value) {
      const delimiter = `ghadelimiter_${randomUUID()}`;
      return append(call.environment.GITHUB_OUTPUT, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
    },
    addSummary: (markdown) => append(call.environment.GITHUB_STEP_SUMMARY, `${markdown}\n`),
    loadArtifactClient: () => loadArtifactClient(call),
    probeOnce,
  };
}

/** Loads GitHub's own client, which reads the variables of the process: within each of its calls it sees those of the job. */
async function loadArtifactClient({ isOver }: ActionCall): ReturnType<Io['loadArtifactClient']> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const perform = <T>(act: () => Promise<T>): Promise<T> =>
    isOver() ? Promise.reject(new Error('The machine of this job is lost.')) : callWithVariables(act);
  return {
    uploadArtifact: (...given) => perform(() => client.uploadArtifact(...given)),
    listArtifacts: (...given) => perform(() => client.listArtifacts(...given)),
    downloadArtifact: (...given) => perform(() => client.downloadArtifact(...given)),
  };
}
