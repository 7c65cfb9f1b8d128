// Writes docs/scale.md: how many runs a day the Action and the App do, and which limit they meet first. One run is played and counted.
//   node scripts/scale.ts          keeps the part about days that were played
//   node scripts/scale.ts --play   plays them again, which takes minutes
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countRun } from './scale/count-run.ts';
import { listDays, type PlayedDay, playDay } from './scale/play-day.ts';
import { readPlayed, renderPage } from './scale/render-page.ts';
import { findMissed, renderPlayed } from './scale/render-played.ts';

const page = join(fileURLToPath(new URL('..', import.meta.url)), 'docs/scale.md');

async function playDays(): Promise<readonly PlayedDay[]> {
  const played: PlayedDay[] = [];
  for (const day of listDays()) {
    console.error(`scale: ${day.name}, ${day.via}`);
    played.push(await playDay(day));
  }
  return played;
}

const words = process.argv.slice(2);
const unknown = words.find((word) => word !== '--play');
if (unknown === undefined) {
  const counted = await countRun();
  const days = words.length === 0 ? [] : await playDays();
  const played = words.length === 0 ? readPlayed(readFileSync(page, 'utf8')) : renderPlayed(days, counted);
  writeFileSync(page, renderPage(counted, played));
  const missed = days.flatMap((day) => findMissed(day, counted));
  for (const each of missed) console.log(`not kept: ${each}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} else {
  console.error(`There is no ${unknown}. Write --play, or nothing.`);
  process.exitCode = 2;
}
