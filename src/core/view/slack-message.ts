import { truncateCodePoints } from '../text/code-points.ts';
import { flattenText } from '../text/plain-text.ts';
import type { ListenerEvent } from './listener-event.ts';

/** A message for an incoming webhook of Slack. */
export interface SlackMessage {
  /** The text of notifications, and of programs that know no blocks. */
  readonly text: string;
  readonly blocks: readonly Readonly<Record<string, unknown>>[];
  readonly unfurl_links: false;
  readonly unfurl_media: false;
}

/** The limits of texts. Slack takes 3,000 characters in one text of a section. */
const limits = { titleCodePoints: 150, textCodePoints: 1_000 } as const;

/**
 * Renders an event for Slack. Texts of agents and of people outside are plain text there, or escaped, so that they notify nobody, link
 * nowhere and have no form. `verbatim` keeps Slack from making links and mentions of words.
 */
export function renderSlackMessage({ type, subject, data }: ListenerEvent): SlackMessage {
  const about = Object(data.subject) as { readonly number?: unknown; readonly url?: unknown; readonly title?: unknown };
  const what = `${escapeSlack(subject)}: ${escapeSlack(describeEvent(type, data))}`;
  const title = escapeSlack(truncateCodePoints(flattenText(String(about.title ?? '')), limits.titleCodePoints));
  const link = renderLink(String(about.url ?? ''), `#${String(about.number ?? '')}`);
  // What somebody wrote about it: why a run ended, what an agent asks or says.
  const words = truncateCodePoints(String(data.reason ?? data.question ?? data.message ?? ''), limits.textCodePoints);
  return {
    text: what,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${what}*\n${link} ${title}`.trim(), verbatim: true } },
      ...(words === '' ? [] : [{ type: 'section', text: { type: 'plain_text', text: words, emoji: false } }]),
    ],
    unfurl_links: false,
    unfurl_media: false,
  };
}

function describeEvent(type: string, { outcome, from, to }: ListenerEvent['data']): string {
  if (type === 'dev.baton.run.ended') return `the run has ended, ${String(outcome)}`;
  if (type === 'dev.baton.run.transfer') return `${String(from)} handed over to ${String(to)}`;
  return type === 'dev.baton.run.needs-input' ? 'an agent asks a person' : 'a stage needs an approval';
}

/** Returns a text as Slack shows it: the three characters that Slack reads as its own are escaped. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function renderLink(url: string, text: string): string {
  return /^https?:\/\/[^\s|<>]+$/.test(url) ? `<${escapeSlack(url)}|${escapeSlack(text)}>` : escapeSlack(text);
}
