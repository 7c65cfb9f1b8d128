import type { ProblemKind } from '../problem.ts';

/** The problems of prompts, for `docs/errors.md`. */
export const promptProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E501',
    title: 'A template cannot be read',
    explanation: 'A template (`prompt`, `branch` or a field of `with`) is not valid Liquid, or is nested too deeply.',
    remedy: 'Fix the template at the line and column that the message names. `{% raw %}` keeps braces as they are.',
  },
  {
    code: 'BATON-E502',
    title: 'A template uses something that is not allowed',
    explanation:
      'Templates hold values, conditions and loops. Tags that read files, lay out pages or keep output aside are refused, and so are filters whose work is not bounded.',
    remedy: 'Use one of the tags or filters that the message lists.',
  },
  {
    code: 'BATON-E503',
    title: 'A template names something that does not exist',
    explanation:
      'A path in a template leads nowhere. It would render as nothing, and the agent would work without what it was meant to see, so the prompt is not rendered at all. A stage sees only stages that it needs, directly or through others.',
    remedy: 'Write one of the names that the message lists, or add the stage to `needs`.',
  },
  {
    code: 'BATON-E504',
    title: 'A template could not be rendered',
    explanation: 'The template is valid, but a limit was reached or a filter failed on a value. Nothing was sent to the agent.',
    remedy: 'Render fewer or smaller values: a prompt has at most 1,048,576 characters.',
  },
  {
    code: 'BATON-E505',
    title: 'A value holds the name of the fence around it',
    explanation:
      'Text of others stands inside a fence whose name is random per prompt. A value that holds this very name could end its fence, so nothing was rendered.',
    remedy: 'Render again with another nonce. If it happens twice, somebody knows the nonce: look where it is shown.',
  },
];
