import { type KeptHandoff, openKeptHandoff } from '../core/output/kept-handoff.ts';
import type { TaskRecord } from '../core/record/record.ts';
import type { ArtifactProblem, TextArtifacts } from '../ports/artifacts.ts';
import type { Hasher } from '../ports/crypto.ts';

export interface LoadPorts {
  readonly texts: Pick<TextArtifacts, 'read'>;
  readonly hasher: Pick<Hasher, 'sha256'>;
}

/** Handoff and outputs of one execution from the artifact that its record names, or why they cannot be had. */
export async function loadHandoff({ texts, hasher }: LoadPorts, { body }: TaskRecord): Promise<KeptHandoff | ArtifactProblem> {
  if (body.locator === undefined) return 'missing';
  const read = await texts.read(body.locator);
  if (typeof read === 'string') return read;
  const { handoffDigest } = body;
  return openKeptHandoff(read.text, { handoffDigest, sha256: (text) => hasher.sha256(text) }) ?? 'digest';
}
