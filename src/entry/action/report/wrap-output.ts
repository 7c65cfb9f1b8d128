import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentOutput } from '../../../core/output/agent-output.ts';
import type { Dispatch } from '../../../core/record/dispatch.ts';
import type { ArtifactWriter } from '../../../ports/artifacts.ts';
import { outputArtifact } from '../../shared/facts.ts';

/** One environment string ends at 128 KiB; beyond this size the output goes as an artifact (DESIGN 2). */
const maxInlineBytes = 96 * 1024;

interface WrapRequest {
  readonly output: AgentOutput;
  readonly artifacts: ArtifactWriter;
  readonly folder: string;
  readonly dispatch: Dispatch;
  /** Text of the signed order: goes along for the App, which keeps no list of what it started. */
  readonly order: string;
  readonly days: number;
}

/** What the job puts out: the output itself, or where it lies. For the App it always lies in an artifact. */
export async function wrapOutput(request: WrapRequest): Promise<string> {
  const text = JSON.stringify(request.output);
  if (request.dispatch.via === 'app') return upload(request, JSON.stringify({ order: request.order, output: request.output }));
  return Buffer.byteLength(text) <= maxInlineBytes ? text : upload(request, text);
}

async function upload(request: WrapRequest, text: string): Promise<string> {
  const file = join(request.folder, outputArtifact);
  await mkdir(request.folder, { recursive: true });
  await writeFile(file, text);
  return JSON.stringify({ artifact: await request.artifacts.upload(outputArtifact, file, { days: request.days }) });
}
