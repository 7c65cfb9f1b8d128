import { describe, expect } from 'vitest';
import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createVerifier, generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { decodeRecords } from '../../src/core/record/decode-records.ts';
import { decodePorts } from '../../src/engine/record-codec.ts';
import { type LocalWorld, repositoryName, useLocalWorlds, type WorldOptions } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { readUnsigned } from '../support/local-world-unsigned.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
/** Several workflow runs, one after the other. */
const patience = 180_000;

const stages: Pick<WorldOptions, 'agents' | 'pipelines'> = {
  agents: {
    one: { script: "await tell('one', ''); hand({ summary: 'first' });" },
    two: { script: "await tell('two', prompt); hand({ summary: 'second' });" },
  },
  pipelines: {
    fix: {
      one: { agent: 'one' },
      two: { needs: ['one'], agent: 'two', prompt: '{{ needs.one.handoff.summary }}' },
    },
  },
};

async function readSigned(world: LocalWorld, issue: number, keys: readonly string[]) {
  const tools = decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier(keys) });
  return decodeRecords(await world.thread(issue), { repo: world.repository.id, thread: issue, tools });
}

describe('a configuration that becomes invalid while a run is under way', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'F-PF1'],
      title: 'does not stop the run, whose jobs read only keys and days of artifacts; what starts next is refused in words',
      input:
        'while stage one works: an unknown key, a stage without agent, and a second public key, whose secret takes over; without keys in a private repository the same; then another issue is labelled',
      expected: 'stage two works with the handoff of one, the run ends well; plan of the next event fails with BATON-E105',
    },
    async () => {
      for (const unsigned of [false, true]) {
        const world = await create({ private: true, ...stages, unsigned });
        const next = generateKeyPair('k2');
        world.switchboard.when('one', () => {
          const { signing, ...config } = JSON.parse(world.git('show', 'main:.github/baton.yml'));
          const faulty = { ...config, agentz: {}, pipelines: { fix: { ...config.pipelines.fix, stages: { one: {} } } } };
          const keys = unsigned ? {} : { signing: { keys: [...signing.keys, next.publicKey] } };
          const files = { '.github/baton.yml': JSON.stringify({ ...faulty, ...keys }) };
          pushCommit({ directory: world.repository.directory, branch: 'main', files });
          if (!unsigned) world.server.setSecret(repositoryName, 'BATON_SIGNING_KEY', next.secret);
          return '';
        });
        const issue = await world.run('fix');
        expect(world.switchboard.told('two').join()).toContain('first');
        const keys = [world.publicKey, next.publicKey];
        const { records } = await (unsigned ? readUnsigned(world, issue) : readSigned(world, issue, keys));
        expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
        expect(records.at(-1)?.record.body).toMatchObject({ outcome: 'succeeded' });
        await world.run('fix');
        const last = world.jobs().at(-1);
        expect(`${last?.name} ${last?.conclusion}`).toBe('plan failure');
        expect(last?.log).toContain('BATON-E105');
      }
    },
    patience,
  );
});
