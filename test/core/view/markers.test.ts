import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockedMarker, renderBlockedStart, renderMended } from '../../../src/core/view/comment/blocked-start.ts';
import { configNoticeMarker, renderConfigNotice } from '../../../src/core/view/comment/config-notice.ts';
import { renderEscalation } from '../../../src/core/view/comment/escalation.ts';
import { renderPullSummary } from '../../../src/core/view/comment/pull-summary.ts';
import { refusalMarker, renderRefusal } from '../../../src/core/view/comment/refusal.ts';
import { renderHelp, renderReply, renderUnknown } from '../../../src/core/view/comment/reply.ts';
import { renderRequest } from '../../../src/core/view/comment/request.ts';
import {
  builtinMarker,
  findMarkedComment,
  hasBuiltinMarker,
  hasMarker,
  isBatonView,
  isBy,
  type Marker,
  parseViewMarker,
  viewMarker,
  viewNames,
} from '../../../src/core/view/markers.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, getState } from '../run/run-builder.ts';

const bot = { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' } as const;
const person = { id: 5, login: 'visitor', type: 'User' } as const;

function renderBlocked(): string {
  const { trigger } = getState(buildRecords({ fix: {} }, [])).run.body;
  const problems = [{ code: 'BATON-E904', message: 'No key.' }];
  return renderBlockedStart({ trigger, file: 'baton.yml', commit: 'a', page: '', cause: 'key', problems });
}

/** Every text of ours for people, drawn once. */
function renderAll(): Readonly<Record<string, string>> {
  const state = getState(buildRecords({ fix: {} }, [{ stage: 'fix', outcome: 'failed' }]));
  const [last] = state.tasks;
  if (last === undefined) throw new Error('The run has a task.');
  const end = { outcome: 'failed', reason: 'fix: exit-status', finishedAt: '2026-03-18T09:00:00Z' } as const;
  const to = { comment: 4, login: 'mona' };
  return {
    status: renderStatusComment(state),
    request: renderRequest(state, {
      name: 'fix',
      kind: 'stage',
      status: 'waiting',
      wait: { gate: 'answer', for: 'person' },
      last,
    }),
    escalation: renderEscalation(state, { end, status: 7 }),
    summary: renderPullSummary(state),
    'refusal of a person': renderRefusal('mona', [{ reason: 'No.' }], refusalMarker({ person: 9 })),
    'refusal of a comment': renderRefusal('mona', [{ reason: 'No.' }], refusalMarker({ comment: 9 })),
    reply: renderReply(['Yes.'], to),
    help: renderReply([renderHelp([])], to),
    unknown: renderReply([renderUnknown('/baton x', [])], to),
    blocked: renderBlocked(),
    'blocked before': renderMended(renderBlocked()),
    'notice about the configuration': renderConfigNotice({ file: 'baton.yml', commit: 'a', page: '', problems: [] }).body,
  };
}

/** Source files in which a marker could be written by hand. */
function listSources(): readonly string[] {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const own = all.filter(
    (path) =>
      /^(?:core|ports|engine|adapters|host|page|terminal|action|mcp|app|lab|cli)\b.*\.ts$/.test(path) &&
      !path.startsWith('lab/demo'),
  );
  return own.map((path) => `src/${path}`);
}

describe('the registry of markers', () => {
  for (const name of viewNames)
    requirement(
      {
        ids: ['T02', 'DESIGN-6'],
        title: `knows a comment of a bot with the marker "${name}" as a view, and none of a person`,
        input: `a comment that ends with the marker "${name}"`,
        expected: 'a view when a bot wrote it, else a word about the subject',
      },
      () => {
        for (const marker of [viewMarker(name), viewMarker(name, 'fix-42')]) {
          const body = `Words.\n\n${marker}`;
          expect(isBatonView({ author: bot, body }), marker).toBe(true);
          expect(isBatonView({ author: person, body }), marker).toBe(false);
          expect(isBatonView({ author: null, body }), marker).toBe(false);
        }
      },
    );

  it('has a name for every text that is rendered for people, and each of these texts is known as a view', () => {
    const texts = Object.entries(renderAll());
    for (const [what, body] of texts) expect(isBatonView({ author: bot, body }), what).toBe(true);
    const used = texts.flatMap(([, body]) => [...body.matchAll(/<!-- baton-([a-z]+)/g)].map(([, name]) => name));
    expect([...new Set(used)].toSorted()).toEqual([...viewNames].toSorted());
  });

  it('finds the comment about a blocked start again only until it is fixed', () => {
    expect(hasMarker({ body: renderBlocked() }, blockedMarker)).toBe(true);
    expect(hasMarker({ body: renderMended(renderBlocked()) }, blockedMarker)).toBe(false);
  });

  it('is the only file that writes a marker', () => {
    const sources = listSources();
    expect(sources.length).toBeGreaterThan(300);
    const writing = sources.filter((path) => /<!-- ?baton-/.test(readFileSync(path, 'utf8')));
    expect(writing).toEqual(['src/core/view/markers.ts']);
  });

  it('takes no marker that is not in it', () => {
    // @ts-expect-error: no view has this name.
    const foreign: Marker = '<!-- baton-other:fix-42 -->';
    // @ts-expect-error: no view has this name.
    expect(viewMarker('other', 'fix-42')).toBe(foreign.replace('-42', '\\u002d42'));
    expect(isBatonView({ author: bot, body: foreign })).toBe(false);
  });

  it('says that what a stage made is no view, because an agent speaks there', () => {
    const marker = builtinMarker('fix-42', 'say');
    expect(hasBuiltinMarker(`Words.\n\n${marker}\n`)).toBe(true);
    expect(isBatonView({ author: bot, body: marker })).toBe(false);
  });
});

describe('findMarkedComment', () => {
  const marker = viewMarker('status', 'fix-42');

  it('finds by marker and author, whatever line ends GitHub stored', () => {
    const comments = [
      { id: 1, body: `Forged.\n\n${marker}`, author: person },
      { id: 2, body: `Quoted: ${marker} and more`, author: bot },
      { id: 3, body: `Ours.\r\n\r\n${marker}\r\n`, author: bot },
    ];
    expect(findMarkedComment(comments, { marker, accepts: isBy(bot.id) })?.id).toBe(3);
    expect(findMarkedComment(comments, { marker, accepts: isBy(undefined) })).toBeUndefined();
    expect(findMarkedComment(comments, { marker: viewMarker('status', 'fix-43'), accepts: isBy(bot.id) })).toBeUndefined();
  });

  it('finds what has the id of its author alone', () => {
    expect(findMarkedComment([{ body: marker, author: bot.id }], { marker, accepts: isBy(bot.id) })).toBeDefined();
    expect(findMarkedComment([{ body: marker, author: undefined }], { marker, accepts: isBy(bot.id) })).toBeUndefined();
  });
});

it('reads from a marker what it was made for', () => {
  const body = `Words.\n\n${viewMarker('status', 'fix-it-42')}`;
  expect(hasMarker({ body }, viewMarker('status', 'fix-it-42'))).toBe(true);
  expect(parseViewMarker('status', body)).toBe('fix-it-42');
  expect(parseViewMarker('reply', body)).toBeUndefined();
  expect(parseViewMarker('config', configNoticeMarker)).toBe('faults');
});
