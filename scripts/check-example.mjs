// `npm run check:example`. With --picture it also updates the picture in the example's README.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/install.mjs';
import { tarballs } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { serveFolder } from './lib/serve-folder.mjs';

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const source = join(root, 'examples/book-club');
const folder = mkdtempSync(join(tmpdir(), 'alphazone-example-'));
try {
  await build(['packages']);
  cpSync(source, folder, { recursive: true, filter: (path) => !/node_modules|dist|\.test\.ts$/.test(path) });
  await must('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
    // Building the packages sets NODE_ENV to production.
    '--include=dev',
    // For the types of styled-components.
    `@types/node@${devDependencies['@types/node']}`,
    ...tarballs(),
  ]);
  await checkTypes();
  await must('npm', ['run', '--prefix', folder, '--silent', 'build']);
  await look(join(folder, 'dist'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Without `skipLibCheck`, which hides unresolved imports of declarations. */
async function checkTypes() {
  cpSync(join(root, 'examples/consumer'), folder, { recursive: true });
  for (const resolution of ['bundler', 'nodenext'])
    await must('node', ['node_modules/tsc7/bin/tsc', '-p', join(folder, `tsconfig.${resolution}.json`)]);
}

async function must(command, args) {
  const code = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: see the messages above.`);
}

async function look(dist) {
  const site = await serveFolder(dist);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1, name: 'On the table' }).waitFor();
    await page.evaluate('document.fonts.ready');
    expectThat((await page.getByRole('article').count()) === 4, 'four discussions are listed');
    expectThat(
      (await page.getByText('Book of the month').count()) === 1,
      'the pinned discussion has the club’s own word',
    );
    if (process.argv.includes('--picture')) await page.screenshot({ path: join(source, 'book-club.png') });

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
    await page.getByLabel('Email').fill('reader@example.org');
    await page.getByLabel('Password', { exact: true }).fill('a bookmark 1');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: 'Upvote' }).click();
    await first.getByRole('button', { name: 'Upvote', pressed: true }).waitFor();
    await first.getByText('Score 24').waitFor();
    await page.getByRole('combobox', { name: 'Search' }).fill('margins');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'About “margins”' }).waitFor();
    expectThat(errors.length === 0, `nothing throws, not ${errors.join('; ')}`);
    console.log('The example installs, builds and runs.');
  } finally {
    await browser.close();
    await site.close();
  }
}

function expectThat(isTrue, what) {
  if (!isTrue) throw new Error(`The example is not as it should be: ${what}.`);
}
