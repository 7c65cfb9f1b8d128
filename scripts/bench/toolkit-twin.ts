// What a user would write in the place of a job of ours, with the packages of the toolkit: it reads event and configuration, makes one request
// and sets one output. `npm run bench` bundles it and starts it.
import { readFileSync } from 'node:fs';
import { getInput, setOutput } from '@actions/core';
import { context, getOctokit } from '@actions/github';
import { parse } from 'yaml';
import { z } from 'zod';

const schema = z.object({ version: z.literal(1), pipelines: z.record(z.string(), z.looseObject({})) });
const { pipelines } = schema.parse(parse(readFileSync(getInput('config'), 'utf8')));
const octokit = getOctokit(getInput('token'));
const { data } = await octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}', {
  ...context.repo,
  issue_number: context.issue.number,
});
setOutput('found', JSON.stringify({ title: data.title, pipelines: Object.keys(pipelines) }));
