import type { App, Installation, Json } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { renderUser } from './render-user.ts';

/** Renders permissions as the API names them, with `metadata`, which every App has. */
export function renderPermissions(permissions: Readonly<Record<string, string>>): Json {
  const granted = Object.entries(permissions).filter(([, level]) => level !== 'none');
  return { metadata: 'read', ...Object.fromEntries(granted.map(([name, level]) => [name.replaceAll('-', '_'), level])) };
}

export function renderApp(world: World, app: App): Json {
  return {
    id: app.id,
    client_id: app.clientId,
    slug: app.slug,
    node_id: nodeId('app', app.id),
    owner: renderUser(world, app.owner),
    name: app.name,
    description: '',
    external_url: world.urls.server,
    html_url: `${world.urls.server}/apps/${app.slug}`,
    created_at: app.createdAt,
    updated_at: app.createdAt,
    permissions: renderPermissions(app.permissions),
    events: app.events,
  };
}

export function renderInstallation(world: World, app: App, installation: Installation): Json {
  return {
    id: installation.id,
    client_id: app.clientId,
    account: renderUser(world, installation.account),
    repository_selection: 'selected',
    access_tokens_url: `${world.urls.api}/app/installations/${installation.id}/access_tokens`,
    repositories_url: `${world.urls.api}/installation/repositories`,
    html_url: `${world.urls.server}/settings/installations/${installation.id}`,
    app_id: app.id,
    app_slug: app.slug,
    target_id: installation.account.id,
    target_type: installation.account.type,
    permissions: renderPermissions(app.permissions),
    events: app.events,
    created_at: installation.createdAt,
    updated_at: installation.createdAt,
    single_file_name: null,
    has_multiple_single_files: false,
    single_file_paths: [],
    suspended_by: null,
    suspended_at: null,
  };
}
