import type { LocalGitHub } from '../../../local/contract.ts';
import type { LocalRunner } from '../../../local/runner-contract.ts';

/** Requests to GitHub by the job that made them. */
export type RequestCounts = Readonly<Record<string, number>>;

/** The local GitHub of one demo, with the example repository in it. */
export interface World {
  readonly folder: string;
  readonly server: LocalGitHub;
  readonly runner: LocalRunner;
  readonly repository: { readonly id: number; readonly directory: string };
  readonly tokens: { readonly maintainer: string; readonly reporter: string };
  /** Private and without keys: records count by who wrote their comment. */
  readonly unsigned: boolean;
  readonly publicKey: string;
  readonly signingKey: string;
  /** Text of `.github/baton.yml` as the repository has it. */
  readonly config: string;
  /** GitHub's clock goes on by this much; that of the machine does not. */
  passTime(milliseconds: number): void;
  /** Requests by job, as many as a scene wants to tell apart; `collectResult` counts all of them together. */
  readonly phases: RequestCounts[];
  close(): Promise<void>;
}
