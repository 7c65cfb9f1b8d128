import { describe, expect, it } from 'vitest';
import { createKnownTexts } from '../../src/app/knowledge/known-texts.ts';

const text = (name: string): string => `version: 1\nagents: { ${name}: { engine: command, command: [x] } }\npipelines: {}\n`;

describe('what the App keeps of texts', () => {
  it('DESIGN-8: checks a configuration once, and another one by itself', () => {
    const { checkConfig } = createKnownTexts([]);
    const first = checkConfig(text('one'));
    expect(checkConfig(text('one'))).toBe(first);
    expect(checkConfig(text('two'))).not.toBe(first);
    expect(first.ok && Object.keys(first.value.config?.agents ?? {})).toEqual(['one']);
  });

  it('forgets configurations before they take much memory, and keeps none that is too large', () => {
    const { checkConfig } = createKnownTexts([]);
    const first = checkConfig(text('one'));
    for (let other = 0; other < 12; other++) checkConfig(`${text(`other${other}`)}# ${'-'.repeat(50_000)}\n`);
    expect(checkConfig(text('one'))).not.toBe(first);
    const large = `# ${'-'.repeat(600_000)}\n`;
    expect(checkConfig(large)).not.toBe(checkConfig(large));
  });

  it('has one redactor for a token, which hides this token and the secrets of the App, and no other token', () => {
    const { redactorFor } = createKnownTexts(['secret of the App']);
    const first = redactorFor('ghs_first-token');
    expect(redactorFor('ghs_first-token')).toBe(first);
    expect(first.redact('ghs_first-token, secret of the App, other-token').text).toBe('***, ***, other-token');
    expect(redactorFor('other-token').redact('other-token, secret of the App').text).toBe('***, ***');
  });
});
