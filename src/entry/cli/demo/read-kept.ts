import { createArtifactReader } from '../../../adapters/artifact/create-artifact-reader.ts';
import { createTextArtifacts } from '../../../adapters/artifact/create-text-artifacts.ts';
import { createSystemClock } from '../../../adapters/clock/create-system-clock.ts';
import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { createOctokit } from '../../../adapters/github/create-octokit.ts';
import { createConsoleLog } from '../../../adapters/log/create-console-log.ts';
import type { StoredRecord } from '../../../core/record/record.ts';
import { loadHandoff } from '../../../engine/load-handoff.ts';
import type { TextArtifacts } from '../../../ports/artifacts.ts';
import { repositoryName } from './create-world.ts';
import type { World } from './world.ts';

/** The records with what lies in artifacts put into them, as far as it is there; asked for as a person would. */
export async function readKept(world: World, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  const texts = openTexts(world);
  return Promise.all(records.map((stored) => fill(texts, stored)));
}

function openTexts(world: World): TextArtifacts {
  const [owner = '', name = ''] = repositoryName.split('/');
  const octokit = createOctokit({
    token: world.tokens.maintainer,
    baseUrl: world.server.apiUrl,
    userAgent: 'baton-demo',
    log: createConsoleLog(process.stderr),
  });
  const github = createGitHub({ octokit, repository: { owner, name }, clock: createSystemClock() });
  return createTextArtifacts({ reader: createArtifactReader(github.artifacts), run: 0 });
}

async function fill(texts: TextArtifacts, stored: StoredRecord): Promise<StoredRecord> {
  const { record } = stored;
  if (record.kind !== 'task' || record.body.locator === undefined) return stored;
  const kept = await loadHandoff({ texts, hasher: createNodeHasher() }, record);
  if (typeof kept === 'string') return stored;
  const { locator: _, ...body } = record.body;
  return { ...stored, record: { ...record, body: { ...body, outputs: [...kept.outputs], handoff: kept.handoff } } };
}
