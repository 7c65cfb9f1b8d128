import { tidyBody } from '../../core/text/tidy-body.ts';

/** Whether GitHub kept this text: it may store other line ends and drop blanks at the end. */
export function isSameText(kept: string, sent: string): boolean {
  return tidyBody(kept) === tidyBody(sent);
}
