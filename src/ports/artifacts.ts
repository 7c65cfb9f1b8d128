import type { ArtifactRef } from '../core/output/agent-output.ts';

/** Files that travel between jobs. What comes back has the bytes and digest that the reference names, or is an error. */
export interface ArtifactWriter {
  /** Names are unique in a workflow run; content cannot be changed. */
  upload(name: string, file: string): Promise<ArtifactRef>;
}

export type ArtifactProblem = 'expired' | 'digest' | 'foreign-run' | 'malformed';

export interface ArtifactReader {
  /** The file's bytes, or why they cannot be had. One entry, in memory, at most `maxBytes`; never unpacked to disk. */
  download(ref: ArtifactRef, limits: { readonly run: number; readonly maxBytes: number }): Promise<Uint8Array | ArtifactProblem>;
}
