import type { SeedResult } from './run-seed.ts';
import { requestFaults, webhookFaults, worldFaults } from './world/faults.ts';

/** How often one kind of fault happened, and what it changed. */
export interface FaultCount {
  readonly kind: string;
  readonly injected: number;
  /** How many of them were compared with the same play without them. */
  readonly compared: number;
  /** How many of those changed anything. */
  readonly changed: number;
  /** How many of those changed what. One fault may change several things. */
  readonly effects: Readonly<Record<string, number>>;
}

/** Counts the faults of plays by kind, also those that never happened. */
export function countFaults(results: readonly Pick<SeedResult, 'faults' | 'effect'>[]): readonly FaultCount[] {
  const injected = countAll(results.flatMap(({ faults }) => faults.map(({ fault }) => fault)));
  const byKind = Map.groupBy(
    results.flatMap(({ effect }) => (effect === undefined ? [] : [effect])),
    ({ kind }) => kind,
  );
  return [...requestFaults, ...worldFaults, ...webhookFaults].map((kind) => {
    const compared = byKind.get(kind) ?? [];
    return {
      kind,
      injected: injected[kind] ?? 0,
      compared: compared.length,
      changed: compared.filter(({ effects }) => effects.length > 0).length,
      effects: countAll(compared.flatMap(({ effects }) => effects)),
    };
  });
}

function countAll(names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}
