import { createArtifactReader } from '../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createDeflate } from '../../adapters/compress/deflate.ts';
import { createVerifier } from '../../adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { createOctokit } from '../../adapters/github/client/octokit.ts';
import { createGitHub } from '../../adapters/github/create-github.ts';
import { createConsoleLog } from '../../adapters/log/console-log.ts';
import { decodeRecords } from '../../core/record/decode-records.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import { decodePorts } from '../../engine/record-codec.ts';
import { fillStoredRecords } from '../../page/report/fill-records.ts';
import type { TextArtifacts } from '../../ports/artifacts.ts';
import { toComment } from '../../terminal/files/to-comment.ts';
import type { World } from '../world/world.ts';

/** A thread as the REST API returns it, with `lastEditedAt` in each comment. */
export interface ReadThread {
  readonly number: number;
  readonly thread: readonly Readonly<Record<string, unknown>>[];
}

/** Returns the records of a thread that count. Whose signature does not fit, or whose author is another, is left out. */
export function decodeThread(world: World, { number, thread }: ReadThread): readonly StoredRecord[] {
  const verifier = createVerifier([world.publicKey]);
  const tools = decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier });
  const place = { repo: world.repository.id, thread: number, tools };
  const unsigned = world.unsigned ? { unsigned: true as const, trustedAuthor: actionsAccount } : {};
  return decodeRecords(thread.map(toComment), { ...place, ...unsigned }).records;
}

/**
 * Fills the records with the handoffs that are stored in artifacts, as far as the artifacts exist. Uses the token of a person.
 */
export async function fillHandoffs(world: World, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  return fillStoredRecords({ texts: openTexts(world), hasher: createNodeHasher() }, records);
}

function openTexts(world: World): TextArtifacts {
  const [owner = '', name = ''] = world.repository.name.split('/');
  const octokit = createOctokit({
    token: world.tokens.maintainer,
    baseUrl: world.server.apiUrl,
    userAgent: 'baton-demo',
    log: createConsoleLog(process.stderr),
  });
  const github = createGitHub({ octokit, repository: { owner, name }, clock: createSystemClock() });
  return createTextArtifacts({ reader: createArtifactReader(github.artifacts), run: 0 });
}
