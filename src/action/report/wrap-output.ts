import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { outputArtifact, outputFile } from '../../host/program-facts.ts';
import type { ArtifactWriter } from '../../ports/artifacts.ts';

/**
 * The largest output that is passed on directly. A longer one is uploaded as an artifact, because an environment string ends at
 * 128 KiB (DESIGN 2).
 */
const maxInlineBytes = 96 * 1024;

interface WrapRequest {
  readonly output: AgentOutput;
  readonly artifacts: ArtifactWriter;
  readonly folder: string;
  /** The attempt of the workflow run. */
  readonly attempt: number;
  readonly dispatch: Dispatch;
  /** The text of the signed order. It is included for the App, which has no permanent list of the orders that it started. */
  readonly order: string;
  readonly days: number;
}

/** Returns the job output: the agent's output itself, or a reference to its artifact. For the App it is always an artifact. */
export async function wrapOutput(request: WrapRequest): Promise<string> {
  const text = JSON.stringify(request.output);
  if (request.dispatch.via === 'app') return upload(request, JSON.stringify({ order: request.order, output: request.output }));
  return Buffer.byteLength(text) <= maxInlineBytes ? text : upload(request, text);
}

async function upload(request: WrapRequest, text: string): Promise<string> {
  const file = join(request.folder, outputFile);
  await mkdir(request.folder, { recursive: true });
  await writeFile(file, text);
  const name = outputArtifact(request.attempt);
  return JSON.stringify({ artifact: await request.artifacts.upload(name, file, { days: request.days }) });
}
