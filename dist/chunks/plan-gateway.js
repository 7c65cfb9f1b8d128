import { _n as failure, vn as success } from "./job-agent-plan-publish-validate.js";
import { v as locateProvider } from "./job-agent.js";
import { X509Certificate } from "node:crypto";
import { resolve } from "node:path";
import { readFile, stat } from "node:fs/promises";

// src/adapters/agent/gateway/plan-gateway.ts
function planGateway(request) {
	const { models, environment, mcpServers, held, address, createToken } = request;
	const bases = [...new Set(models.map(({ base }) => base))];
	const found = models.flatMap((model) => {
		const [key, upstream] = [environment[model.key]?.trim(), locateProvider(model, environment)];
		if (key === void 0 || upstream === void 0) return [];
		const index = bases.indexOf(model.base);
		return [{
			model,
			row: {
				kind: "model",
				path: index === 0 ? "" : `/${index}`,
				token: createToken(),
				key,
				upstream,
				passes: model.passes
			}
		}];
	});
	const changes = found.map(({ model, row: { path, token, upstream } }) => ({
		...upstream.origin === new URL(model.provider ?? "http://none").origin ? model.firstParty : {},
		[model.key]: token,
		[model.base]: `${address}${path}`
	}));
	const spared = [environment.NO_PROXY ?? environment.no_proxy, "127.0.0.1"].filter((one) => one !== void 0).join(",");
	const served = held.servers.map((server) => planServer(server, request));
	const given = Object.entries(environment).filter(([name]) => !held.names.includes(name));
	return {
		rows: [...found, ...served].map(({ row }) => row),
		environment: Object.assign(Object.fromEntries(given), ...changes, {
			NO_PROXY: spared,
			no_proxy: spared
		}),
		mcpServers: {
			...mcpServers,
			...Object.fromEntries(served.map(({ shown }) => shown))
		}
	};
}
function planServer({ name, url, headers, secrets }, { address, createToken }) {
	const row = {
		kind: "mcp",
		path: `/mcp-servers/${name}`,
		token: createToken(),
		upstream: url,
		headers,
		secrets
	};
	return {
		row,
		shown: [name, {
			args: [],
			env: {},
			url: `${address}${row.path}`,
			headers: { Authorization: `Bearer ${row.token}` }
		}]
	};
}
function planProxies(environment, ofJob) {
	const own = Object.entries(environment).filter(([name]) => /^(?:https?|no)_proxy$/i.test(name));
	const named = own.map(([name]) => name.toLowerCase());
	const rest = Object.entries(ofJob).filter(([name]) => !named.includes(name.toLowerCase()));
	return Object.fromEntries([...rest, ...own]);
}
function findUnsendable(models, environment) {
	const odd = models.find(({ key }) => !/^[\x20-\x7e]+$/.test(environment[key]?.trim() ?? ""))?.key;
	if (odd === void 0) return void 0;
	return `The secret \`${odd}\` is blank, or has a line break, a quotation mark of a text or another character that no header can carry. Set it again, as the provider shows it.`;
}
async function readAuthorities({ environment, workspace }) {
	const texts = [];
	for (const [name, file] of Object.entries(environment)) {
		if (!/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|CODEX_CA_CERTIFICATE)$/.test(name)) continue;
		const path = resolve(workspace, file);
		const found = await stat(path).catch(() => void 0);
		const text = await (found?.isFile() === true && found.size < 4e6 ? readFile(path, "utf8") : Promise.resolve("")).then((pem) => new X509Certificate(pem).toString() && pem).catch(() => void 0);
		if (text === void 0) return failure(`\`${name}\` in \`env\` of the agent names no file with certificates that the job can read.`);
		texts.push(text);
	}
	return success(texts);
}

export { findUnsendable, planGateway, planProxies, readAuthorities };