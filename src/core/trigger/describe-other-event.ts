import { closest, distance } from 'fastest-levenshtein';

/** Describes an event of a kind that starts no pipeline, with the kind that was most likely meant. */
export function describeOtherEvent(name: string, known: readonly string[]): string {
  const nearest = closest(name, [...known]);
  const guess = distance(name, nearest) <= 3 ? ` Did you mean \`${nearest}\`?` : '';
  return `The event \`${name}\` starts no pipeline; ${joinNames(known)} do.${guess}`;
}

interface OtherAction {
  /** Empty where the payload has none. */
  readonly action: string;
  /** The actions of the event that start pipelines. */
  readonly actions: readonly string[];
}

/** Describes an action of an event that starts no pipeline, or that the payload lacks it. */
export function describeOtherAction(name: string, { action, actions }: OtherAction): string {
  if (action === '') return describeMissingAction(name, actions);
  const verb = actions.length === 1 ? 'does' : 'do';
  return `The action \`${action}\` of \`${name}\` starts no pipeline; ${joinNames(actions)} ${verb}.`;
}

function describeMissingAction(name: string, [first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` (or ${joinNames(others)}, as it happened)`;
  return `The payload of \`${name}\` has no \`action\`; write \`"action": "${first}"\`${more} at its top.`;
}

function joinNames(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.at(-1) ?? '';
  return quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`;
}
