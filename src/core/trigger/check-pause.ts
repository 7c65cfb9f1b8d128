import { pauseLabel } from './change.ts';
import type { Check } from './check.ts';
import type { Trigger } from './trigger.ts';

/** Nothing when the subject does not have the label. GitHub keeps one label per name whatever its case. */
export function checkPause({ subject, label }: Pick<Trigger, 'subject' | 'label'>): readonly Check[] {
  const isPaused = [...subject.labels, label].some((name) => name?.toLowerCase() === pauseLabel);
  if (!isPaused) return [];
  const detail = `It has the label \`${pauseLabel}\`: take it off, then trigger the pipeline again.`;
  return [{ check: 'pause', passed: false, detail }];
}
