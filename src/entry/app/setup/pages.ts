import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ConvertedApp } from './convert-manifest.ts';
import type { Choice } from './read-choice.ts';
import type { NamedSettings } from './stored-settings.ts';
import { type Tier, tiers } from './tiers.ts';

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .5rem .25rem 0;border-bottom:1px solid #8888}
label{display:block;margin:.5rem 0}
input[type=text],input[type=url]{font:inherit;width:100%;box-sizing:border-box;padding:.4rem}
button{font:inherit;padding:.5rem 1rem;cursor:pointer}
.main{font-weight:600;background:#1a7f37;color:#fff;border:0;border-radius:.4rem}
pre{overflow-x:auto;padding:.5rem;border:1px solid #8888;white-space:pre-wrap;overflow-wrap:anywhere}
code{overflow-wrap:anywhere}
.problem{border-left:.3rem solid #cf222e;padding-left:.7rem}`;

/** The value of `style-src` in the policy of the pages: they have this one style and no script. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

type Html = ReturnType<typeof html>;

function page(title: string, body: Html): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${raw(style)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** A form that a browser sends to GitHub. */
export interface GitHubForm {
  readonly action: string;
  readonly manifest: string;
}

interface SetupPage {
  readonly choice: Choice;
  /** Absent when GitHub would refuse the choice. */
  readonly form?: GitHubForm | undefined;
  readonly problem?: string | undefined;
}

/** Renders the page with the button that registers the App. */
export function renderSetup({ choice, form, problem }: SetupPage): Html {
  const owner = choice.organization === '' ? 'your own account' : `the organization ${choice.organization}`;
  const button =
    form &&
    html`<form method="post" action="${form.action}"><input type="hidden" name="manifest" value="${form.manifest}">
<button class="main">Register the App on GitHub</button></form>
<p>GitHub asks you once more, and sends you back here. The App belongs to ${owner}, nobody else can install it, and it hears
deliveries at <code>${choice.url}/api/github/webhooks</code>.</p>`;
  return page(
    'Connect Baton with GitHub',
    html`<p>Baton works as a GitHub App of your own. GitHub makes its keys, and only this server gets them.</p>
${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}${button ?? ''}
<h2>What the App may do</h2>${renderPermissions(choice.tier)}${renderChoices(choice)}`,
  );
}

function renderPermissions({ title, permissions }: Tier): Html {
  const rows = permissions.map(
    ({ name, level, what }) => html`<tr><td>${name.replaceAll('_', ' ')}</td><td>${level}</td><td>${what}</td></tr>`,
  );
  return html`<p>${title}.</p><table><thead><tr><th>permission</th><th>right</th><th>what for</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function renderChoices(choice: Choice): Html {
  const radio = (name: string, value: string, [text, isChosen]: readonly [string, boolean]): Html =>
    html`<label><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}> ${text}</label>`;
  return html`<h2>Choices</h2><form method="post" action="/setup">
<fieldset><legend>Tier</legend>${tiers.map((tier) => radio('tier', tier.id, [tier.title, tier === choice.tier]))}</fieldset>
<label>Organization that owns the App, empty for your own account <input type="text" name="organization" value="${choice.organization}" autocapitalize="off" autocomplete="off"></label>
<label>Public address of this server <input type="url" name="url" value="${choice.url}" required></label>
<label>Name of the App <input type="text" name="name" value="${choice.name}" maxlength="34" required></label>
<fieldset><legend>Its keys</legend>${radio('keep', 'database', ['are kept in the database, which nobody but this server should read', choice.keep === 'database'])}
${radio('keep', 'environment', ['are shown once, and I put them into the environment', choice.keep === 'environment'])}</fieldset>
<p><button>Take these choices</button></p></form>`;
}

/** Renders why an App was not registered, with a way to begin again. */
export function renderFailure(problem: string): Html {
  return page(
    'The App is not connected',
    html`<p class="problem" role="alert">${problem}</p><p><a href="/setup">Begin again</a></p>`,
  );
}

interface DonePage {
  readonly app: Pick<ConvertedApp, 'name' | 'html_url'>;
  readonly publicKey: string;
  /** The settings to put into the environment; absent when the database keeps them. */
  readonly shown?: NamedSettings | undefined;
}

/** Renders what is left to do. With `shown` it is the only page that ever has the keys. */
export function renderDone({ app, publicKey, shown }: DonePage): Html {
  const lines = Object.entries(shown ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const keys = html`<h2>Keep these settings</h2><p>They are shown this once. The App works with them until it is stopped; put them into its
environment before that.</p><pre>${lines.join('\n')}</pre>`;
  return page(
    'Baton is connected',
    html`<p>${app.name} is registered, and this server works for it from now on. This page is closed for good.</p>
${shown === undefined ? '' : keys}<h2>What is left to do</h2>
<ol><li><a href="${app.html_url}/installations/new" rel="noreferrer">Install the App</a> on the repositories that it is to work in.</li>
<li>Write its public key into <code>.github/baton.yml</code> of each: <pre>signing:
  keys:
    - ${publicKey}</pre></li>
<li>Set the repository variable <code>BATON_MODE</code> to <code>app</code>, and add the workflow <code>baton-agent.yml</code>.</li></ol>`,
  );
}
