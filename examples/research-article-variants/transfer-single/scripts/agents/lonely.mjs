// The only agent there is: looks whom it may hand over to, and asks for a transfer all the same.
import { readFileSync, writeFileSync } from 'node:fs';

const { transfer } = JSON.parse(readFileSync(process.env.BATON_CONTEXT_PATH, 'utf8'));
writeFileSync(process.env.BATON_RESULTS_PATH, `offered: ${transfer === undefined ? 'nobody' : transfer.targets.join(' ')}\n`);
const handoff = { version: 1, summary: 'I did it myself after all.', to: 'writer', message: 'Please write it.' };
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify(handoff));
