// `npm run check:create`: creates a forum's folder with the packed command, installs the packed server and starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { build } from './lib/build.mjs';
import { expectThat } from './lib/expect-that.mjs';
import { forumTarball } from './lib/forum-packages.mjs';
import { run, runOrThrow } from './lib/run.mjs';

await build(['forum']);
const folder = mkdtempSync(join(tmpdir(), 'alphazone-create-'));
const forum = join(folder, 'plant-swap');
try {
  const flags = ['--name', 'Plant Swap', '--zones', 'Cuttings, Seeds', '--seed', '#2f855a'];
  const create = ['exec', '--yes', `--package=${forumTarball('create')}`, '--', 'create', forum];
  await runOrThrow('npm', [...create, ...flags]);
  expectThat((await run('npm', create)) === 1, 'a folder with content is refused');

  const install = [
    'install',
    '--prefix',
    forum,
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  await runOrThrow('npm', [...install, forumTarball('server')]);
  const installed = readdirSync(join(forum, 'node_modules/@alphazone/server'), {
    recursive: true,
    encoding: 'utf8',
  });
  expectThat(!installed.some((file) => file.includes('.test.')), 'the package has no tests');
  await checkForum();
  expectThat(readdirSync(forum).includes('data'), 'the data is in the folder');
  console.log('The created forum installs and runs.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function checkForum() {
  const server = spawn('npm', ['start', '--silent'], {
    cwd: forum,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0' },
  });
  // Not "exit": npm exits before the server.
  const closed = once(server, 'close');
  try {
    const url = await urlOf(server);
    const { brand, zones } = await (await fetch(new URL('/api/site', url))).json();
    expectThat(brand.name === 'Plant Swap', 'the forum has its name');
    expectThat(zones.map(({ name }) => name).join() === 'Cuttings,Seeds', 'the forum has its zones');
    const posts = await (await fetch(new URL('/posts/get', url))).json();
    expectThat(posts.length === 0, 'the forum has no posts of another community');
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    expectThat(page.includes('<title>Plant Swap</title>'), 'the page has the forum’s name');
    expectThat(page.includes('Made from #2f855a'), 'the page has the forum’s theme');
    await runOrThrow('npm', ['run', '--prefix', forum, '--silent', 'doctor']);
  } finally {
    server.kill();
    await closed;
  }
}

async function urlOf({ stdout }) {
  for await (const line of createInterface(stdout)) {
    const [, url] = /^ *Plant Swap is ready: (\S+)/.exec(line) ?? [];
    if (url) {
      stdout.resume();
      return url;
    }
  }
  throw new Error('The forum did not start: see the messages above.');
}
