import type { ProblemKind } from '../problem.ts';

/** The problems of conditions of stages. */
export const conditionProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E150',
    title: 'A condition cannot be read',
    explanation:
      '`if` of a stage is an expression in CEL. It is not one: a bracket or quote is left open, an operator is written as in another language, or it is in `{{ }}`. Or it is beyond a limit: 1,024 characters, brackets 24 deep, a macro such as `exists` inside another one, three macros behind one another.',
    remedy: 'Fix the place that the message names. [conditions.md](conditions.md) shows what a condition looks like.',
  },
  {
    code: 'BATON-E151',
    title: 'A condition names something that does not exist',
    explanation:
      'The condition reads a variable, a stage or a key that is not there, or calls a function that is not known. It would never be true, and the stage would be skipped for ever. A name with a hyphen is a subtraction in CEL. Names of headers, in the filter of a source, are in lower case.',
    remedy:
      'Write one of the names that the message lists. Write a name with a hyphen in brackets: `needs["open-pr"]`. A stage can be named when this one needs it.',
  },
  {
    code: 'BATON-E152',
    title: 'A condition compares what can never fit',
    explanation:
      'The condition compares text with a number, a list with a text, or a value with one that its schema does not allow. Or what it gives is neither true nor false.',
    remedy:
      'Write what the message asks for. Values of `data`, `results` and webhooks are texts: compare them with texts, or write `int(…)`.',
  },
];
