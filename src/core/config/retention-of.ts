import type { Config } from './config-schema.ts';

export interface KeptFor {
  /** Days. */
  readonly workingCopies: number;
  /** Days. */
  readonly artifacts: number;
  readonly prompts: boolean;
}

/** `retention` as written, else 7 days for working copies, 30 for artifacts, and prompts are kept (DESIGN 4.1). */
export function retentionOf({ retention }: Pick<Config, 'retention'>): KeptFor {
  return {
    workingCopies: Number.parseInt(retention?.['working-copies'] ?? '7d', 10),
    artifacts: Number.parseInt(retention?.artifacts ?? '30d', 10),
    prompts: retention?.prompts ?? true,
  };
}
