import type { Config } from './config-schema.ts';

const sentences: Readonly<Record<Config['comments'], string | undefined>> = {
  all: undefined,
  outcomes:
    'comments is outcomes: an issue or pull request gets the status comment alone, and another when a person must act; records go to the closed issue "Baton runs: <pipeline>".',
  none: 'comments is none: nothing is posted on issues and pull requests, also when a person must act; look at the closed issue "Baton runs: <pipeline>" and for the label baton:needs-human.',
};

/** What a setting means for people who wait for words; undefined for the default. */
export function describeComments({ comments }: Pick<Config, 'comments'>): string | undefined {
  return sentences[comments];
}
