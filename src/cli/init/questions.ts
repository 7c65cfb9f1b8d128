import { confirm, isCancel, select } from '@clack/prompts';
import { UsageError } from '../../terminal/files/usage-error.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** Asks the person at the terminal. Every question has a proposal, which is what counts where nobody is asked. */
export interface Questions {
  /** Returns the value of a choice. The first choice is the proposal. */
  choose(message: string, choices: readonly Choice[]): Promise<string>;
  confirm(message: string): Promise<boolean>;
}

/** Takes every proposal. */
export const acceptAll: Questions = {
  choose: async (_message, [first]) => first?.value ?? '',
  confirm: async () => true,
};

/** Creates the questions of a terminal. Ctrl-C ends the command before anything is written. */
export function createQuestions(): Questions {
  return {
    choose: async (message, choices) => {
      const chosen = await select<string>({ message, options: [...choices] });
      if (isCancel(chosen)) throw stopped();
      return chosen;
    },
    confirm: async (message) => {
      const agreed = await confirm({ message });
      if (isCancel(agreed)) throw stopped();
      return agreed;
    },
  };
}

function stopped(): UsageError {
  return new UsageError('Stopped. Nothing was written.');
}
