// Checks that the story checks can fail, by injecting faults into a few stories. Unchanged stories must pass.
import { chromium as playwright } from '@playwright/test';

import { contextOptions, launchOptions } from './browser-options.mjs';
import { expectationOf, screenshotDifference } from './pictures.mjs';
import { checkContrast } from './story-axe.mjs';
import { checkNarrow } from './story-width.mjs';
import { enterMode, modesOf, takeScreenshot } from './take-picture.mjs';

/** Each with a token that it shows and the part to move. */
const specimens = [
  { id: 'components-button--solid', token: 'accent', part: 'button' },
  { id: 'components-textfield--with-hint', token: 'text-muted', part: 'input', hasFaultsToo: true },
  { id: 'components-dialog--open', token: 'surface-raised', part: '[role=dialog] button' },
  { id: 'forum-votecontrol--upvoted', token: 'vote-up', part: 'svg' },
  { id: 'screens-wholepages--home', token: 'border', part: 'h1' },
];

const greyed = ({ token }, value) => `--az-${token}: color-mix(in srgb, ${value} 90%, #808080);`;

/** Faults to inject, and the themes whose screenshots must catch them. */
const plants = [
  {
    what: ({ token }) => `--az-${token} a tenth nearer to grey`,
    css: (specimen, value) => `:root:root[data-theme] { ${greyed(specimen, value)} }`,
    themes: ['dark', 'light'],
  },
  {
    what: ({ token }) => `--az-${token} a tenth nearer to grey in light alone`,
    css: (specimen, value) => `:root:root[data-theme='light'] { ${greyed(specimen, value)} }`,
    themes: ['light'],
  },
  {
    what: ({ part }) => `${part} moved by 2 px`,
    css: ({ part }) => `${part} { translate: 2px 0 !important; }`,
    themes: ['dark', 'light'],
  },
];

/** Faults for the checks without screenshots, and the theme in which each check runs. */
const faults = [
  {
    what: 'text that is faint in light',
    css: ":root:root[data-theme='light'] { --az-text: #c0c0c0; }",
    theme: 'light',
    check: checkContrast,
  },
  {
    what: 'a part of 400 px',
    css: '#storybook-root > * { min-inline-size: 400px; }',
    theme: 'dark',
    check: checkNarrow,
  },
];

/** Pages that examine specimens at the same time. */
const pageCount = 2;

export async function checkSensitivity(url, executablePath) {
  const browser = await playwright.launch(launchOptions(executablePath));
  try {
    // Shared: each page takes the next specimen.
    const waiting = specimens.values();
    let isRight = true;
    const examineWaiting = async () => {
      const page = await browser.newPage(contextOptions);
      for (const specimen of waiting) {
        const problems = await examine(page, url, specimen);
        if (specimen.hasFaultsToo) problems.push(...(await examineFaults(page)));
        console.log(`${specimen.id}: ${problems.join('; ') || 'planted changes caught'}`);
        isRight &&= problems.length === 0;
      }
    };
    await Promise.all(Array.from({ length: pageCount }, examineWaiting));
    return isRight;
  } finally {
    await browser.close();
  }
}

async function examine(page, url, specimen) {
  const problems = [];
  const expected = await show(page, url, specimen);
  for (const { what, css, themes } of plants) {
    for (const theme of themes) {
      const mode = expected.find((it) => it.theme === theme);
      if (!mode || !(await isCaught(page, specimen, css, mode))) {
        problems.push(`NOT CAUGHT in ${theme}: ${what(specimen)}`);
      }
    }
  }
  // Retries once: a slow machine may render one bad frame, a flaky story differs again.
  if ((await differences(page, url, specimen, expected)).length > 0) {
    const redrawn = await show(page, url, specimen);
    problems.push(...(await differences(page, url, specimen, redrawn)));
  }
  return problems;
}

async function isCaught(page, specimen, css, mode) {
  await enterMode(page, mode);
  const style = await page.addStyleTag({ content: css(specimen, await valueOf(page, specimen)) });
  const difference = screenshotDifference(await takeScreenshot(page), mode.expectation);
  await style.evaluate((element) => element.remove());
  return difference !== undefined;
}

async function differences(page, url, specimen, expected) {
  const found = [];
  for (const mode of await show(page, url, specimen, expected)) {
    const before = expected.find(({ name }) => name === mode.name);
    const difference = screenshotDifference(mode.screenshot, before.expectation);
    if (difference) found.push(`NOT THE SAME TWICE in ${mode.name}: ${difference.what}`);
  }
  return found;
}

async function examineFaults(page) {
  const problems = [];
  const size = page.viewportSize();
  for (const { what, css, theme, check } of faults) {
    const caught = async () => {
      await enterMode(page, { ...size, theme });
      return check(page).then(
        () => undefined,
        (error) => error.message,
      );
    };
    const before = await caught();
    if (before) problems.push(`CAUGHT WITHOUT ${what}: ${before}`);
    const style = await page.addStyleTag({ content: css });
    if (!(await caught())) problems.push(`NOT CAUGHT: ${what}`);
    await style.evaluate((element) => element.remove());
  }
  return problems;
}

/** Two themes at one width catch as much as all modes and are faster. */
async function show(page, url, { id }, expected = []) {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  const taken = [];
  const { modes } = await modesOf(page);
  for (const mode of modes.filter(({ name }) => name.endsWith('desktop'))) {
    await enterMode(page, mode);
    const before = expected.find(({ name }) => name === mode.name)?.expectation;
    const screenshot = await takeScreenshot(page, before);
    taken.push({ ...mode, screenshot, expectation: expectationOf(screenshot) });
  }
  return taken;
}

function valueOf(page, { token }) {
  return page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    `--az-${token}`,
  );
}
