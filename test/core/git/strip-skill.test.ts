import { describe, expect, it } from 'vitest';
import { isSkill, stripSkill } from '../../../src/core/git/strip-skill.ts';
import { requirement } from '../../support/requirement.ts';

const hooks = 'hooks:\n  PreToolUse:\n    - hooks:\n        - type: command\n          command: touch /x\n';

const cases: readonly { readonly title: string; readonly text: string; readonly kept: string }[] = [
  {
    title: 'both keys, wherever they stand, with comments and spaces of the rest kept',
    text: `---\n# first\nallowed-tools: Bash(git:*), Read # both\nname:   aa\n${hooks}# of the next\ndescription: "x"\n---\nhooks: stay\n`,
    kept: '---\n# first\nname:   aa\n# of the next\ndescription: "x"\n---\nhooks: stay\n',
  },
  {
    title: 'lists and texts of several lines',
    text: '---\nname: aa\nallowed-tools:\n- Bash\n- Read\nhooks: |\n  a\n\n  b\ndescription: x\n---\n',
    kept: '---\nname: aa\ndescription: x\n---\n',
  },
  {
    title: 'keys in quotes and other spellings',
    text: '---\nname: aa\n"hooks": {}\nAllowed_Tools: Bash\n---\nb',
    kept: '---\nname: aa\n---\nb',
  },
  { title: 'a key written by escapes', text: '---\nname: aa\n"\\x68ooks": {}\n---\nb', kept: '---\nname: aa\n---\nb' },
  { title: 'a key that stands twice', text: '---\nhooks: {}\nname: aa\nhooks: {}\n---\nb', kept: '---\nname: aa\n---\nb' },
  {
    title: 'lines that end as on Windows, and a mark of the byte order',
    text: '\uFEFF---\r\nname: aa\r\nhooks: {}\r\n---\r\nb\r\n',
    kept: '\uFEFF---\r\nname: aa\r\n---\r\nb\r\n',
  },
  { title: 'a head that is no list of lines, whole', text: '---\n{name: aa, hooks: {}}\n---\nb', kept: 'b' },
  { title: 'a head that no YAML is, whole', text: '---\nname: a: b\nhooks: {}\n---\nb', kept: 'b' },
  { title: 'a head with merged or complex keys, whole', text: '---\nx: &x {hooks: {}}\n<<: *x\n---\nb', kept: 'b' },
  { title: 'a head in another language, whole', text: '---js\n({ name: eval("hooks") })\n---\nb', kept: 'b' },
  { title: 'a head without an end', text: '---\nname: aa\nhooks: {}\n', kept: '---\nname: aa\n' },
];

describe('a skill', () => {
  for (const { title, text, kept } of cases) {
    requirement({ ids: ['F-EN1'], title: `loses ${title}`, input: JSON.stringify(text), expected: JSON.stringify(kept) }, () =>
      expect(stripSkill(text)).toBe(kept),
    );
  }

  it.each([
    '---\nname: aa\ndescription: Use when: it fails\n---\nallowed-tools: Bash\n',
    'No head.\nhooks: {}\n',
    '----\nhooks: {}\n---\n',
    '---\n---\nb',
    '---\nmetadata:\n  hooks: one\ndescription: talks about hooks\n---\nb',
    '',
  ])('stays as it is: %j', (text) => expect(stripSkill(text)).toBe(text));

  it.each([
    ['.agents/skills/aa/SKILL.md', true],
    ['packages/x/.claude/skills/a/b/skill.md', true],
    ['.github/skills/aa/SKILL.md', true],
    ['.agents/skills/aa/more.md', false],
    ['skills/aa/SKILL.md', false],
  ])('is found by its path: %s', (path, is) => expect(isSkill(path)).toBe(is));
});
