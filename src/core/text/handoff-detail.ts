import type { Handoff } from '../handoff/handoff.ts';
import { fencedText } from './fenced-text.ts';
import { fold } from './fold.ts';
import { neutralise } from './neutralise.ts';

/** Detail and data of a handoff, folded; nothing when it has neither. */
export function renderHandoffDetail(handoff: Handoff, title: string): readonly string[] {
  const data = handoff.data === undefined ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), 'json')];
  const detail = handoff.detail === undefined ? [] : [neutralise(handoff.detail)];
  if (data.length + detail.length === 0) return [];
  return [fold(title, [...detail, ...data].join('\n\n'))];
}
