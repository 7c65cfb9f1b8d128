import type { ArtifactLocator, ArtifactRef } from '../core/output/agent-output.ts';

/**
 * Uploads files that other jobs download. A downloaded file has the bytes and digest that its reference names, or is an error.
 */
export interface ArtifactWriter {
  /**
   * Uploads one file as an artifact. A name can be used once in a workflow run, and the content cannot be changed. The digest
   * covers the file, not the archive. `days` says how long GitHub stores the artifact, at most as long as the repository allows;
   * without `days` it is stored that long.
   */
  upload(name: string, file: string, kept?: { readonly days: number }): Promise<ArtifactRef>;
}

/** Stores texts that outlive their workflow run, for as long as GitHub stores its artifacts. */
export interface TextArtifacts {
  /**
   * Stores a text; `name` follows the rules of `ArtifactWriter.upload`. Throws when the artifact service refuses it. Absent
   * outside of workflow runs, because only they can create artifacts (so absent in the App).
   */
  readonly save?: (name: string, text: string, kept: { readonly days: number }) => Promise<ArtifactLocator>;
  /**
   * Reads a text. It has exactly the bytes that the locator promises and was uploaded by the locator's workflow run for this
   * repository; otherwise returns the problem.
   */
  read(locator: ArtifactLocator): Promise<{ readonly text: string } | ArtifactProblem>;
}

/**
 * The reason for which the file of an artifact is not available. `missing` there is no such artifact · `expired` its storage time
 * is over · `foreign-run` another workflow run uploaded it, or it is for another repository · `too-large` over `maxBytes` ·
 * `digest` not the bytes that were promised · `malformed` the archive is no valid zip · `entries` not exactly one file · `path`
 * the file is not the one named · `link` the file is a symbolic link · `ratio` the archive is a zip bomb.
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
  /**
   * Downloads one file of an artifact, or returns the problem. Reads at most `maxBytes` into memory and never unpacks to disk.
   */
  download(ref: ArtifactRef, limits: { readonly run: number; readonly maxBytes: number }): Promise<Uint8Array | ArtifactProblem>;
}

/** A place that stores archives: GitHub's REST interface, or the artifact service of the workflow run itself. */
export interface ArtifactSource {
  /** Reads the zip of an artifact that the workflow run `run` uploaded in this repository. Checks the digest of the zip. */
  readArchive(id: number, limits: { readonly run: number; readonly maxBytes: number }): Promise<Uint8Array | ArtifactProblem>;
}

/** Traces of events that started nothing, as workflow runs or the App stored them. */
export interface Traces {
  /**
   * Reads the newest text stored under one of these names, whoever stored it; undefined when there is none. Makes a request for
   * each name. The text proves nothing until it is verified.
   */
  read(names: readonly string[]): Promise<string | undefined>;
  /** Stores a text for some days; absent where it becomes an artifact of the workflow run (`TextArtifacts`). Makes no request. */
  readonly save?: (name: string, text: string, kept: { readonly days: number }) => Promise<void>;
}
