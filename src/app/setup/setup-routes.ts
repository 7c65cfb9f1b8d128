import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createSigner, generateKeyPair } from '../../adapters/crypto/ed25519.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore } from '../../ports/queue.ts';
import type { Routes } from '../http/mount.ts';
import { type ConvertedApp, convertManifest } from './convert-manifest.ts';
import { renderChoices, renderDone, renderFailure, renderLate, renderSetup, styleSource } from './pages.ts';
import { type Choice, readChoice } from './read-choice.ts';
import type { SentChoice, SetupSession } from './session.ts';
import { type NamedSettings, readStored, writeStored } from './stored-settings.ts';
import { buildManifest } from './tiers.ts';

export interface SetupOptions {
  readonly session: SetupSession;
  readonly store: AppStore;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The public address of the App, if a setting names it. */
  readonly url: string | undefined;
  /** The secret that signs records, if a setting names it; else one is made. */
  readonly signingKey: string | undefined;
  readonly log: Log;
  /** Is called once with the settings of the registered App, also when another process has registered it. */
  readonly done: (settings: NamedSettings) => void;
}

const cookie = 'baton-setup';

/** Serves the setup. Whoever has no token, and everybody after it is done, gets an empty 404; who comes back from GitHub too late is told so. */
export function createSetupRoutes(options: SetupOptions): Routes {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(protect(options.serverUrl))) context.header(name, value);
  });
  app.get('/', (context) => open(context, options));
  app.post('/', (context) => show(context, options));
  app.post('/choices', (context) => showChoices(context, options));
  app.get('/done', (context) => finish(context, options));
  app.all('*', nothing);
  return { path: '/setup', app };
}

function nothing(context: Context): Response {
  return context.body(null, 404);
}

/** Returns the headers of all answers: no cache keeps a token or a key, no address is told to others, nothing of others is loaded. */
function protect(serverUrl: string): Readonly<Record<string, string>> {
  const forms = `'self' ${new URL(serverUrl).origin}`;
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src ${styleSource}; form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`,
  };
}

/** Exchanges the token for a cookie, so that the address in the browser holds no secret; then shows the page. */
async function open(context: Context, options: SetupOptions): Promise<Response> {
  const token = context.req.query('token');
  if (token === undefined) return show(context, options);
  const browser = options.session.admit(token);
  if (browser === undefined) return nothing(context);
  const secure = originOf(context, options).startsWith('https:');
  setCookie(context, cookie, browser, { httpOnly: true, sameSite: 'Lax', path: '/setup', maxAge: 3600, secure });
  return context.redirect('/setup', 303);
}

async function show(context: Context, options: SetupOptions): Promise<Response> {
  const { session, serverUrl } = options;
  const browser = await findBrowser(context, options);
  if (browser === undefined) return nothing(context);
  const { choice, problem } = await readForm(context, options);
  if (problem !== undefined) return context.html(renderChoices(choice, problem));
  const state = session.ask(browser, choice);
  const manifest = JSON.stringify(buildManifest({ ...choice, back: `${originOf(context, options)}/setup/done` }));
  return context.html(renderSetup(choice, { action: registerAddress(serverUrl, { choice, state }), manifest }));
}

async function showChoices(context: Context, options: SetupOptions): Promise<Response> {
  if ((await findBrowser(context, options)) === undefined) return nothing(context);
  return context.html(renderChoices((await readForm(context, options)).choice));
}

/** Returns the secret of a browser that was admitted; undefined for every other one, and once the setup is done. */
async function findBrowser(context: Context, options: SetupOptions): Promise<string | undefined> {
  const browser = getCookie(context, cookie) ?? '';
  return options.session.knows(browser) && !(await isDone(options)) ? browser : undefined;
}

/** Reads the choices that the form of a page brings; without a form the usual ones. */
async function readForm(context: Context, options: SetupOptions): Promise<ReturnType<typeof readChoice>> {
  const fields = context.req.method === 'POST' ? await context.req.parseBody() : {};
  // Names of Apps are unique on GitHub.
  const name = `Baton ${randomBytes(3).toString('hex')}`;
  return readChoice({ fields, url: options.url ?? originOf(context, options), name, serverUrl: options.serverUrl });
}

function registerAddress(serverUrl: string, { choice, state }: { readonly choice: Choice; readonly state: string }): string {
  const owner = choice.organization === '' ? '' : `/organizations/${choice.organization}`;
  return `${serverUrl}${owner}/settings/apps/new?state=${state}`;
}

/** Returns the origin at which the browser sees this server. Only GitHub's way back and the cookie depend on it. */
function originOf(context: Context, { url }: Pick<SetupOptions, 'url'>): string {
  const seen = new URL(context.req.url);
  const isProxied = context.req.header('x-forwarded-proto') === 'https' || (url !== undefined && new URL(url).host === seen.host);
  if (!isProxied) return seen.origin;
  return url !== undefined && new URL(url).host === seen.host ? new URL(url).origin : `https://${seen.host}`;
}

async function finish(context: Context, options: SetupOptions): Promise<Response> {
  const { session, apiUrl, log } = options;
  const asked = session.take(getCookie(context, cookie) ?? '', context.req.query('state') ?? '');
  const code = context.req.query('code') ?? '';
  if (asked === undefined || code === '') return nothing(context);
  if (await isDone(options)) return sayLate(context);
  const converted = await convertManifest(apiUrl, code);
  if ('problem' in converted) {
    log.warning(`The App is not connected: ${converted.problem}`);
    return context.html(renderFailure(converted.problem), 502);
  }
  const signing = findSigning(options.signingKey);
  const settings = nameSettings(converted, { asked, secret: signing.secret });
  const isKept = asked.keep === 'database';
  const stored = { app: String(converted.id), at: new Date().toISOString(), settings: isKept ? settings : {} };
  if (!(await writeStored(options.store, stored))) {
    log.warning(
      `${converted.name} was registered as App ${converted.id}, but another App was connected meanwhile. Delete it on GitHub.`,
    );
    await isDone(options);
    return sayLate(context, converted);
  }
  session.close();
  log.info(`${converted.name} is registered as App ${converted.id}. /setup is closed for good.`);
  // It is no secret, and whoever closes the page too early finds it here.
  log.info(`The public key of the App, for signing.keys of each repository: ${signing.publicKey}`);
  options.done(settings);
  context.header('connection', 'close');
  return context.html(renderDone({ app: converted, publicKey: signing.publicKey, shown: isKept ? undefined : settings }));
}

/** Says that another App was connected meanwhile, and ends the connection, because the server of the setup is closed now. */
function sayLate(context: Context, app?: ConvertedApp): Response | Promise<Response> {
  context.header('connection', 'close');
  return context.html(renderLate(app), 409);
}

/** Returns whether the setup is done. Another process that shares the database may have done it. */
async function isDone({ session, store, done }: SetupOptions): Promise<boolean> {
  const stored = await readStored(store);
  if (stored === undefined) return false;
  session.close();
  done(stored.settings);
  return true;
}

function findSigning(given: string | undefined): { readonly secret: string; readonly publicKey: string } {
  if (given === undefined) return generateKeyPair('app');
  const signer = createSigner(given);
  if (!signer.ok) throw new Error(signer.error.message);
  return { secret: given, publicKey: signer.value.publicKey };
}

function nameSettings(
  app: ConvertedApp,
  { asked, secret }: { readonly asked: SentChoice; readonly secret: string },
): NamedSettings {
  return {
    APP_ID: String(app.id),
    PRIVATE_KEY: app.pem,
    WEBHOOK_SECRET: app.webhook_secret,
    CLIENT_ID: app.client_id,
    CLIENT_SECRET: app.client_secret,
    BATON_SIGNING_KEY: secret,
    BATON_URL: asked.url,
  };
}
