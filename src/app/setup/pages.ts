import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { defaultAgentWorkflow } from '../../host/program-facts.ts';
import { siteStyle } from '../../page/site/site-style.ts';
import type { ConvertedApp } from './convert-manifest.ts';
import type { Choice } from './read-choice.ts';
import type { NamedSettings } from './stored-settings.ts';
import { type Tier, tiers } from './tiers.ts';

// Keys are long, and a box of its own to scroll would hide the end of them.
const style = `${siteStyle}
main{max-width:760px}
.permissions{width:100%;margin:12px 0}.permissions td,.permissions th{overflow-wrap:break-word}
.main{font-size:16px;padding:10px 18px;margin:6px 0;background:#1a7f37;border-color:#1a7f37;color:#fff}
fieldset{border:1px solid var(--line);border-radius:8px;padding:6px 16px 10px;margin:16px 0;min-width:0}
legend{font-weight:600;padding:0 4px}
.choice{display:grid;grid-template-columns:max-content 1fr;gap:0 10px;align-items:start;margin:8px 0}.choice input{margin:5px 0 0}.choice small{display:block}
.field{color:var(--text);font-size:15px}.field input{width:100%}
.problem{border-left:4px solid var(--red);padding-left:12px}
.other{margin:20px 0}
ol{padding-left:24px}ol>li{margin:10px 0}
pre{max-height:none}`;

/** The value of `style-src` in the policy of the pages: they have this one style and no script. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

type Html = ReturnType<typeof html>;

function page(title: string, body: Html): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Baton</title><style>${raw(style)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** Renders what this server is, and where to go on. */
export function renderFront(): Html {
  return page(
    'Baton is not connected with GitHub yet',
    html`<p>This server starts coding agents on issues and pull requests, as a GitHub App of your own.</p>
<p>If it is yours, go on at <code>/setup</code>: the log of the server has that address with the token which opens it, good for an hour. Start the server again for another one.</p>`,
  );
}

/** A form that a browser sends to GitHub. */
export interface GitHubForm {
  readonly action: string;
  readonly manifest: string;
}

/** Renders the page with the button that registers the App, and with what the App will be. */
export function renderSetup(choice: Choice, form: GitHubForm): Html {
  const { organization, tier, name, url, keep } = choice;
  const owner = organization === '' ? 'your own account on GitHub' : `the organization ${organization}`;
  const kept =
    keep === 'database' ? 'kept in the database of this server' : 'shown to you once, for the environment of this server';
  const hidden = Object.entries({ tier: tier.id, organization, url, name, keep }).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  );
  return page(
    'Connect Baton with GitHub',
    html`<p>Baton works as a GitHub App of your own. GitHub makes its keys, and gives them to this server alone.</p>
<dl class="glance">
<dt>Name</dt><dd>${name}</dd>
<dt>Owner</dt><dd>${owner}. The App works in repositories of its owner, and in no others</dd>
<dt>Rights</dt><dd>${tier.title}</dd>
<dt>Webhooks</dt><dd>GitHub sends events to <code>${url}/api/github/webhooks</code></dd>
<dt>Keys</dt><dd>${kept}</dd></dl>
<form method="post" action="${form.action}"><input type="hidden" name="manifest" value="${form.manifest}">
<button class="main">Register the App on GitHub</button></form>
<p class="quiet">GitHub asks you once more, and sends you back here. Baton sees no repository before you install the App on it.</p>
<form method="post" action="/setup/choices" class="other">${hidden}<button>Change the owner, the rights, the name or the address</button></form>
<h2>What the App may do</h2>${renderPermissions(tier)}`,
  );
}

function renderPermissions({ permissions }: Tier): Html {
  const rows = permissions.map(
    ({ name, level, what }) =>
      html`<tr><td>${name.replaceAll('_', ' ')}</td><td>${level === 'write' ? 'read and write' : level}</td><td>${what}</td></tr>`,
  );
  return html`<table class="permissions"><thead><tr><th scope="col">permission</th><th scope="col">right</th><th scope="col">what for</th></tr></thead><tbody>${rows}</tbody></table>`;
}

interface RadioButton {
  readonly name: string;
  readonly value: string;
  readonly title: string;
  readonly note: string;
  readonly isChosen: boolean;
}

function renderRadio({ name, value, title, note, isChosen }: RadioButton): Html {
  return html`<label class="choice"><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}><span>${title}<small>${note}</small></span></label>`;
}

/** Renders the page of choices. `problem` says why GitHub would refuse those that were made. */
export function renderChoices(choice: Choice, problem?: string): Html {
  const rights = tiers.map((tier) =>
    renderRadio({
      name: 'tier',
      value: tier.id,
      title: tier.title,
      note: describePermissions(tier),
      isChosen: tier === choice.tier,
    }),
  );
  const keys = [
    { value: 'database', title: 'in the database', note: 'nobody but this server should be able to read it' },
    { value: 'environment', title: 'in the environment', note: 'this server shows them once, and you put them there' },
  ].map((each) => renderRadio({ name: 'keep', ...each, isChosen: each.value === choice.keep }));
  return page(
    'Choices for the App',
    html`<p>Baton works as a GitHub App of your own. Say here what it will be; the next page registers it.</p>
${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}<form method="post" action="/setup">
<label class="field">Organization that owns the App, empty for your own account
<input type="text" name="organization" value="${choice.organization}" autocapitalize="off" autocomplete="off" spellcheck="false"></label>
<label class="field">Public address of this server, without a path <input type="url" name="url" value="${choice.url}" required></label>
<label class="field">Name of the App, of which GitHub has each once <input type="text" name="name" value="${choice.name}" maxlength="34" required></label>
<fieldset><legend>Rights</legend>${rights}</fieldset>
<fieldset><legend>Where its keys are kept</legend>${keys}</fieldset>
<p><button class="main">Take these choices</button></p></form>`,
  );
}

/** Renders the rights of a tier in one line, as `read and write: issues, checks; read: members`. */
function describePermissions({ permissions }: Tier): string {
  const namesOf = (level: string): string =>
    permissions
      .filter((permission) => permission.level === level)
      .map(({ name }) => name.replaceAll('_', ' '))
      .join(', ');
  return `read and write: ${namesOf('write')}; read: ${namesOf('read')}`;
}

/** Renders why an App was not registered, with a way to begin again. */
export function renderFailure(problem: string): Html {
  return page(
    'The App is not connected',
    html`<p class="problem" role="alert">${problem}</p><p><a href="/setup">Begin again</a></p>`,
  );
}

/** Renders that another App was connected while somebody registered one. `app` is that one, as far as its code was exchanged. */
export function renderLate(app?: Pick<ConvertedApp, 'name' | 'html_url'>): Html {
  const own = app === undefined ? 'the one that you have just registered' : html`<a href="${app.html_url}">${app.name}</a>`;
  return page(
    'Another App was connected',
    html`<p class="problem" role="alert">This server works for another App, which was connected while you registered yours. If GitHub lists ${own}, delete
it there: no server works for it.</p>`,
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
    html`<p>${app.name} is registered, and this server works for it from now on.</p>
<p><b>Keep this page open until you are done:</b> it is shown once, and <code>/setup</code> is closed for good.</p>
${shown === undefined ? '' : keys}<h2>What is left to do</h2>
<ol><li><a href="${app.html_url}/installations/new" rel="noreferrer" target="_blank">Install the App</a> on the repositories that it is to work in.</li>
<li>In each of them, write its public key into <code>.github/baton.yml</code>. Where there is no such file, <code>baton init</code> makes one. <pre>signing:
  keys:
    - ${publicKey}</pre></li>
<li>Add the workflow that runs the agents: copy <code>examples/investigate-fix-pr/.github/workflows/${defaultAgentWorkflow}</code> of Baton to
<code>.github/workflows/${defaultAgentWorkflow}</code>, with the secrets that your agents need.</li>
<li>Set the variable <code>BATON_MODE</code> of the repository to <code>app</code>, under Settings → Secrets and variables → Actions → Variables.</li>
<li>Start a pipeline, such as by its label on an issue. <a href="/runs" rel="noreferrer" target="_blank">The page of runs</a> shows what happens.</li></ol>`,
  );
}
