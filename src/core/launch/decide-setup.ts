/** The secrets of `setup`, which runs whatever the checkout holds. */
export interface SetupDecision {
  /** The names of the secrets that it is given in the checkout. */
  readonly secrets: readonly string[];
  /** The names with which it runs in the copy of the configuration's commit first, so that private packages are in the caches. */
  readonly before: readonly string[];
  /** A sentence for people where secrets are withheld. */
  readonly warning?: string;
  /** A sentence for the message where it then fails. */
  readonly remedy?: string;
}

interface SetupQuestion {
  readonly stage: string;
  /** `setup-env` of the stage. */
  readonly names: readonly string[];
  /** The run is about a fork. */
  readonly isFork: boolean;
  /** The checkout is the commit of the configuration. */
  readonly isOwnCode: boolean;
  /** `allow.setup-secrets` of the pipeline. */
  readonly setupSecrets: boolean;
  /** The commit of the configuration is known. */
  readonly hasCommit: boolean;
}

/** Decides which secrets `setup` gets. It counts as an agent that strangers wrote, unless the code is that of the configuration's commit. */
export function decideSetup({ stage, names, isFork, isOwnCode, setupSecrets, hasCommit }: SetupQuestion): SetupDecision {
  if (names.length === 0 || (!isFork && (isOwnCode || setupSecrets))) return { secrets: names, before: [] };
  const began = `\`setup\` of stage ${stage} had no secrets (${names.join(', ')}), because`;
  if (isFork) return { secrets: [], before: [], warning: `BATON-E622: ${began} the code is that of a fork.` };
  const why = `${began} a pull request or another agent may have written what it runs`;
  const allow = 'If that code may see them, write `allow: { setup-secrets: true }` in the pipeline.';
  const first = hasCommit
    ? ' It ran with them in a copy of the configuration’s commit before, with the same caches of packages.'
    : '';
  return {
    secrets: [],
    before: hasCommit ? names : [],
    warning: `BATON-E622: ${why}.${first} ${allow}`,
    remedy: ` ${why}: what it installs has to be in the caches that it filled from the configuration’s commit, by a lock file. ${allow}`,
  };
}

/** Returns the variables by which package managers keep what they fetch in one folder. */
export function cacheVariables(folder: string): Readonly<Record<string, string>> {
  return {
    npm_config_cache: `${folder}/npm`,
    // pnpm reads the first one up to version 10, and the second one from version 11 on.
    npm_config_store_dir: `${folder}/pnpm`,
    pnpm_config_store_dir: `${folder}/pnpm`,
    YARN_CACHE_FOLDER: `${folder}/yarn`,
    // Yarn ignores the line above from version 4 on.
    YARN_GLOBAL_FOLDER: `${folder}/yarn-global`,
    UV_CACHE_DIR: `${folder}/uv`,
    PIP_CACHE_DIR: `${folder}/pip`,
    GOMODCACHE: `${folder}/go`,
  };
}
