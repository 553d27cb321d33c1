// `npm run check:next`: an example whose pages Next.js renders on the server.
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { expectThat } from './lib/expect-that.mjs';
import { withInstalledExample, withPage } from './lib/installed-example.mjs';
import { runOrThrow } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

process.env.NEXT_TELEMETRY_DISABLED = '1';

await withInstalledExample('plant-swap', [], async (folder) => {
  const next = join(folder, 'node_modules/next/dist/bin/next');
  await runOrThrow('node', [next, 'build', folder], { NODE_ENV: 'production' });
  const forum = await serve([join(folder, 'forum-fixture.mjs'), '0']);
  const site = await serve([next, 'start', folder, '--port', '0', '--hostname', 'localhost'], {
    FORUM_URL: forum.url,
  });
  try {
    const page = await fetch(site.url);
    checkHtml(await page.text());
    await checkFont(page);
    await checkInBrowser(site.url);
  } finally {
    await Promise.all([site.stop(), forum.stop()]);
  }
});

/** The page as search engines see it, and readers before scripts load. */
function checkHtml(html) {
  for (const title of ['Monstera cuttings', 'Chilli seedlings', 'Ivy that wants'])
    expectThat(html.includes(title), `the HTML has the post “${title}”`);
  expectThat(/<style[^>]*data-styled[^>]*>[^<]*--az-accent:/.test(html), 'the HTML has the theme’s colours');
  const [, name = ''] = /<article[^>]* class="[^"]*?(\w+)"/.exec(html) ?? [];
  expectThat(name !== '' && html.includes(`.${name}{`), 'the HTML has the styles of a post');
}

/** Checks that the preload has the style sheet's font URL. */
async function checkFont({ url, headers }) {
  const [, path = ''] = /<([^>]*inter-latin-wght[^>]*)>; rel=preload/.exec(headers.get('link') ?? '') ?? [];
  expectThat(path !== '', 'the font is preloaded');
  const [, sheet = ''] = /<([^>]*\.css)>; rel=preload/.exec(headers.get('link') ?? '') ?? [];
  const css = await (await fetch(new URL(sheet, url))).text();
  const [, source = ''] = /url\(['"]?([^'")]*inter-latin-wght[^'")]*)/.exec(css) ?? [];
  expectThat(
    new URL(source, new URL(sheet, url)).pathname === path,
    'the style sheet loads the preloaded font',
  );
}

async function checkInBrowser(url) {
  await withPage(async (page, problems) => {
    await page.goto(url);
    const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    const light = await background();
    await openThemeMenu(page);
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    expectThat((await background()) !== light, 'the page hydrates: the selected theme is shown');

    await page.getByRole('link', { name: /^Monstera cuttings/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Monstera cuttings/ }).waitFor();
    await page.getByText('I have a fern to give').waitFor();
    // Hydrates with the stored theme, which the server does not know.
    await page.reload();
    await openThemeMenu(page);
    await page.getByRole('menuitemradio', { name: 'Dark', checked: true }).waitFor();
    expectThat(problems.length === 0, `nothing fails, not ${problems.join('; ')}`);
    console.log('The example on Next.js installs, builds, renders on the server and hydrates.');
  });
}

/** Repeats the click: clicks before hydration are lost. */
function openThemeMenu(page) {
  const menu = page.getByRole('menu');
  return expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Theme' }).click({ timeout: 2000 });
    await menu.waitFor({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}
