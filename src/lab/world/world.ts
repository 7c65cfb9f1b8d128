import type { LocalGitHub } from '../../local/contract.ts';
import type { LocalRunner } from '../../local/runner-contract.ts';
import type { LocalEvent } from '../../local/workflow-contract.ts';

/** A local GitHub with one repository in it, of the demo or of a user. */
export interface World {
  readonly folder: string;
  readonly server: LocalGitHub;
  readonly runner: LocalRunner;
  /** `name` is `owner/name`. */
  readonly repository: { readonly id: number; readonly name: string; readonly directory: string };
  /** Tokens of people: of one who may do everything, and of one who opens issues. */
  readonly tokens: { readonly maintainer: string; readonly reporter: string };
  /** True if the configuration has no keys. Then the author of a comment decides whether its record counts. */
  readonly unsigned: boolean;
  readonly publicKey: string;
  readonly signingKey: string;
  /** The text of the repository's `.github/baton.yml`. */
  readonly config: string;
  /** The `repository_dispatch` events that jobs and the App have sent to listeners, in their order. */
  readonly sent: readonly LocalEvent[];
  /** Moves GitHub's clock forward. The clock of the machine stays. */
  passTime(milliseconds: number): void;
  close(): Promise<void>;
}
