import { gates } from '../../src/core/gate/gates.ts';
import type { Wait } from '../../src/core/run/wait.ts';
import { describeWait } from '../../src/core/view/outcome-words.ts';
import { escapeCell } from './escape-cell.ts';
import { gateColumns } from './gate-columns.ts';

const head = `<!-- Generated from src/core/gate/gates.ts by \`npm run generate\`. Do not edit. -->

# What may keep a run back

Whatever keeps a run, a start or a task back is a gate. Of the gates that keep the same thing back, the first closed one in this list is what
people see: in the status comment, on the page of a run and in \`baton tree\`. \`/baton why\` and \`baton explain\` say why an event started
nothing. Gates that only read what is known come first. Those that take something from others, such as a slot, come last, so that no task
holds a slot while it waits for something else.
`;

const tail = `
- A gate of a *run* is asked when something of the run is to be started. What is at work goes on, and its work is recorded.
- A gate of a *start* is asked when an event, a command or a tick would start a run.
- A gate of a *task* is asked for each task. \`needs\`, \`condition\` and \`matrix\` are asked before its first execution alone.
- \`own-branch\` is asked when all other gates over records have answered, because it must know which tasks wait for an approval.
- Gates over records give the same answer whoever asks: the Action, the App, the command line. Who writes the record that opens the last
  of them starts the task, and nobody else.
- The job of an agent trusts no order. Before it starts its agent it asks \`ended\`, \`pause\` and \`approval\` again.
`;

/** A wait for each gate, such as people see it. */
const examples: Readonly<Record<string, Wait>> = Object.fromEntries(
  [
    { gate: 'needs', for: ['investigate', 'plan'] } as const,
    { gate: 'condition', for: ['investigate'] } as const,
    { gate: 'matrix', for: [], count: { open: 2, all: 5 } } as const,
    { gate: 'answer', for: 'person', atMost: '2026-03-25T12:00:00Z' } as const,
    {
      gate: 'sleep',
      for: [],
      atMost: '2026-03-18T15:40:00Z',
      since: '2026-03-18T10:40:00Z',
      what: 'the usage limit of Claude',
    } as const,
    { gate: 'children', for: ['split/1-parser', 'split/2-docs'], how: 'all' } as const,
    { gate: 'own-branch', for: ['fix'], what: 'baton/issue-42' } as const,
    { gate: 'approval', for: 'person' } as const,
    { gate: 'branch', for: ['fix-41'], what: 'baton/issue-42', position: 1 } as const,
    { gate: 'slot', for: [], what: 'max-concurrency: 2', position: 3 } as const,
  ].map((wait) => [wait.gate, wait]),
);

/** Renders the page of the gates: the list, in its order. */
export function renderGates(): string {
  const rows = gates.map(({ name }, index) => {
    const { of, facts, where, about, code = `core/gate/${name}.ts` } = gateColumns[name];
    const example = examples[name];
    const words = example === undefined ? '' : describeWait(example, (text) => `\`${text}\``);
    const cells = [`${index + 1}`, `\`${name}\``, of.join(', '), about, words, facts.join(', '), where, `\`${code}\``];
    return `| ${cells.map(escapeCell).join(' | ')} |`;
  });
  const table = [
    '| # | gate | of | what it keeps back | a tree says | reads | who has it | code, below `src` |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ];
  return `${head}\n${table.join('\n')}\n${tail}`;
}
