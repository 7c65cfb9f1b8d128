import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { plan } from './chain.ts';
import { startedOrder } from './child-chain.ts';

/** A world that a server serves. */
export function createApp(): Harness {
  const harness = createHarness();
  return { ...harness, engine: { ...harness.engine, settings: { ...harness.engine.settings, via: 'app' } } };
}

interface World {
  /** The keys of `children` of the first stage. */
  readonly children?: string;
  /** More keys of the pipeline. */
  readonly extra?: string;
  /** More keys beside the pipelines. */
  readonly top?: string;
}

/** Starts a run whose first stage `split` may create children, as a server does. Returns the order of that stage. */
export async function poll(
  harness: Harness,
  { children: keys = 'wait: poll', extra = '', top = '' }: World = {},
): Promise<Dispatch> {
  const stages = `
      split: { agent: one, children: { ${keys} }, prompt: "Split." }
      finish: { needs: [split], agent: one, prompt: "Finish." }`;
  await plan(harness, { stages, extra, top });
  return startedOrder(harness, 'split');
}
