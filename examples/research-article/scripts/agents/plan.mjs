// The agent `planner`: says for whom the article is.
import { writeFileSync } from 'node:fs';

writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: 'Readers: people who are new to this code base.' }));
