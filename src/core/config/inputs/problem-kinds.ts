import type { ProblemKind } from '../../problem.ts';

/** The problems of inputs and of commands with arguments, for `docs/errors.md`. */
export const inputProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E170',
    title: 'An input contradicts itself',
    explanation:
      'A choice has `options`, no other type has. A `default` is a value of the type, and an input that is `required` needs none.',
    remedy: 'Write what the message asks for.',
  },
  {
    code: 'BATON-E171',
    title: 'The usage line of a command cannot be read',
    explanation:
      '`arguments` of a command says what stands behind it: `<env>` has to be there, `[env]` may be, `<words...>` takes all that are left, `[--dry-run]` is a flag, `[--tag <tag>]` takes a word. Each name stands there once, what may be left out stands behind what has to be there, and a flag is no input of another type.',
    remedy: 'Fix the part that the message names.',
  },
  {
    code: 'BATON-E172',
    title: 'Two commands overlap',
    explanation:
      'Behind a command with `arguments` anything may stand. So a line that begins with it can be another command as well, one of another pipeline or one of Baton, and it would be chance which one a person means. A warning, without arguments: a command of Baton that is also that of a pipeline starts the pipeline, and nobody can use the other one.',
    remedy: 'Give one of the two another first word.',
  },
  {
    code: 'BATON-E173',
    title: 'A template shows an input that not every start gives',
    explanation:
      'The pipeline has several triggers, and only some of them give this input. After the others it is empty. A note: that may be meant.',
    remedy: 'Write a `default` under `manual.inputs`, or let the template ask for the input with `{% if %}`.',
  },
  {
    code: 'BATON-E174',
    title: 'A template shows the text below a command, and nothing reads the words behind it',
    explanation:
      '`event.comment` is what stands below the first line of the comment. The command takes arguments, and no template or condition of the pipeline reads any of them. A note: that may be meant.',
    remedy: 'Write `{{ inputs.<name> }}` where the words behind the command are meant.',
  },
];
