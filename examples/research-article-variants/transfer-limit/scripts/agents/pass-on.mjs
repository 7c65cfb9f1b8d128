// Two agents that leave the work to each other: `node pass-on.mjs <the other one>`.
import { writeFileSync } from 'node:fs';

const [to] = process.argv.slice(2);
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ to, message: `I would rather that you did it, ${to}.` }));
