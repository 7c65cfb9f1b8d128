import { describe, expect } from 'vitest';
import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createVerifier, generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { linkCodes } from '../../src/core/docs-address.ts';
import { decodeRecords } from '../../src/core/record/decode-records.ts';
import { decodePorts } from '../../src/engine/record-codec.ts';
import { type LocalWorld, repositoryName, useLocalWorlds, type WorldOptions } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { tasksOf } from '../support/local-world-unsigned.ts';
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
      three: { needs: ['two'], agent: 'two', prompt: '{{ needs.two.handoff.summary }}' },
    },
  },
};

/** Keys as they stand in the config of the default branch from now on; null takes them out. */
function setKeys(world: LocalWorld, keys: readonly string[] | null): void {
  const { signing: _, ...config } = JSON.parse(world.git('show', 'main:.github/baton.yml'));
  const changed = keys === null ? config : { ...config, signing: { keys } };
  const files = { '.github/baton.yml': JSON.stringify(changed) };
  pushCommit({ directory: world.repository.directory, branch: 'main', files });
}

describe('signing keys that change', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'DESIGN-4.5', 'T12'],
      title: 'a run that began under the old key goes on under the new one: old keys verify, the one of the secret signs',
      input: 'k2 is listed beside k1 while stage one works, the secret becomes k2 while stage two works; later k1 is taken out',
      expected:
        'run, one, two signed by k1, three and end by k2, and the order of three, signed by k1, is carried out; without k1 its records are signature',
    },
    async () => {
      const world = await create({ private: true, ...stages });
      const next = generateKeyPair('k2');
      world.switchboard.when('one', () => {
        setKeys(world, [world.publicKey, next.publicKey]);
        return '';
      });
      let turns = 0;
      world.switchboard.when('two', () => {
        turns += 1;
        if (turns === 1) world.server.setSecret(repositoryName, 'BATON_SIGNING_KEY', next.secret);
        return '';
      });
      const issue = await world.run('fix');
      const thread = await world.thread(issue);
      const read = (keys: readonly string[]) => {
        const tools = decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier(keys) });
        return decodeRecords(thread, { repo: world.repository.id, thread: issue, tools });
      };
      const both = read([next.publicKey, world.publicKey]);
      const signed = both.records.map(({ record, envelope }) => `${record.kind} ${Reflect.get(Object(envelope), 'key')}`);
      expect(signed).toEqual(['run k1', 'task k1', 'task k1', 'task k2', 'end k2']);
      expect(both.records.at(-1)?.record.body).toMatchObject({ outcome: 'succeeded' });
      // GitHub reads secrets when a workflow run is queued: the order of stage three is still of k1, its record is of k2.
      expect(
        world
          .jobs()
          .filter(({ name }) => name === 'agent')
          .map(({ conclusion }) => conclusion),
      ).toEqual(Array(3).fill('success'));
      const without = read([next.publicKey]);
      expect(without.records.map(({ record }) => record.seq)).toEqual([4, 5]);
      expect(without.ignored.map(({ reason }) => reason)).toEqual(['signature', 'signature', 'signature']);
    },
    patience,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.5', 'T13'],
      title: 'keys that come into the config, or are taken out of it, stop a run that is under way, in words',
      input: 'a private repository; keys are listed, or taken out, while stage one works',
      expected:
        'the order of stage two is refused with BATON-E408, and publish with BATON-E904; no agent starts, nothing is recorded',
    },
    async () => {
      for (const unsigned of [true, false]) {
        const world = await create({ private: true, ...stages, unsigned });
        world.switchboard.when('one', () => {
          setKeys(world, unsigned ? [generateKeyPair('k1').publicKey] : null);
          return '';
        });
        const issue = await world.run('fix');
        const [agent, publish] = world.jobs().slice(-2);
        expect(`${agent?.name} ${agent?.conclusion}`).toBe('agent failure');
        expect(agent?.log).toContain(
          unsigned ? 'BATON-E408: The order has no signature, and' : 'BATON-E408: The order is signed, and',
        );
        expect(`${publish?.name} ${publish?.conclusion}`).toBe('publish failure');
        expect(publish?.log).toContain(unsigned ? 'BATON-E904: There is no signing key' : 'BATON-E904: The secret signs as "k1"');
        expect(world.switchboard.told('two')).toEqual([]);
        expect(await (unsigned ? tasksOf(world, issue) : world.tasks(issue))).toHaveLength(1);
      }
    },
    patience,
  );
});

describe('a repository without keys', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'T11'],
      title: 'that is public starts nothing and says what to do, also on the issue; one with a secret only as well',
      input: 'no signing.keys: public without a secret; private with a secret',
      expected: 'plan fails with BATON-E908; with BATON-E904; one comment with the same words',
    },
    async () => {
      const open = await create({ ...stages, unsigned: true });
      const issue = await open.run('fix');
      expect(open.jobs()[0]?.log).toMatch(/BATON-E908: This repository is public, and the config has no signing\.keys/);
      const said = async (world: LocalWorld, number: number) => (await world.thread(number)).map(({ body }) => body);
      expect(await said(open, issue)).toEqual([expect.stringContaining(linkCodes('BATON-E908: This repository is public'))]);
      const secret = generateKeyPair('k1').secret;
      const closed = await create({ private: true, ...stages, unsigned: true, secrets: { BATON_SIGNING_KEY: secret } });
      const other = await closed.run('fix');
      expect(closed.jobs()[0]?.log).toMatch(/BATON-E904: The secret signs as "k1".*there are none/);
      expect(await said(closed, other)).toEqual([expect.stringContaining(linkCodes('BATON-E904: The secret signs as "k1"'))]);
    },
    patience,
  );
});
