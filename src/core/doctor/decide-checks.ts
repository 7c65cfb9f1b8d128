import type { Check, CheckAnswer } from './check.ts';
import { checkActions } from './check-actions.ts';
import { checkAwaited } from './check-awaited.ts';
import { checkFiles } from './check-files.ts';
import { checkKey } from './check-key.ts';
import { checkMachines } from './check-machines.ts';
import { checkNames } from './check-names.ts';
import { checkPin } from './check-pin.ts';
import { checkRepository } from './check-repository.ts';
import { checkSecrets } from './check-secrets.ts';
import type { SetupNeeds } from './derive-needs.ts';
import type { SetupFacts } from './facts.ts';

const order: readonly CheckAnswer[] = ['wrong', 'not visible', 'right'];

/** Decides about every setting that a configuration needs, the wrong ones first. Without a configuration little can be said. */
export function decideChecks(needs: SetupNeeds | undefined, facts: SetupFacts): readonly Check[] {
  const checks = [
    ...checkRepository(needs, facts),
    ...checkFiles(needs, facts),
    ...checkPin(needs, facts),
    ...(needs === undefined
      ? []
      : [
          ...checkActions(needs, facts),
          ...checkSecrets(needs, facts),
          ...checkKey(needs, facts),
          ...checkNames(needs, facts),
          ...checkAwaited(needs, facts),
          ...checkMachines(needs, facts),
        ]),
  ];
  return sortChecks(checks);
}

/** Sorts checks: what is wrong first, what is right last. */
export function sortChecks(checks: readonly Check[]): readonly Check[] {
  return checks.toSorted((one, other) => order.indexOf(one.answer) - order.indexOf(other.answer));
}
