/**
 * This folder decides what of a repository's set-up is right: `facts` are what GitHub and the checkout tell, `derive-needs` says
 * what a configuration and its workflow need, and one file for each subject compares the two. `decide-checks` joins them.
 */

import type { NamedWorkflow } from '../config/workflow/check-checks.ts';

/** A fact, or the HTTP status with which GitHub did not tell it. */
export type Fact<T> = { readonly value: T } | { readonly refused: number };

export interface RepositoryFacts {
  readonly id: number;
  readonly defaultBranch: string;
  readonly isPrivate: boolean;
  readonly isFork: boolean;
  readonly isArchived: boolean;
  readonly hasIssues: boolean;
  /** True if an organization owns it, whose secrets and runners it may share. */
  readonly isOfOrganization: boolean;
}

/** A file on the default branch, and the same file in the checkout that the command stands in. */
export interface FileFact {
  readonly path: string;
  /** The text on GitHub; undefined where there is no such file. */
  readonly remote: Fact<string | undefined>;
  /** The text in the checkout. Undefined without a checkout of this repository, and where the file is not there. */
  readonly local: string | undefined;
}

/** The policy about the actions and reusable workflows that may be used. */
export interface ActionsPolicy {
  readonly enabled: boolean;
  readonly allowed: 'all' | 'local_only' | 'selected';
  readonly pinned: boolean;
}

export interface SelectedActions {
  readonly githubOwned: boolean;
  readonly verified: boolean;
  readonly patterns: readonly string[];
}

export interface WorkflowSettings {
  /** The permissions of a workflow that names none. */
  readonly defaultPermissions: 'read' | 'write';
  readonly mayCreatePullRequests: boolean;
}

/** A workflow in GitHub's list: its state is `active`, `deleted`, or why it is disabled. */
export type ListedWorkflow = NamedWorkflow & { readonly state: string };

/** A secret by its upper-case name. Nobody can read its value. */
export interface StoredSecret {
  readonly name: string;
  readonly updatedAt: string | undefined;
}

export interface RunnerFact {
  readonly name: string;
  readonly labels: readonly string[];
  readonly isOnline: boolean;
  readonly version: string | undefined;
}

/** The result of a job that tries whether the signing key fits a public key of the config. `untried`: no such job could run. */
export type Probe =
  | { readonly outcome: 'fits' | 'fails'; readonly url: string }
  | { readonly outcome: 'untried'; readonly why: string; readonly next: string };

/** All that is known about the key that signs. */
export interface KeyFacts {
  /** The newest record that a listed public key verifies. */
  readonly record: { readonly run: string; readonly at: string } | undefined;
  /** The newest job `plan` of the past. A success proves nothing, since a paused job ends before it looks at the key. */
  readonly plan: { readonly succeeded: boolean; readonly at: string; readonly url: string } | undefined;
  /** The status with which GitHub refused to show comments or runs. */
  readonly refused: number | undefined;
  /** The time at which the secret was stored last, as far as GitHub tells it. What was before says nothing of it. */
  readonly changedAt?: string | undefined;
  /** The end of a job that was started only to try the key; absent where nobody asked for it. */
  readonly probe?: Probe;
}

/** All that could be read of a repository's set-up. Optional facts are absent where nothing needs them. */
export interface SetupFacts {
  /** `owner/name`. */
  readonly name: string;
  /** The address of the repository's page. */
  readonly page: string;
  readonly repository: RepositoryFacts;
  /** The time by which the clock of this machine is ahead of GitHub's. */
  readonly aheadSeconds: number | undefined;
  readonly config: FileFact;
  /** The path of the workflow that only runs agents of the App, where there is one. */
  readonly agentWorkflow: string | undefined;
  /** The workflow of Baton that it calls, with the comment behind it (`findAgentUses`). */
  readonly agentUses?: string | undefined;
  /** The version of this program. */
  readonly version?: string;
  /** The number of workflow files that were not read, because there are too many. */
  readonly unreadWorkflows?: number;
  /** The workflows that run on pushes to every branch and have secrets then (`findOpenPushes`). */
  readonly openPushes?: readonly string[];
  /** The branch that the checkout is on. */
  readonly branch?: string | undefined;
  /** The workflows that call Baton. */
  readonly workflows: readonly FileFact[];
  /** The state of each workflow that is on GitHub and needed, by path; undefined where GitHub does not know the workflow. */
  readonly states: ReadonlyMap<string, Fact<string | undefined>>;
  /** All workflows that GitHub knows; absent where no pipeline waits for one. */
  readonly listedWorkflows?: Fact<readonly ListedWorkflow[]>;
  readonly policy: Fact<ActionsPolicy>;
  readonly selected?: Fact<SelectedActions>;
  readonly settings?: Fact<WorkflowSettings>;
  readonly secrets: Fact<readonly string[]>;
  readonly organizationSecrets?: Fact<readonly string[]>;
  readonly environmentSecrets: ReadonlyMap<string, Fact<readonly string[]>>;
  readonly labels?: Fact<readonly string[]>;
  readonly variables: Fact<ReadonlyMap<string, string>>;
  readonly organizationVariables?: Fact<ReadonlyMap<string, string>>;
  readonly runners?: Fact<readonly RunnerFact[]>;
  readonly organizationRunners?: Fact<readonly RunnerFact[]>;
  readonly key?: KeyFacts;
  /** The file with the private half of the signing key that `baton init` left in the checkout. */
  readonly keyFile: string | undefined;
}

/** Returns the value of a fact; undefined where GitHub did not tell it. */
export function findValue<T>(fact: Fact<T> | undefined): T | undefined {
  return fact !== undefined && 'value' in fact ? fact.value : undefined;
}
