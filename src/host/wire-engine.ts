// This room holds what several entries share: the engine on real adapters, and facts about this program and its files.

import { createTraces } from '../adapters/artifact/traces.ts';
import { createDeflate } from '../adapters/compress/deflate.ts';
import { createVerifier } from '../adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../adapters/crypto/node-hasher.ts';
import { createBundleReader } from '../adapters/git/bundle/bundle-reader.ts';
import { createMergeTrials } from '../adapters/git/bundle/try-merges.ts';
import type { GitHubPorts } from '../adapters/github/create-github.ts';
import { createRedactedLog } from '../adapters/log/action-log.ts';
import { createCommentStore } from '../adapters/store/comment-store.ts';
import { checkSigningKey } from '../core/config/check-signing-key.ts';
import type { KnownConfig } from '../core/config/parse/parse-config.ts';
import { jobConfigSchema } from '../core/config/schema/config-schema.ts';
import type { Problem } from '../core/problem.ts';
import type { DecodeMemory } from '../core/record/decode-memory.ts';
import type { Redactor } from '../core/redaction/redactor.ts';
import { createDryPorts } from '../engine/dry-ports.ts';
import type { Engine, EnginePorts, EngineSettings } from '../engine/engine-ports.ts';
import type { ArtifactReader } from '../ports/artifacts.ts';
import type { Signer } from '../ports/crypto.ts';
import { version } from './program-facts.ts';
import { StartBlocked } from './start-blocked.ts';

/** The ports that the engine gets as its entry made them. What only a server has, a job of a workflow lacks. */
type GivenPorts = Pick<EnginePorts, 'texts' | 'traces' | 'starter' | 'workflowRuns' | 'clock' | 'log' | 'readOwnAccount'> &
  Pick<EnginePorts, 'events' | 'endpoints' | 'line' | 'runList' | 'drawings' | 'budgets' | 'watcher'> &
  Partial<Pick<EnginePorts, 'bundles' | 'trials'>>;

/** `traces`: the artifacts of workflow runs where absent; `bundles`, `trials`: git on the repository. */
export interface Wiring extends GivenPorts {
  readonly settings: EngineSettings;
  /** True if nothing is written: the engine gets ports that list what they are asked to write. */
  readonly dryRun: boolean;
  /** True if the repository is private. Records may be unsigned only there. */
  readonly isPrivate: boolean;
  readonly github: GitHubPorts;
  readonly artifacts: ArtifactReader;
  /** The key that signs records. If absent, the repository must be private and its config must list no keys. */
  readonly signer: Signer | undefined;
  /** True in a job that is given no key although the config has some. It verifies records and writes none. */
  readonly isKeyless?: boolean;
  /** The right of the token to contents: without `write` it cannot send events to listeners. Absent: `write`. */
  readonly contents?: 'read' | 'write';
  /** The config of the default branch, whose keys verify. */
  readonly config: KnownConfig;
  /** The token with which git reads the repository. */
  readonly token: string;
  /** Shared with other engines of this process; absent: this one has its own. */
  readonly memory?: DecodeMemory;
  /** PATH on which git is found. */
  readonly path: string;
  readonly redactor: Redactor;
}

export interface Wired {
  readonly engine: Engine;
  /** The writes of a dry run, in words. The list grows as the engine works; undefined when this is no dry run. */
  readonly effects: readonly string[] | undefined;
  /**
   * Wires the engine again for another phase of the same job. A dry run then lists the writes of that phase alone, and does not
   * read what an earlier phase would have written.
   */
  rewire(): Pick<Wired, 'engine' | 'effects'>;
}

/** Wires the engine to real adapters, for the Action and the App alike. */
export function wireEngine(wiring: Wiring): Wired {
  const ports = createPorts(wiring);
  const rewire: Wired['rewire'] = () => {
    const dry = wiring.dryRun ? createDryPorts(ports) : undefined;
    return { engine: { ports: dry?.ports ?? ports, settings: { ...wiring.settings, version } }, effects: dry?.effects };
  };
  return { ...rewire(), rewire };
}

function createPorts(wiring: Wiring): EnginePorts {
  const { settings, github, signer, redactor, clock, texts, starter, workflowRuns, readOwnAccount } = wiring;
  const { events, endpoints, line, runList, drawings, budgets, watcher } = wiring;
  const { threads, edits, permissions, reactions, subjects, ledgers, commits } = github;
  const { comparisons, pullRequests, pushTargets, checks, issues, reviews } = github;
  const { repository, serverUrl } = settings;
  const remote = { url: `${serverUrl}/${repository.owner}/${repository.name}.git`, token: wiring.token };
  const hasher = createNodeHasher();
  const compressor = createDeflate();
  const verifier = createVerifier(publicKeys(wiring));
  const signing = signer === undefined ? { provenance: github.provenance } : { signer };
  return {
    store: createCommentStore({ threads, repo: repository.id, hasher, compressor, verifier, ...signing, memory: wiring.memory }),
    ...{ threads, edits, permissions, reactions, subjects, ledgers, commits },
    ...{ comparisons, pullRequests, pushTargets, checks, issues, reviews },
    bundles: wiring.bundles ?? createBundleReader({ artifacts: wiring.artifacts, remote, path: wiring.path }),
    trials: wiring.trials ?? createMergeTrials({ remote, path: wiring.path }),
    traces: wiring.traces ?? createTraces({ list: github.listArtifacts, source: github.artifacts }),
    listeners: wiring.contents === 'read' ? undefined : github.listeners,
    ...{ texts, starter, workflowRuns, readOwnAccount },
    ...{ hasher, compressor, ...signing, verifier, clock },
    log: createRedactedLog(wiring.log, (text) => redactor.redact(text).text),
    redactor,
    ...{ events, endpoints, line, runList, drawings, budgets, watcher },
  };
}

/**
 * Returns the keys of the config. Our own key must be among them, because others could not verify our signatures without it. With
 * faults in the config, our own key verifies what we signed, beside those that can be read, and `startFromEvent` reports the faults.
 * Throws if nothing may start then, for lack of a key of our own: the faults could hide keys.
 */
function publicKeys({ config: read, signer, isPrivate, isKeyless = false }: Wiring): readonly string[] {
  const faults = read.ok ? read.value.problems : read.error;
  const part = read.ok ? jobConfigSchema.safeParse(read.value.source.value).data : undefined;
  const keys = part?.signing?.keys ?? [];
  if (faults.length > 0 && signer !== undefined) return [...new Set([signer.publicKey, ...keys])];
  if (faults.length > 0) throw new StartBlocked('configuration', faults);
  const problem = isKeyless ? undefined : checkSigningKey({ keys, signer, isPrivate });
  if (problem === undefined) return keys;
  throw new StartBlocked('key', [keys.length === 0 ? problem : { ...problem, ...placeOfKeys(read) }]);
}

/** Returns where the keys stand in the configuration. */
function placeOfKeys(read: KnownConfig): Pick<Problem, 'line' | 'column'> {
  if (!read.ok) return {};
  const { line, column } = read.value.source.problem({ code: '', message: '', path: ['signing', 'keys'], at: 'key' });
  return line === undefined || column === undefined ? {} : { line, column };
}
