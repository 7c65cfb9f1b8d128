import type { LocalGitHub } from '../../../local/contract.ts';
import type { LocalRunner } from '../../../local/runner-contract.ts';

/** The requests to GitHub by the job that made them. */
export type RequestCounts = Readonly<Record<string, number>>;

/** The local GitHub of one demo, with the example repository in it. */
export interface World {
  readonly folder: string;
  readonly server: LocalGitHub;
  readonly runner: LocalRunner;
  readonly repository: { readonly id: number; readonly directory: string };
  readonly tokens: { readonly maintainer: string; readonly reporter: string };
  /** True if the repository is private and has no keys. Then the author of a comment decides whether its record counts. */
  readonly unsigned: boolean;
  readonly publicKey: string;
  readonly signingKey: string;
  /** The text of the repository's `.github/baton.yml`. */
  readonly config: string;
  /** Moves GitHub's clock forward. The clock of the machine stays. */
  passTime(milliseconds: number): void;
  /** The requests of each phase that a scene distinguishes. `collectResult` counts all phases together. */
  readonly phases: RequestCounts[];
  close(): Promise<void>;
}
