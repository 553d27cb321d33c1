// `npm run generate` draws the machines in docs/machines. With --check it compares only.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chartOf } from '../machines/docs/chart.ts';
import * as exported from '../machines/index.ts';
import { formatted } from './lib/generated.mjs';
import { readMachineDocs } from './lib/machine-docs.mjs';
import { machinePage } from './lib/machine-page.mjs';

const folder = new URL('../docs/machines/', import.meta.url);

const pages = await allPages();
const present = await readdir(folder).catch(() => []);
const stale = [];
for (const name of new Set([...Object.keys(pages), ...present])) {
  if ((await readFile(new URL(name, folder), 'utf8').catch(() => undefined)) !== pages[name])
    stale.push(name);
}

if (stale.length === 0) {
  console.log('docs/machines matches the machines.');
} else if (process.argv.includes('--check')) {
  console.error(
    `docs/machines/${stale[0]} does not match its machine. Run \`npm run generate\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  await mkdir(folder, { recursive: true });
  for (const name of stale) {
    if (pages[name] === undefined) await rm(new URL(name, folder));
    else await writeFile(new URL(name, folder), pages[name]);
  }
  console.log(`Wrote ${stale.length} page(s) of docs/machines.`);
}

async function allPages() {
  const names = Object.keys(exported).filter((name) => name.endsWith('Machine'));
  const written = names.map(async (name) => {
    const short = name.replace(/Machine$/, '');
    const source = new URL(`../machines/${short}/${name}.ts`, import.meta.url);
    const text = machinePage(chartOf(exported[name]), readMachineDocs(fileURLToPath(source)));
    return [`${short}.md`, await formatted(`${short}.md`, text)];
  });
  return Object.fromEntries(await Promise.all(written));
}
