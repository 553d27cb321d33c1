// Shows that the comparison of pictures can fail: a token that changes a little and a part that moves by 2 px are
// caught in stories of different kinds, and nothing is caught where nothing changed.
import { chromium as playwright } from '@playwright/test';

import { contextOptions, launchOptions } from './browser-options.mjs';
import { pictureDifference } from './pictures.mjs';
import { enterMode, modesOf, takePicture } from './take-picture.mjs';

/** A token that each story shows, and the part of it that is moved. */
const specimens = [
  { id: 'components-button--solid', token: 'accent', part: 'button' },
  { id: 'components-textfield--with-hint', token: 'text-muted', part: 'input' },
  { id: 'components-dialog--open', token: 'surface-raised', part: '[role=dialog] button' },
  { id: 'forum-votecontrol--upvoted', token: 'vote-up', part: 'svg' },
  { id: 'screens-home--all-zones', token: 'border', part: 'h1' },
];

/** What is planted: the token a tenth nearer to grey, and a part beside its place. */
const plants = [
  {
    what: ({ token }) => `--az-${token} a little different`,
    css: ({ token }, value) =>
      `:root:root[data-theme] { --az-${token}: color-mix(in srgb, ${value} 90%, #808080); }`,
  },
  {
    what: ({ part }) => `${part} moved by 2 px`,
    css: ({ part }) => `${part} { translate: 2px 0 !important; }`,
  },
];

/** Resolves to whether each planted change was caught and nothing else; prints a line for each story. */
export async function checkSensitivity(url, executablePath) {
  const browser = await playwright.launch(launchOptions(executablePath));
  try {
    const page = await browser.newPage(contextOptions);
    let isRight = true;
    for (const specimen of specimens) {
      const problems = await examine(page, url, specimen);
      console.log(`${specimen.id}: ${problems.join('; ') || 'planted changes caught'}`);
      isRight &&= problems.length === 0;
    }
    return isRight;
  } finally {
    await browser.close();
  }
}

async function examine(page, url, specimen) {
  const problems = [];
  const expected = await show(page, url, specimen);
  for (const mode of expected) {
    await enterMode(page, mode);
    for (const { what, css } of plants) {
      const style = await page.addStyleTag({ content: css(specimen, await valueOf(page, specimen)) });
      if (!pictureDifference(await takePicture(page), mode.picture)) {
        problems.push(`NOT CAUGHT in ${mode.name}: ${what(specimen)}`);
      }
      await style.evaluate((element) => element.remove());
    }
  }
  for (const mode of await show(page, url, specimen)) {
    const before = expected.find(({ name }) => name === mode.name);
    const difference = pictureDifference(mode.picture, before.picture);
    if (difference) problems.push(`NOT THE SAME TWICE in ${mode.name}: ${difference.what}`);
  }
  return problems;
}

/** Loads the story anew and takes its pictures: a mode with its picture each. */
async function show(page, url, { id }) {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  // Its play function has run.
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  const taken = [];
  // Both themes at one width tell as much as all modes, in half the time.
  for (const mode of (await modesOf(page)).filter(({ isPhone }) => !isPhone)) {
    await enterMode(page, mode);
    taken.push({ ...mode, picture: await takePicture(page) });
  }
  return taken;
}

/** The token's value in the theme that the page shows. */
function valueOf(page, { token }) {
  return page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    `--az-${token}`,
  );
}
