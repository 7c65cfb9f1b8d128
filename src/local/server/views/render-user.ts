import type { Account, Json } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';

export function renderUser(world: World, account: Account): Json {
  const url = `${world.urls.api}/users/${encodeURIComponent(account.login)}`;
  const kinds = { User: 'user', Bot: 'bot', Organization: 'organization' } as const;
  return {
    login: account.login,
    id: account.id,
    node_id: nodeId(kinds[account.type], account.id),
    avatar_url: `${world.urls.server}/avatars/u/${account.id}?v=4`,
    gravatar_id: '',
    url,
    html_url: `${world.urls.server}/${account.type === 'Bot' ? `apps/${account.login.replace('[bot]', '')}` : account.login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: account.type,
    user_view_type: 'public',
    site_admin: false,
  };
}

/** Renders the longer form for the users' own routes. */
export function renderProfile(world: World, account: Account): Json {
  return {
    ...renderUser(world, account),
    name: null,
    company: null,
    blog: null,
    location: null,
    email: null,
    hireable: null,
    bio: null,
    twitter_username: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: account.createdAt,
    updated_at: account.createdAt,
  };
}
