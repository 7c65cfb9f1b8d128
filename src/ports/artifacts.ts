import type { ArtifactLocator, ArtifactRef } from '../core/output/agent-output.ts';

/** Files that travel between jobs. What comes back has the bytes and digest that the reference names, or is an error. */
export interface ArtifactWriter {
  /**
   * Names are unique in a workflow run; content cannot be changed. The digest is over the file, not over the archive.
   * `days`: how long GitHub keeps it, never more than the repository allows; absent: as long as that.
   */
  upload(name: string, file: string, kept?: { readonly days: number }): Promise<ArtifactRef>;
}

/** Texts that outlive the workflow run that made them, for as long as GitHub keeps its artifacts. */
export interface TextArtifacts {
  /**
   * Absent outside of workflow runs: nobody else can make artifacts (the App). `name` as of `ArtifactWriter.upload`. Throws when
   * the artifact service does not take it.
   */
  readonly save?: (name: string, text: string, kept: { readonly days: number }) => Promise<ArtifactLocator>;
  /** The text with exactly the bytes that the locator promises, made by its workflow run for this repository; else why not. */
  read(locator: ArtifactLocator): Promise<{ readonly text: string } | ArtifactProblem>;
}

/**
 * Why an artifact's file cannot be had. `missing` no such artifact · `expired` its time is over · `foreign-run` made by
 * another workflow run or for another repository · `too-large` over `maxBytes` · `digest` not the bytes that were promised ·
 * `malformed` the archive is no sound zip · `entries` not exactly one file · `path` the file is not the one named ·
 * `link` it is a symbolic link · `ratio` it is a bomb.
 */
export type ArtifactProblem =
  | 'missing'
  | 'expired'
  | 'foreign-run'
  | 'too-large'
  | 'digest'
  | 'malformed'
  | 'entries'
  | 'path'
  | 'link'
  | 'ratio';

export interface ArtifactReader {
  /** The file's bytes, or why they cannot be had. One entry, in memory, at most `maxBytes`; never unpacked to disk. */
  download(ref: ArtifactRef, limits: { readonly run: number; readonly maxBytes: number }): Promise<Uint8Array | ArtifactProblem>;
}

/** Where the archives lie: GitHub's REST interface, or the artifact service of the workflow run itself. */
export interface ArtifactSource {
  /** The zip of an artifact that the workflow run `run` made in this repository, digest of the zip checked. */
  getArchive(id: number, limits: { readonly run: number; readonly maxBytes: number }): Promise<Uint8Array | ArtifactProblem>;
}

/** Traces of events that started nothing, as workflow runs left them. */
export interface Traces {
  /** The newest text kept under this name, whoever made it: it proves nothing until it is verified. Undefined when there is none. */
  read(name: string): Promise<string | undefined>;
}
