import type { ChildOffer } from '../children/child-offer.ts';
import type { AgentStage } from '../config/schema/stage-schema.ts';
import { flattenText } from '../text/plain-text.ts';
import type { TransferTarget } from '../transfer/targets.ts';

export interface InstructionsRequest {
  readonly stage: Pick<AgentStage, 'instruct' | 'handoff'>;
  /** The rule for a result signal in the last line (`signalOf`). */
  readonly signal: 'required' | 'optional' | 'off';
  /** Absolute paths, because not every engine lets its agent read variables. */
  readonly files: { readonly context: string; readonly handoff: string; readonly results: string };
  /** The agents to which this one may transfer its work; none when absent. */
  readonly targets?: readonly TransferTarget[];
  /** The rights concerning child tasks; absent where the stage has no `children`. */
  readonly children?: Pick<ChildOffer, 'left' | 'why' | 'branch' | 'polls'> | undefined;
  /** The rules of the repository (`renderRules`); empty for none. */
  readonly rules?: string;
  /** The user's own instructions from the config; empty for none. */
  readonly own: string;
}

/**
 * Builds the instructions that an agent gets beside its prompt: how to end, and how to leave a handoff and results (H-21). The
 * rules of the repository follow, and then the user's own instructions, so that these take precedence. Empty when there are none.
 */
export function buildInstructions({
  stage,
  signal,
  files,
  targets = [],
  children,
  rules = '',
  own,
}: InstructionsRequest): string {
  const ours =
    stage.instruct === 'off'
      ? []
      : [
          describeTask(files),
          ...describeHandoff(stage.handoff, files),
          ...describeTransfer(targets, files),
          ...describeChildren(children, files),
          `Results: facts that programs or later runs should know go to the file ${files.results} (BATON_RESULTS_PATH), as lines \`key: value\`.`,
          ...describeSignal(signal),
        ];
  return [...ours, rules, own.trim()].filter((text) => text !== '').join('\n\n');
}

function describeTask({ context }: InstructionsRequest['files']): string {
  return `You work in one stage of a chain of agents. Nobody reads along and nobody can answer you while you work: decide yourself, and say at the end what could not be done. What is known about the task, earlier stages included, is in the JSON file ${context} (BATON_CONTEXT_PATH): read it first. Where its \`task_summary\` and your prompt differ, follow the prompt and say so at the end.`;
}

function describeHandoff(demand: AgentStage['handoff'], { handoff }: InstructionsRequest['files']): readonly string[] {
  if (demand?.instruct === 'off') return [];
  const must =
    demand?.required === true ? 'This stage fails without one.' : 'Leave one whenever somebody after you could need it.';
  const data = demand?.data === undefined ? [] : [`Its \`data\` must fit this JSON Schema: ${JSON.stringify(demand.data)}`];
  return [
    [
      `Handoff: agents after you see nothing of your work but your changes and your handoff. ${must} Call the tool \`write_handoff\` if you have it. Otherwise write one JSON object to the file ${handoff} (BATON_HANDOFF_PATH):`,
      '{"version": 1, "summary": "one or two sentences", "detail": "all that the next one needs", "data": {"a_key": "a text"}}',
      'Only `summary` is required, at most 4,096 characters; `detail` has at most 65,536. All values in `data` are texts. Write it before your last message, and mention it there: what is written later is lost.',
      ...data,
    ].join('\n'),
  ];
}

/** Describes transfers, but only if there is an agent to name (T-19). */
function describeTransfer(targets: readonly TransferTarget[], { handoff }: InstructionsRequest['files']): readonly string[] {
  if (targets.length === 0) return [];
  const names = targets.map(({ name, description }) => `- ${name}${description === '' ? '' : `: ${flattenText(description)}`}`);
  return [
    [
      `Transfer: if another agent should continue instead of you, call the tool \`handoff\` if you have it, or write \`to\` and \`message\` to ${handoff}, beside your handoff or alone. It starts when you have ended, sees your message and the files, and nothing else of your work. You may name:`,
      ...names,
    ].join('\n'),
  ];
}

/** Describes child tasks, but only where the stage offers them (K-17). */
function describeChildren(offer: InstructionsRequest['children'], { handoff }: InstructionsRequest['files']): readonly string[] {
  if (offer === undefined) return [];
  const { left, why, branch, polls } = offer;
  const room = left === 0 ? `You can create none now, because ${why}` : `You can create at most ${left} in this turn.`;
  const lost = branch ? '' : ' Changes that you make in the files before such an end are not kept.';
  const example =
    '{"children": {"create": [{"prompt": "all that its agent must know", "name": "a word"}], "wait": {"until": "all"}}}';
  if (polls !== undefined)
    return [
      [
        `Child tasks: you may divide this work. A child task is done by an agent in a job of its own, beside you and others, while you go on; it sees your prompt for it, not your files and not your handoff. ${room} Call \`create_child_task\` for each, and \`wait_for_tasks\` for their results, again while they have not come. If you end your turn before, you are called again with their results, and need no handoff and no result line before that.${lost} Without these tools write the key \`children\` to ${handoff}, beside your handoff or alone; then they start when your turn has ended:`,
        example,
      ].join('\n'),
    ];
  return [
    [
      `Child tasks: you may divide this work. A child task is done by an agent in a job of its own, beside others; it sees your prompt for it and your handoff. ${room} Call \`create_child_task\` for each, then \`wait_for_tasks\`, and end your turn: you are called again with their results, and need no handoff and no result line before that.${lost} Without these tools write the key \`children\` to ${handoff}, beside your handoff or alone:`,
      example,
    ].join('\n'),
  ];
}

function describeSignal(signal: InstructionsRequest['signal']): readonly string[] {
  if (signal === 'off') return [];
  const [when, or] =
    signal === 'required'
      ? ['The last line of your last message must be exactly one of these', 'without it your work counts as failed']
      : ['The last line of your last message may be exactly one of these', 'without it your work counts as done'];
  return [
    [
      `Result: ${when}, plain, with nothing before it on the line and nothing after it; ${or}:`,
      '[BATON-RESULT: success]',
      '[BATON-RESULT: failure] <reason in a few words>',
      '[BATON-RESULT: noop] <why there was nothing to do>',
      '[BATON-RESULT: needs-input] <the question that a person must answer>',
      'After `needs-input` you are started again when a person has answered, days later perhaps. Your committed and uncommitted changes are kept on the branch of the stage, if it has one, and your handoff comes back to you as notes.',
    ].join('\n'),
  ];
}

/** Returns the file that an agent's `instructions` name, if they are a path below `.github`; undefined for text. */
export function instructionsPath(instructions: string): string | undefined {
  const word = instructions.trim();
  return /^\.github\/[A-Za-z0-9._/-]+\.(?:md|markdown|txt)$/.test(word) && !word.split('/').includes('..') ? word : undefined;
}
