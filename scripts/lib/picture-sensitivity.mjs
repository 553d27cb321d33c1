// Shows that the checks of stories can fail: a token that changes a little and a part that moves by 2 px are caught in
// pictures of stories of different kinds, text that is faint in light by axe, and a wide part in a narrow window; and
// nothing is caught where nothing changed.
import { chromium as playwright } from '@playwright/test';

import { contextOptions, launchOptions } from './browser-options.mjs';
import { pictureDifference } from './pictures.mjs';
import { checkOtherTheme } from './story-axe.mjs';
import { checkNarrow } from './story-width.mjs';
import { enterMode, modesOf, takePicture } from './take-picture.mjs';

/** A token that each story shows, the part of it that is moved, and whether the other checks are tried on it too. */
const specimens = [
  { id: 'components-button--solid', token: 'accent', part: 'button' },
  { id: 'components-textfield--with-hint', token: 'text-muted', part: 'input', hasFaultsToo: true },
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

/** What is planted for the checks that take no pictures. */
const faults = [
  {
    what: 'text that is faint in light',
    css: ":root:root[data-theme='light'] { --az-text: #c0c0c0; }",
    check: checkOtherTheme,
  },
  {
    what: 'a part of 400 px',
    css: '#storybook-root > * { min-inline-size: 400px; }',
    check: checkNarrow,
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
      if (specimen.hasFaultsToo) problems.push(...(await examineFaults(page)));
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
  // A busy browser may draw one odd frame, now or before; a story that is not the same twice is so in another pair too.
  if ((await differences(page, url, specimen, expected)).length > 0) {
    const anew = await show(page, url, specimen);
    problems.push(...(await differences(page, url, specimen, anew)));
  }
  return problems;
}

/** What is otherwise than in the `expected` pictures when the story is loaded anew. */
async function differences(page, url, specimen, expected) {
  const found = [];
  for (const mode of await show(page, url, specimen, expected)) {
    const before = expected.find(({ name }) => name === mode.name);
    const difference = pictureDifference(mode.picture, before.picture);
    if (difference) found.push(`NOT THE SAME TWICE in ${mode.name}: ${difference.what}`);
  }
  return found;
}

/** Plants the faults in the story that the page shows. */
async function examineFaults(page) {
  const problems = [];
  // As it was played.
  await enterMode(page, { theme: 'dark', ...page.viewportSize() });
  for (const { what, css, check } of faults) {
    const caught = () =>
      check(page, {}).then(
        () => undefined,
        (error) => error.message,
      );
    const before = await caught();
    if (before) problems.push(`CAUGHT WITHOUT ${what}: ${before}`);
    const style = await page.addStyleTag({ content: css });
    if (!(await caught())) problems.push(`NOT CAUGHT: ${what}`);
    await style.evaluate((element) => element.remove());
  }
  return problems;
}

/** Loads the story anew and takes its pictures: a mode with its picture each, at rest or as they are `expected`. */
async function show(page, url, { id }, expected = []) {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  // Its play function has run.
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  const taken = [];
  // Both themes at one width tell as much as all modes, in half the time.
  for (const mode of (await modesOf(page)).filter(({ name }) => name.endsWith('desktop'))) {
    await enterMode(page, mode);
    const before = expected.find(({ name }) => name === mode.name)?.picture;
    taken.push({ ...mode, picture: await takePicture(page, before) });
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
