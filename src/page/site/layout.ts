import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { messageOf } from '../../core/problem.ts';
import { GitHubError } from '../../ports/github.ts';
import { escapeHtml, limitText } from '../run/html.ts';
import { liveScript } from './live-script.ts';
import type { PageLink, Site, SiteContext, SiteEnv, Visitor } from './site.ts';
import { siteStyle } from './site-style.ts';

/** The headers of every page: it runs its own script alone, asks nobody else for anything, and stands in no frame. */
export const siteHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    scriptSrc: [NONCE],
    connectSrc: ["'self'"],
    imgSrc: ['data:'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // Browsers send the Origin of a form only with a referrer policy that lets them.
  referrerPolicy: 'same-origin',
  // The address may be one of http, and that is for the operator to say.
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
});

export interface Page {
  readonly title: string;
  /** HTML. */
  readonly main: string;
  readonly login?: string | undefined;
  /** The path whose stream tells of changes; absent where nothing changes. */
  readonly live?: string;
  readonly status?: HTTPException['status'] | 200;
}

const ownLinks: readonly PageLink[] = [
  { path: '/runs', title: 'Runs' },
  { path: '/queue', title: 'Queue' },
];

type Frame = Pick<Site, 'links' | 'hasSignOut'>;

/** Answers with a page. */
export function showPage(context: SiteContext, frame: Frame, page: Page): Response | Promise<Response> {
  const { title, main, live, status = 200 } = page;
  const nonce = context.get('secureHeadersNonce') ?? '';
  context.header('cache-control', 'no-store');
  const data = live === undefined ? '' : ` data-live="${escapeHtml(live)}"`;
  const reload =
    live === undefined
      ? ''
      : `<noscript><a href="${escapeHtml(addressOf(context))}">Load this page again</a> to see changes.</noscript>`;
  const html = [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(limitText(title, 200))} · Baton</title><style nonce="${nonce}">${siteStyle}</style></head>`,
    `<body><a class="skip" href="#main">Skip to the content</a>${renderHead(context.req.path, frame, page.login)}`,
    `<main id="main" tabindex="-1"${data}>${main}</main>`,
    `<footer class="site"><p class="live" role="status">${reload}</p></footer>`,
    live === undefined ? '' : `<script nonce="${nonce}">${liveScript}</script>`,
    '</body></html>\n',
  ];
  return context.html(html.join('\n'), status);
}

/** Returns the address of the page without its origin: behind a proxy the server does not see how browsers write that. */
function addressOf(context: SiteContext): string {
  const { pathname, search } = new URL(context.req.url);
  return `${pathname}${search}`;
}

function renderHead(path: string, { links, hasSignOut }: Frame, login: string | undefined): string {
  const shown = [...ownLinks, ...links].map(
    (link) => `<a href="${link.path}"${path === link.path ? ' aria-current="page"' : ''}>${escapeHtml(link.title)}</a>`,
  );
  const out = hasSignOut ? '<form method="post" action="/logout"><button>Sign out</button></form>' : '';
  const who = login === undefined ? '' : `<div class="who"><span>${escapeHtml(login)}</span>${out}</div>`;
  return `<header class="site"><b>Baton</b><nav aria-label="Pages">${shown.join('')}</nav>${who}</header>`;
}

/** Answers that there is no such page. What a person may not read is answered in the same way. */
export function showNotFound(context: SiteContext, frame: Frame, login: string | undefined): Response | Promise<Response> {
  const main =
    '<h1>There is no such page</h1><p>Nothing of this name is here, or GitHub does not let you read the repository. <a href="/runs">The list of runs</a> shows what you can read.</p>';
  return showPage(context, frame, { title: 'Not found', main, login, status: 404 });
}

/** Creates routes for visitors, with the headers of every page and pages for trouble. */
export function createSiteRoutes(site: Pick<Site, 'links' | 'hasSignOut' | 'log'>): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(siteHeaders);
  app.onError((thrown, context) => {
    if (thrown instanceof HTTPException) {
      const refusal = `<h1>This page cannot be shown now</h1><p>${escapeHtml(thrown.message)}</p>`;
      return thrown.res ?? showPage(context, site, { title: 'Not now', main: refusal, status: thrown.status });
    }
    site.log.error(`${context.req.path} could not be shown: ${messageOf(thrown)}`);
    const why = thrown instanceof GitHubError ? 'GitHub does not answer now.' : 'The log of the server says why.';
    const main = `<h1>This page cannot be shown</h1><p>${why} Load it again in a minute.</p>`;
    return showPage(context, site, { title: 'Trouble', main, status: 502 });
  });
  return app;
}

/** Answers below all other routes that there is no such page, to people who may see pages. The 404 of the library has no way back. */
export function endRoutes(app: Hono<SiteEnv>, site: Site): Hono<SiteEnv> {
  return app.all(
    '*',
    forVisitor(site, (context, { login }) => showNotFound(context, site, login)),
  );
}

/** Returns a handler that runs for people who may see pages. Others get the answer of `admit`. */
export function forVisitor(
  site: Pick<Site, 'admit'>,
  handle: (context: SiteContext, visitor: Visitor) => Promise<Response> | Response,
): (context: SiteContext) => Promise<Response> {
  return async (context) => {
    const visitor = await site.admit(context);
    return visitor instanceof Response ? visitor : handle(context, visitor);
  };
}
