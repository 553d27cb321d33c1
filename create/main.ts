import { basename, relative, resolve } from 'node:path';
import { cancel, intro, outro } from '@clack/prompts';

import { askFolder, askSettings } from './ask';
import { readFlags, usage } from './flags';
import { forumFiles } from './forumFiles';
import { defaults, nameFor, nameProblem, seedProblem, zonesProblem, type ForumSettings } from './settings';
import { requireEmpty, UsageError, writeFolder } from './writeFolder';

async function main(): Promise<number> {
  const { folder: named, areDefaultsTaken, isHelp, ...given } = readFlags(process.argv.slice(2));
  if (isHelp) {
    process.stdout.write(usage);
    return 0;
  }
  requireValid(given);

  const isAsking = !areDefaultsTaken && process.stdin.isTTY && process.stdout.isTTY;
  if (isAsking) intro('A forum of your own');
  const answer = named ?? (isAsking ? await askFolder() : undefined);
  if (answer === undefined) {
    if (isAsking) return cancelled();
    throw new UsageError(`Name the folder.\n\n${usage}`);
  }
  const folder = resolve(answer);
  requireEmpty(folder);

  const settings = isAsking
    ? await askSettings(basename(folder), given)
    : { name: nameFor(basename(folder)), ...defaults, ...given };
  if (!settings) return cancelled();
  requireValid(settings);

  writeFolder(folder, forumFiles(basename(folder), settings));
  const next = nextSteps(folder, settings);
  if (isAsking) outro(next);
  else process.stdout.write(`${next}\n`);
  return 0;
}

function requireValid({ name, zones, seed }: Partial<ForumSettings>) {
  const problems = [
    name !== undefined && mistake('--name', nameProblem(name)),
    zones !== undefined && mistake('--zones', zonesProblem(zones)),
    seed !== undefined && mistake('--seed', seedProblem(seed)),
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}

const mistake = (flag: string, problem: string | undefined) => problem && `${flag}: ${problem}`;

function cancelled(): number {
  cancel('Nothing was created.');
  return 1;
}

const nextSteps = (folder: string, { name }: ForumSettings) => `${name} is in ${folder}. Start it:

  cd ${shortest(folder)}
  npm install
  npm start

site.json has its name and zones, theme.css its colours.`;

/** As a shell takes it. */
function shortest(folder: string): string {
  const fromHere = relative('', folder) || '.';
  const path = fromHere.startsWith('..') ? folder : fromHere;
  return /^[\w./@-]+$/.test(path) ? path : JSON.stringify(path);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
