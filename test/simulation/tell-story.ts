import { findBroken } from './invariants.ts';
import { describeAct } from './perform-act.ts';
import { play } from './play.ts';
import type { Script } from './script.ts';

/** Tells a play in words: what was configured, what people did, what went wrong, and what was seen. */
export async function tellStory(script: Script): Promise<string> {
  const played = await play(script);
  const { world, trace, faults } = played;
  const acts = script.acts.flatMap((act) =>
    act.does === 'sweep' ? [] : [`  minute ${act.minute}: ${describeAct(act)} #${act.subject}`],
  );
  const turns = Object.entries(script.turns ?? {}).flatMap(([at, turn]) => {
    const words = [
      turn.ends === 'badly' && 'fails',
      turn.ends === 'limited' && `meets a usage limit (${turn.window ?? 'no window'}, ${turn.opens ?? 'no time'})`,
      turn.to !== undefined && `hands over to ${turn.to}`,
    ].filter(Boolean);
    return words.length === 0 ? [] : [`  ${at}: ${words.join(', ')}`];
  });
  return [
    ...findBroken(played).map(({ invariant, story }) => `BROKEN ${invariant}: ${story}`),
    world.config,
    'Acts:',
    ...acts,
    'Agents:',
    ...turns,
    'Faults:',
    ...faults.map(({ fault, place }) => `  ${fault} at ${place}`),
    'Trace:',
    ...trace.filter((line) => !line.includes('schedule')).map((line) => `  ${line}`),
    'Writes:',
    ...world.writes.map((line) => `  ${line}`),
    'Warnings:',
    ...world.warnings.map((line) => `  ${line}`),
  ].join('\n');
}
