import { describe, expect, it } from 'vitest';
import { createSigner, generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { createRedactor } from '../../src/core/redaction/redactor.ts';
import { type Wiring, wireEngine } from '../../src/host/wire-engine.ts';
import { requirement } from '../support/requirement.ts';

const keys = generateKeyPair('k1');

function wire(configText: string, options: { unsigned?: boolean; isPrivate?: boolean } = {}): () => unknown {
  const signer = createSigner(keys.secret);
  if (!signer.ok) throw new Error(signer.error.message);
  const settings = { repository: { id: 7, owner: 'o', name: 'r', defaultBranch: 'main' }, serverUrl: 'https://github.com' };
  const own = options.unsigned === true ? undefined : signer.value;
  const wiring = {
    settings,
    github: {},
    redactor: createRedactor([]),
    signer: own,
    config: checkConfig(configText),
    isPrivate: options.isPrivate ?? false,
  } as unknown as Wiring;
  return () => wireEngine(wiring).engine;
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

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.5'],
      title: 'goes without a key only in a private repository whose config has none, and never by a fault of the config',
      input:
        'no secret and: keys in the config, private; none, public; none, private; a config with faults, private; a secret and no keys, private',
      expected: 'BATON-E904, BATON-E908, an engine without a signer, the faults, BATON-E904',
    },
    () => {
      const without = 'version: 1\npipelines: {}\n';
      const isPrivate = true;
      expect(wire(config(keys.publicKey), { unsigned: true, isPrivate })).toThrow(
        /^BATON-E904: There is no signing key, and signing\.keys lists "k1"/,
      );
      expect(wire(without, { unsigned: true })).toThrow(/^BATON-E908: This repository is public/);
      expect(Reflect.get(Object(wire(without, { unsigned: true, isPrivate })()), 'ports')).not.toHaveProperty('signer');
      expect(wire('version: 2\npipelines: {}\n', { unsigned: true, isPrivate })).toThrow(/^BATON-E\d+: line 1: .*version/);
      expect(wire(without, { isPrivate })).toThrow(/^BATON-E904: The secret signs as "k1"/);
    },
  );

  it('is made with a config that has faults: plan reports them', () => {
    expect(wire('version: 2')).not.toThrow();
  });
});
