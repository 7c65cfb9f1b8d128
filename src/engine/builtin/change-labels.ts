import { failure, success } from '../../core/result.ts';
import type { Publishes } from '../engine-ports.ts';
import type { BuiltinRequest, BuiltinResult } from './builtin-request.ts';
import { createFieldRenderer } from './render-fields.ts';
import { findTarget, refuseBeyondMax } from './target.ts';

/** The labels of Baton. They steer runs, so no text of an agent may set them. */
const reserved = /^baton:/i;
const maxLength = 50;

/** Adds and removes labels. Idempotent. The label that started the run is never removed. */
export async function changeLabels(engine: Publishes, request: BuiltinRequest<'labels'>): Promise<BuiltinResult> {
  const fields = createFieldRenderer(engine, request);
  const { with: wanted } = request.stage;
  const add = fields.names(wanted.add);
  if (!add.ok) return add;
  const removable = fields.names(wanted.remove);
  if (!removable.ok) return removable;
  const wrong = [...add.value, ...removable.value].find((name) => reserved.test(name) || [...name].length > maxLength);
  if (wrong !== undefined) return failure({ reason: 'label-name', message: describeWrong(wrong) });

  const trigger = request.state.run.body.trigger.label;
  const isTrigger = (name: string): boolean => trigger !== '' && name.toLowerCase() === trigger.toLowerCase();
  const remove = removable.value.filter((name) => !isTrigger(name));
  const warnings = removable.value
    .filter(isTrigger)
    .map((name) => `The label "${name}" started the run, so it was not taken off.`);
  const count = add.value.length + remove.length;
  if (count === 0) return success({ outcome: 'noop', note: 'There was no label to put on or take off.', results: {}, warnings });
  const beyond = refuseBeyondMax(request, count);
  if (beyond !== undefined) return failure(beyond);
  const target = findTarget(request);
  if (!target.ok) return success(target.error);
  await applyLabels(engine, { number: target.value, add: add.value, remove });
  return success({ outcome: 'succeeded', results: describeChange({ add: add.value, remove }), warnings });
}

interface Change {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

async function applyLabels(engine: Publishes, { number, add, remove }: Change & { readonly number: number }): Promise<void> {
  const { subjects } = engine.ports;
  if (add.length > 0) await subjects.addLabels(number, add);
  for (const name of remove) await subjects.removeLabel(number, name);
}

function describeChange({ add, remove }: Change): Readonly<Record<string, string>> {
  const names = (list: readonly string[]): string => list.join(', ');
  return {
    ...(add.length === 0 ? {} : { labels_added: names(add) }),
    ...(remove.length === 0 ? {} : { labels_removed: names(remove) }),
  };
}

function describeWrong(name: string): string {
  return reserved.test(name)
    ? `The label "${name}" is one of Baton's own, which no stage may change. Use another name.`
    : `The label "${name.slice(0, maxLength)}…" is longer than ${maxLength} characters, which GitHub does not take. Use a shorter one.`;
}
