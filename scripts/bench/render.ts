import { buildContext, buildNeedContext } from '../../test/core/prompt/prompt-builders.ts';
import { render as renderForTest } from '../../test/core/prompt/render-for-test.ts';
import { cpuMilliseconds } from '../../test/support/cpu-milliseconds.ts';
import { buildProse } from '../../test/support/record-builders.ts';
import { compareInTurn, type Figure } from './figure.ts';

const names = ['one', 'two', 'three'];
/** A single rendering is too short for the clock of CPU time. */
const times = 20;

/** How long a large prompt takes, against a round trip of its data through JSON. */
export const render: Figure = {
  async measure({ rounds }) {
    const { handoff } = buildNeedContext();
    const needs = Object.fromEntries(
      names.map((name) => [name, buildNeedContext({ name, handoff: { ...handoff, detail: buildProse(20_000) } })]),
    );
    const context = buildContext({ needs });
    const prompt = names.map((name) => `{{ needs.${name}.handoff.summary }}\n{{ needs.${name}.handoff.detail }}`).join('\n\n');
    const repeat = (act: () => unknown) => () => {
      for (let time = 0; time < times; time += 1) act();
    };
    const { ratio, milliseconds } = compareInTurn(
      rounds * 3,
      [repeat(() => renderForTest({ prompt, context })), repeat(() => JSON.parse(JSON.stringify(context)))],
      cpuMilliseconds,
    );
    const value = `${ratio.toFixed(1)} × (${(milliseconds / times).toFixed(2)} ms of CPU)`;
    return [{ what: 'a prompt with three handoffs of 20 KB, cleaned and fenced', against: 'JSON round trip of its data', value }];
  },
};
