import { LRUCache } from 'lru-cache';
import { checkConfig, type ReadConfig } from '../../core/config/parse/parse-config.ts';
import { createDecodeMemory, type DecodeMemory } from '../../core/record/decode-memory.ts';
import { createRedactor, type Redactor } from '../../core/redaction/redactor.ts';

/** The memory of what follows from texts alone: each piece of work uses the same ones. What it returns is shared. */
export interface KnownTexts {
  /** The texts of configs by repository and commit. A file never changes at a commit, so an entry stays valid. */
  readonly configs: Pick<LRUCache<string, string>, 'get' | 'set'>;
  /** Does what the function of this name does, once for a text. */
  readonly checkConfig: (text: string) => ReadConfig;
  /** The memory of what comments were decoded to. */
  readonly decoded: DecodeMemory;
  /** Returns the redactor for work with a token of an installation. To list the spellings of all secrets takes longer than to redact. */
  readonly redactorFor: (token: string) => Redactor;
}

const mostConfigs = 1_000;
/** In characters: a checked config takes many times the room of its text. */
const mostChecked = 500_000;
/** The tables of one take 1.4 MB. */
const mostRedactors = 10;

export function createKnownTexts(secrets: readonly string[]): KnownTexts {
  const sizeCalculation = (_: ReadConfig, text: string): number => text.length + 1;
  const checked = new LRUCache({ maxSize: mostChecked, sizeCalculation, memoMethod: checkConfig });
  const redactors = new LRUCache({ max: mostRedactors, memoMethod: (token: string) => createRedactor([...secrets, token]) });
  return {
    configs: new LRUCache({ max: mostConfigs }),
    checkConfig: (text) => checked.memo(text),
    decoded: createDecodeMemory(),
    redactorFor: (token) => redactors.memo(token),
  };
}
