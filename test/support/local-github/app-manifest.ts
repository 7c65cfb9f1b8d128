import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { notFound } from '../../../src/local/server/http/refusal.ts';
import { type Call, getParameter, plainRoutes, type RouteResponse } from '../../../src/local/server/http/route.ts';
import { createAccount } from '../../../src/local/server/seed/fill-world.ts';
import { renderApp } from '../../../src/local/server/views/render-app.ts';
import { findAccount } from '../../../src/local/server/world/lookups.ts';
import { isoTime } from '../../../src/local/server/world/model.ts';
import type { World } from '../../../src/local/server/world/world.ts';

/** The permission that each event needs. Events that GitHub always sends, such as `installation`, cannot be asked for. */
const permissionsOf: Readonly<Record<string, readonly string[]>> = {
  issues: ['issues'],
  issue_comment: ['issues', 'pull_requests'],
  label: ['metadata'],
  pull_request: ['pull_requests'],
  pull_request_review: ['pull_requests'],
  push: ['contents'],
  repository_dispatch: ['contents'],
  workflow_job: ['actions'],
  workflow_run: ['actions'],
  check_run: ['checks'],
  merge_group: ['merge_queues'],
  check_suite: ['checks'],
};

const address = z.url({ protocol: /^https?$/ });
const manifestSchema = z.object({
  name: z.string().min(1).max(34).optional(),
  url: address,
  hook_attributes: z.object({ url: address, active: z.boolean().optional() }).optional(),
  redirect_url: address.optional(),
  callback_urls: z.array(address).max(10).optional(),
  setup_url: address.optional(),
  description: z.string().optional(),
  public: z.boolean().optional(),
  request_oauth_on_install: z.boolean().optional(),
  setup_on_update: z.boolean().optional(),
  default_permissions: z.record(z.string(), z.enum(['read', 'write'])).default({}),
  default_events: z.array(z.string()).default([]),
});

const hour = 3_600_000;

/** A description from which an App is registered, as a person has accepted it. */
interface AppManifest extends z.infer<typeof manifestSchema> {
  readonly owner: string;
  /** The time after which the code is worth nothing, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The manifests that people have accepted, by their code, of each local GitHub. */
const accepted = new WeakMap<World, Map<string, AppManifest>>();

function manifestsOf(world: World): Map<string, AppManifest> {
  const known = accepted.get(world) ?? new Map<string, AppManifest>();
  accepted.set(world, known);
  return known;
}

/** The exchange of the code of a manifest. GitHub asks for no token; the code is valid for an hour and once. */
export const appManifestRoutes = plainRoutes({ 'POST /app-manifests/{code}/conversions': convertManifest });

/**
 * Serves the pages on which a person registers an App from a manifest. Whoever opens them counts as signed in as the owner: the first
 * page shows what GitHub's shows, and its button sends the person back with a code.
 */
export function serveManifestPages(server: Hono, world: World): void {
  server.post('/settings/apps/new', (context) => showManifest(context, 'octocat'));
  server.post('/organizations/:organization/settings/apps/new', (context) =>
    showManifest(context, context.req.param('organization') ?? ''),
  );
  server.post('/settings/apps/manifest', (context) => acceptManifest(context, world));
}

async function showManifest(context: Context, owner: string): Promise<Response> {
  const { manifest } = await context.req.parseBody();
  const read = readManifest(String(manifest));
  if ('error' in read) return context.html(page('Invalid GitHub App configuration', html`<p>Error: ${read.error}</p>`));
  const fields = { manifest: String(manifest), state: context.req.query('state') ?? '', owner };
  const inputs = Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const button = html`<button>Create GitHub App for ${owner}</button>`;
  return context.html(
    page(
      'Create GitHub App',
      html`<p>${read.name}</p><form method="post" action="/settings/apps/manifest">${inputs}${button}</form>`,
    ),
  );
}

async function acceptManifest(context: Context, world: World): Promise<Response> {
  const { manifest, state, owner } = await context.req.parseBody();
  const read = readManifest(String(manifest));
  if ('error' in read || read.redirect_url === undefined) return context.html(page('Invalid GitHub App configuration', ''), 422);
  const code = randomBytes(20).toString('hex');
  manifestsOf(world).set(code, { ...read, owner: String(owner), expiresAt: world.now() + hour });
  const back = new URL(read.redirect_url);
  back.searchParams.set('code', code);
  if (state !== '') back.searchParams.set('state', String(state));
  return context.redirect(back.href);
}

function page(title: string, body: unknown): string {
  return String(html`<!doctype html><title>${title}</title><h1>${title}</h1>${body}`);
}

type Read = Omit<AppManifest, 'owner' | 'expiresAt'> | { readonly error: string };

/** Reads a manifest and refuses it in GitHub's words, as far as reports quote them. */
function readManifest(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: 'The configuration does not appear to be a valid GitHub App manifest.' };
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.at(-1)?.toString() ?? 'manifest';
    return { error: field === 'url' ? '"url" wasn\'t supplied.' : `${field}: ${issue?.message}` };
  }
  const { default_events: events, default_permissions: permissions } = parsed.data;
  const unknown = events.filter((event) => permissionsOf[event] === undefined);
  if (unknown.length > 0) return { error: `Default events unsupported: ${unknown.join(' and ')}` };
  const bare = events.filter((event) => !permissionsOf[event]?.some((name) => name in { metadata: 'read', ...permissions }));
  if (bare.length > 0) return { error: `Default events are not supported by permissions: ${bare.join(' and ')}` };
  return parsed.data;
}

function convertManifest(call: Call): RouteResponse {
  const { world } = call;
  const code = getParameter(call, 'code');
  const manifest = manifestsOf(world).get(code);
  manifestsOf(world).delete(code);
  if (manifest === undefined || manifest.expiresAt <= world.now()) throw notFound();
  const { name = 'app' } = manifest;
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const secret = (bytes: number): string => randomBytes(bytes).toString('hex');
  const app = {
    id: world.nextId(),
    slug,
    name,
    isPublic: manifest.public ?? true,
    clientId: `Iv23li${secret(7)}`,
    bot: createAccount(world, `${slug}[bot]`, 'Bot'),
    owner: findAccount(world, manifest.owner) ?? createAccount(world, manifest.owner, 'User'),
    publicKey,
    webhookUrl: manifest.hook_attributes?.url ?? '',
    webhookSecret: secret(20),
    permissions: manifest.default_permissions,
    events: manifest.default_events,
    signIn: { secret: secret(20), callbacks: manifest.callback_urls ?? [] },
    createdAt: isoTime(world.now()),
  };
  world.apps.set(app.id, app);
  const keys = { client_secret: app.signIn.secret, webhook_secret: app.webhookSecret, pem: privateKey };
  return { status: 201, body: { ...renderApp(world, app), ...keys } };
}
