import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { subscribedChanges, subscribedOthers, subscribedTriggers } from '../../src/app/deliveries/heard.ts';
import { parseTrigger } from '../../src/core/trigger/parse-trigger.ts';
import { requirement } from '../support/requirement.ts';

const manifest = parse(readFileSync('deploy/app.yml', 'utf8')) as { default_events: readonly string[]; public: boolean };
const docs = readFileSync('docs/app.md', 'utf8');

requirement(
  {
    ids: ['DESIGN-2', 'T30'],
    title: 'the manifest of the App names exactly the events that it hears, and the page says them',
    input: 'deploy/app.yml, docs/app.md and the events in the code',
    expected: 'the same events; not public',
  },
  () => {
    const heard = [...[...subscribedTriggers, ...subscribedChanges, ...subscribedOthers].map((name) => name.split('.')[0] ?? '')];
    expect(manifest.default_events.toSorted()).toEqual([...new Set(heard)].toSorted());
    expect(manifest.public).toBe(false);
    for (const event of manifest.default_events) expect(docs).toContain(event.replaceAll('_', ' '));
  },
);

requirement(
  {
    ids: ['DESIGN-2'],
    title: 'the App hears every action that may start a pipeline, and no other one',
    input: 'each event and action of the App, without anything else in the payload',
    expected: 'each is a trigger that lacks its facts, never one that starts nothing',
  },
  () => {
    for (const heard of subscribedTriggers) {
      const [name = '', action = 'alert'] = heard.split('.');
      const trigger = parseTrigger(name, { action });
      expect(trigger.ok).toBe(false);
      if (!trigger.ok) expect(trigger.error.reason, heard).not.toContain('starts no pipeline');
    }
  },
);
