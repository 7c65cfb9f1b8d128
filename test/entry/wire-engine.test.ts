import { describe, expect, it } from 'vitest';
import { createSigner } from '../../src/adapters/crypto/create-signer.ts';
import { generateKeyPair } from '../../src/adapters/crypto/generate-key-pair.ts';
import { type Wiring, wireEngine } from '../../src/entry/shared/wire-engine.ts';
import { requirement } from '../support/requirement.ts';

const keys = generateKeyPair('k1');

function wire(configText: string): () => unknown {
  const signer = createSigner(keys.secret);
  if (!signer.ok) throw new Error(signer.error.message);
  const settings = { repository: { id: 7, owner: 'o', name: 'r', defaultBranch: 'main' }, serverUrl: 'https://github.com' };
  const wiring = { settings, github: {}, secrets: [], signer: signer.value, configText } as unknown as Wiring;
  return () => wireEngine(wiring);
}

const config = (key: string): string =>
  `version: 1\nsigning: { keys: ["${key}"] }\nagents: { one: { engine: command, command: [x] } }\npipelines: {}\n`;

describe('an engine that writes', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'is not made with a key that is not in the config: neither for plan nor for publish, in the Action and the App',
      input: 'signing.keys with another key of the same id, and with ours',
      expected: 'BATON-E904 in words; an engine',
    },
    () => {
      expect(wire(config(generateKeyPair('k1').publicKey))).toThrow(/^BATON-E904: The secret signs as "k1", but its public half/);
      expect(wire(config(keys.publicKey))).not.toThrow();
    },
  );

  it('is made with a config that has faults: plan reports them', () => {
    expect(wire('version: 2')).not.toThrow();
  });
});
