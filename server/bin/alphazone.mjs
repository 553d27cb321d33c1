#!/usr/bin/env node
// The packed server's command. Runs in a forum's folder, which has a site.json and may have a theme.css.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { endWithShell } from './endWithShell.mjs';

const [name = 'start', ...args] = process.argv.slice(2);
const load = (/** @type {string} */ file) => import(new URL(`../dist/${file}`, import.meta.url).href);

const maintenance = ['backup', 'restore', 'move', 'doctor'];
const usage = `Usage: alphazone [${['start', ...maintenance].join(' | ')}]

Works on the community whose site.json is in this folder. Without a command, starts.

  start     serves the community, until Ctrl+C or SIGTERM
  backup    backs up the database, the uploaded media and the key for tokens
  restore   brings a backup back into an empty instance
  move      copies the embedded database to a PostgreSQL server
  doctor    checks every stored count, such as votes and XP

\`alphazone backup --help\` prints the options of a command. Settings such as PORT and DATA_DIR are environment
variables; docs/operating.md of the package @alphazone/server lists them.`;

process.env.NODE_ENV ??= 'production';
// The welcome posts are about coins.
process.env.SEED ||= 'none';
process.env.SITE_FILE ||= resolve('site.json');
if (existsSync('theme.css')) process.env.THEME_FILE ||= resolve('theme.css');
process.setSourceMapsEnabled(true);

const isHelp = (/** @type {string | undefined} */ argument) =>
  ['--help', '-h', 'help'].includes(argument ?? '');

if (isHelp(name) || (name === 'start' && isHelp(args[0]))) console.log(usage);
else if (name === 'start' && args.length > 0) {
  console.error(
    `start takes no arguments, not ${args.join(' ')}: settings are environment variables.\n\n${usage}`,
  );
  process.exitCode = 1;
} else if (name === 'start') {
  await load('main.js');
  if (process.env.npm_lifecycle_event === 'start') endWithShell();
} else if (maintenance.includes(name)) {
  const { commands } = await load('backup/commands.js');
  process.exitCode = await commands[name](args);
} else {
  console.error(`Unknown command: ${name}\n\n${usage}`);
  process.exitCode = 1;
}
