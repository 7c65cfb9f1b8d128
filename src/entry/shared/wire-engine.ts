import { createDeflate } from '../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../adapters/crypto/create-verifier.ts';
import { createBundleReader } from '../../adapters/git/create-bundle-reader.ts';
import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import { createCommentStore } from '../../adapters/store/create-comment-store.ts';
import { checkSigningKey } from '../../core/config/check-signing-key.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { createRedactor } from '../../core/text/create-redactor.ts';
import type { Engine, EngineSettings } from '../../engine/engine-ports.ts';
import type { ArtifactReader } from '../../ports/artifacts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Signer } from '../../ports/crypto.ts';
import type { Events } from '../../ports/events.ts';
import type { Log } from '../../ports/log.ts';
import type { Starter } from '../../ports/starter.ts';

export interface Wiring {
  readonly settings: EngineSettings;
  readonly github: GitHubPorts;
  readonly artifacts: ArtifactReader;
  readonly starter: Starter;
  readonly signer: Signer;
  /** Config of the default branch: its keys verify. */
  readonly configText: string;
  /** Reads the repository with git. */
  readonly token: string;
  readonly secrets: readonly string[];
  readonly clock: Clock;
  readonly log: Log;
  readonly events?: Events;
}

/** The engine on real adapters: the same for the Action and the App. */
export function wireEngine(wiring: Wiring): Engine {
  const { settings, github, signer, clock, log } = wiring;
  const { repository, serverUrl } = settings;
  const hasher = createNodeHasher();
  const compressor = createDeflate();
  const verifier = createVerifier(publicKeys(wiring));
  return {
    ports: {
      store: createCommentStore({ threads: github.threads, repo: repository.id, hasher, compressor, verifier, signer }),
      threads: github.threads,
      permissions: github.permissions,
      subjects: github.subjects,
      ledgers: github.ledgers,
      commits: github.commits,
      pullRequests: github.pullRequests,
      bundles: createBundleReader({
        artifacts: wiring.artifacts,
        remote: { url: `${serverUrl}/${repository.owner}/${repository.name}.git`, token: wiring.token },
        path: process.env.PATH ?? '',
      }),
      starter: wiring.starter,
      hasher,
      compressor,
      signer,
      verifier,
      clock,
      log,
      redactor: createRedactor(wiring.secrets),
      ...(wiring.events === undefined ? {} : { events: wiring.events }),
    },
    settings,
  };
}

/**
 * The keys of the config, among which our own must stand: others could not verify what we sign. A config with faults
 * still lets us verify what we signed ourselves; `planRun` reports the faults.
 */
function publicKeys({ configText, signer }: Wiring): readonly string[] {
  const config = parseConfig(configText);
  if (!config.ok) return [signer.publicKey];
  const keys = config.value.signing?.keys ?? [];
  const problem = checkSigningKey(keys, signer);
  if (problem !== undefined) throw new Error(`${problem.code}: ${problem.message}`);
  return keys;
}
