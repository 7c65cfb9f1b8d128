import type { RecallArtifact, RunArtifacts } from '../../adapters/github/artifact-source.ts';
import type { AppStore } from '../../ports/queue.ts';

/** The artifacts of workflow runs whose agent job is over. */
export interface KnownArtifacts {
  remember(repository: number, run: number, artifacts: RunArtifacts['artifacts']): Promise<void>;
  recall(repository: number): RecallArtifact;
}

/** The results of a job are read within minutes. */
const rememberedMilliseconds = 3_600_000;

/** Creates the memory of artifacts in the store of the App. */
export function createKnownArtifacts({ store, now }: { readonly store: AppStore; readonly now: () => number }): KnownArtifacts {
  const keyOf = (repository: number, run: number): string => `run-artifacts/${repository}/${run}`;
  return {
    remember: (repository, run, artifacts) =>
      store.put(keyOf(repository, run), JSON.stringify(artifacts), {
        expiresAt: new Date(now() + rememberedMilliseconds).toISOString(),
      }),
    recall:
      (repository) =>
      async ({ run, id }) => {
        const text = await store.get(keyOf(repository, run));
        const known = text === undefined ? [] : (JSON.parse(text) as RunArtifacts['artifacts']);
        return known.find((artifact) => artifact.id === id);
      },
  };
}
