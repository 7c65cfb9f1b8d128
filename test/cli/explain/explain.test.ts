import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { explainEvent } from '../../../src/terminal/trigger/explain-event.ts';
import { requirement } from '../../support/requirement.ts';
import { commandRows } from './command-rows.ts';
import { otherRows } from './other-rows.ts';
import { pullRows } from './pull-rows.ts';
import type { Row } from './row.ts';
import { textRows } from './text-rows.ts';
import { threadRows } from './thread-rows.ts';
import { whoRows } from './who-rows.ts';

const all = [...threadRows, ...pullRows, ...textRows, ...commandRows, ...otherRows, ...whoRows];

describe('what `baton explain` says of an event', () => {
  for (const row of all) {
    const { id, title, event, fails } = row;
    const expected = fails.length === 0 ? 'starts' : `does not start: ${fails.join(', ')}`;
    requirement({ ids: [id], title, input: `\`${event.name}\`: ${title}`, expected }, () => check(row));
  }

  it('is tried on at least 150 events, and no two rows are the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ id, title }) => `${id} ${title}`)).size).toBe(all.length);
  });

  it('has for every line events that start, and events that do not', () => {
    for (const id of new Set(all.map((row) => row.id))) {
      const own = all.filter((row) => row.id === id);
      expect(own.length, id).toBeGreaterThanOrEqual(3);
      expect(
        own.some(({ fails }) => fails.length > 0),
        id,
      ).toBe(true);
    }
  });
});

/** Reads answers about teams: `!team` is no, and `?team` that the token may not know. */
function readTeams(teams: readonly string[] = []): Readonly<Record<string, boolean | undefined>> {
  return Object.fromEntries(
    teams.map((team) => [team.replace(/^[!?]/, ''), team.startsWith('?') ? undefined : !team.startsWith('!')]),
  );
}

function check({ on, pipeline, event, role = 'write', files, teams, trouble, authorRole, fails, says }: Row): void {
  const agents = { one: { engine: 'command', command: ['true'] } };
  const fix = { on, ...pipeline, stages: { only: { agent: 'one' } } };
  // JSON is YAML.
  const config = parseConfig(JSON.stringify({ version: 1, agents, pipelines: { fix } }));
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join(' '));
  const [explained] = explainEvent(config.value, {
    ...event,
    role: role ?? undefined,
    files,
    teams: readTeams(teams),
    trouble,
    author: { role: authorRole },
  });
  const failed = explained?.checks.filter(({ passed }) => !passed) ?? [];
  expect(failed.map(({ check: name }) => name)).toEqual(fails);
  expect(explained?.matched).toBe(fails.length === 0);
  expect(failed.map(({ detail }) => detail).join(' ')).toContain(says ?? '');
}
