// `npm run check:example`. With --picture it also updates the screenshot in the example's README.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import { preview } from 'vite';

import { build } from './lib/build.mjs';
import { administrator, openClub } from './lib/club.mjs';
import { root } from './lib/install.mjs';
import { expectThat } from './lib/expect-that.mjs';
import { withInstalledExample, withPage } from './lib/installed-example.mjs';
import { oldestPeers } from './lib/oldest-peers.mjs';
import { builtPackage, manifestOf, packages, tarballOf } from './lib/packages.mjs';
import { examplesIn } from './lib/readme-examples.mjs';
import { runOrThrow, runQuietly } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// For the types of styled-components, and for the consumer's test and site.
const dependencies = ['@types/node', 'vitest', 'react-router-dom'].map(
  (name) => `${name}@${devDependencies[name]}`,
);

await build(['server']);
await withInstalledExample('book-club', dependencies, async (folder) => {
  const server = await startServer(folder);
  try {
    await checkPackages(folder);
    await checkInBrowser(folder, server.url);
    await checkOldestPeers(folder);
  } finally {
    await server.stop();
  }
});

function startServer(folder) {
  return serve([join(root, 'server/bin/alphazone.mjs')], {
    SITE_FILE: join(folder, 'site.json'),
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
}

async function checkPackages(folder) {
  cpSync(join(root, 'examples/consumer'), folder, { recursive: true });
  writeReadmeExamples(folder);
  await runOrThrow('node', [join(folder, 'wrappers.mjs')]);
  await inPairs([
    // Without `skipLibCheck`, which hides unresolved imports of declarations.
    ...['tsc7', 'typescript'].flatMap((compiler) =>
      ['bundler', 'nodenext'].map((resolution) => [
        'node',
        [`node_modules/${compiler}/bin/tsc`, '-p', join(folder, `tsconfig.${resolution}.json`)],
      ]),
    ),
    ['node', ['node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.wrappers.json')]],
    ...packages.flatMap((name) => [
      ['publint', [tarballOf(name), '--strict']],
      ['attw', [tarballOf(name), '--profile', 'esm-only', '--no-color', '--no-emoji']],
    ]),
    ['node', [join(folder, 'server.mjs')]],
    ['node', [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]],
    ['npm', ['run', '--prefix', folder, '--silent', 'build']],
  ]);
}

/** Beside `readme/globals.d.ts`, which declares what a reader fills in. */
function writeReadmeExamples(folder) {
  for (const name of packages)
    for (const [i, { language, code }] of examplesIn(
      readFileSync(join(builtPackage(name), 'README.md'), 'utf8'),
    ).entries())
      writeFileSync(join(folder, `readme/${name}-${i + 1}.${language}`), code);
}

/** The lower bounds of the peer dependencies are true: types and rendering work with them. */
async function checkOldestPeers(folder) {
  const oldest = oldestPeers(packages.map((name) => manifestOf(name).peerDependencies ?? {}));
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
  await inPairs([['npm', [...install, '--loglevel=error', ...oldest]]]);
  await inPairs([
    ['node', ['node_modules/tsc7/bin/tsc', '-p', join(folder, 'tsconfig.bundler.json')]],
    ['node', [join(folder, 'server.mjs')]],
  ]);
}

/** Runs two commands at a time, which fills both cores while one of them waits. Shows the output of failed ones. */
async function inPairs(commands) {
  const queue = [...commands];
  const failed = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [command, args] = next;
      const { code, output } = await runQuietly(command, args);
      if (code !== 0) failed.push(`${command} ${args.join(' ')}\n${output}`);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed.length > 0) throw new Error(failed.join('\n'));
}

async function checkInBrowser(folder, serverUrl) {
  const { reader, mention, chat } = await openClub(serverUrl);
  process.env.API_URL = serverUrl;
  const site = await preview({ root: folder, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'silent' });
  try {
    await withPage(async (page, problems) => {
      await page.goto(site.resolvedUrls?.local[0] ?? '');
      await page.getByRole('heading', { level: 1, name: 'On the table' }).waitFor();
      await page.getByText('Live', { exact: true }).waitFor();
      await page.evaluate('document.fonts.ready');
      expectThat((await page.getByRole('article').count()) === 4, 'four discussions are listed');
      expectThat(
        (await page.getByText('Book of the month').count()) === 1,
        'the pinned discussion has the club’s own word',
      );
      if (process.argv.includes('--picture'))
        await page.screenshot({ path: join(root, 'examples/book-club/book-club.png') });

      const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const light = await background();
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      expectThat((await background()) !== light, 'the selected theme is shown');
      const dark = await background();
      // Without scripts: shows what the HTML alone renders.
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      expectThat((await background()) === dark, 'a reload paints the selected theme first');
      await page.unroute('**/*.js');
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'On the table' }).waitFor();
      expectThat((await background()) === dark, 'the selected theme is kept');

      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill(reader.email);
      await page.getByLabel('Password', { exact: true }).fill(reader.password);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('button', { name: 'Notifications' }).waitFor();
      // A socket with the member's session from the start, which pushes the notification.
      await page.reload();
      await page.getByText('Live', { exact: true }).waitFor();
      const first = page.getByRole('article').first();
      await first.getByRole('button', { name: 'Upvote' }).click();
      await first.getByRole('button', { name: 'Upvote', pressed: true }).waitFor();
      await first.getByText('Score 4').waitFor();

      await page.getByRole('textbox', { name: 'Message' }).fill('Tea is ready.');
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByText('Tea is ready.').waitFor();
      await expect.poll(chat).toEqual(['Tea is ready.']);
      await mention('Your turn');
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      await page.getByRole('menuitem', { name: /New mention from bram/ }).click();
      await page.getByRole('heading', { level: 1, name: /^October’s book/ }).waitFor();
      await page.getByRole('main').getByText('Your turn').waitFor();

      await page.getByRole('combobox', { name: 'Search' }).fill('margins');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'About “margins”' }).waitFor();
      const unexpected = problems.filter((problem) => !problem.includes('net::ERR_FAILED'));
      expectThat(unexpected.length === 0, `nothing fails, not ${unexpected.join('; ')}`);
      console.log('The example installs, builds and runs.');
    });
  } finally {
    await site.close();
  }
}
