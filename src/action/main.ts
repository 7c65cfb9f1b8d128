import { config } from 'zod';
import { refuseOldNode } from '../host/program-facts.ts';
import { createProbeMemory } from './job/job-io.ts';

// A job checks few values with each schema, so compiling a function for it takes longer than it saves. So does the search for cycles: no
// schema here has one. A schema reads these settings when it is built, so everything with a schema is loaded afterwards.
config({ jitless: true, memoizer: { alloc: (_, _payload, empty) => empty, guard: () => undefined, attach: () => undefined } });

/** Returns a signal that fires when GitHub cancels the job: with SIGINT and SIGTERM, which end a process without a handler. */
function listenForCancel(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

/** Sets an output. The toolkit is loaded only here, because no job needs it before its end. */
async function setOutput(name: string, value: string): Promise<void> {
  const toolkit = await import('@actions/core');
  toolkit.setOutput(name, value);
}

/** Adds to the summary of the step. Does nothing outside of a workflow, where there is no file for it. */
async function addSummary(markdown: string): Promise<void> {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  const { summary } = await import('@actions/core');
  await summary.addRaw(markdown, true).write();
}

/** Loads GitHub's client for artifacts, which reads the variables of this process. */
async function loadArtifactClient() {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}

if (!refuseOldNode({ before: '::error::' })) {
  const { run } = await import('./run.ts');
  process.exitCode = await run(process.env, {
    out: process.stdout,
    listenForCancel,
    setOutput,
    addSummary,
    loadArtifactClient,
    probeOnce: createProbeMemory(),
  });
}
