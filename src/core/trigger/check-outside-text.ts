import type { Pipeline } from '../config/config-schema.ts';
import type { Check } from './check.ts';
import { checkPermission, type Standing } from './check-permission.ts';
import { hasSubject } from './has-subject.ts';
import type { Trigger } from './trigger.ts';

/**
 * With `outside-text: refuse` the author of the text has to be somebody who could have started the pipeline (T02): the one who
 * labels what an outsider wrote passes the check on themselves. Nothing is asked about text of the person who triggers.
 */
export function checkOutsideText(allow: Pipeline['allow'], trigger: Trigger, author: Standing | undefined): readonly Check[] {
  const { subject, actor } = trigger;
  if (allow['outside-text'] !== 'refuse' || !hasSubject(trigger) || subject.author.id === actor.id) return [];
  const { passed, detail } = checkPermission({ ...(author ?? { role: undefined }), allow, actor: subject.author });
  const rule = passed ? '' : ' The pipeline takes text of those alone who may start it (`outside-text: refuse`).';
  return [{ check: 'outside-text', passed, detail: `${subject.author.login} wrote it. ${detail}${rule}` }];
}
