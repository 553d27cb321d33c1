// Shows that the checks of stories can fail: in pictures of stories of different kinds a token that changes a little,
// in both themes or in light alone, and a part that moves by 2 px; text that is faint in light by axe; and a wide part
// in a narrow window. Without a planted change nothing is found.
import { chromium as playwright } from '@playwright/test';

import { contextOptions, launchOptions } from './browser-options.mjs';
import { expectationOf, pictureDifference } from './pictures.mjs';
import { checkContrast } from './story-axe.mjs';
import { checkNarrow } from './story-width.mjs';
import { enterMode, modesOf, takePicture } from './take-picture.mjs';

/** A token that each story shows, the part of it that is moved, and whether the other checks are tried on it too. */
const specimens = [
  { id: 'components-button--solid', token: 'accent', part: 'button' },
  { id: 'components-textfield--with-hint', token: 'text-muted', part: 'input', hasFaultsToo: true },
  { id: 'components-dialog--open', token: 'surface-raised', part: '[role=dialog] button' },
  { id: 'forum-votecontrol--upvoted', token: 'vote-up', part: 'svg' },
  { id: 'screens-wholepages--home', token: 'border', part: 'h1' },
];

const aTenthGreyer = ({ token }, value) => `--az-${token}: color-mix(in srgb, ${value} 90%, #808080);`;

/** What is planted, and the themes in whose pictures it has to be caught. */
const plants = [
  {
    what: ({ token }) => `--az-${token} a tenth nearer to grey`,
    css: (specimen, value) => `:root:root[data-theme] { ${aTenthGreyer(specimen, value)} }`,
    themes: ['dark', 'light'],
  },
  {
    what: ({ token }) => `--az-${token} a tenth nearer to grey in light alone`,
    css: (specimen, value) => `:root:root[data-theme='light'] { ${aTenthGreyer(specimen, value)} }`,
    themes: ['light'],
  },
  {
    what: ({ part }) => `${part} moved by 2 px`,
    css: ({ part }) => `${part} { translate: 2px 0 !important; }`,
    themes: ['dark', 'light'],
  },
];

/** What is planted for the checks that take no pictures, and the theme in which each looks. */
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
  for (const { what, css, themes } of plants) {
    for (const theme of themes) {
      const mode = expected.find((it) => it.theme === theme);
      if (!mode || !(await isCaught(page, specimen, css, mode))) {
        problems.push(`NOT CAUGHT in ${theme}: ${what(specimen)}`);
      }
    }
  }
  // A busy browser may draw one odd frame, now or before; a story that is not the same twice is so in another pair too.
  if ((await differences(page, url, specimen, expected)).length > 0) {
    const anew = await show(page, url, specimen);
    problems.push(...(await differences(page, url, specimen, anew)));
  }
  return problems;
}

/** Whether the picture in this mode differs while the change is planted. */
async function isCaught(page, specimen, css, mode) {
  await enterMode(page, mode);
  const style = await page.addStyleTag({ content: css(specimen, await valueOf(page, specimen)) });
  const difference = pictureDifference(await takePicture(page), mode.picture);
  await style.evaluate((element) => element.remove());
  return difference !== undefined;
}

/** What is otherwise than in the `expected` pictures when the story is loaded anew. */
async function differences(page, url, specimen, expected) {
  const found = [];
  for (const mode of await show(page, url, specimen, expected)) {
    const before = expected.find(({ name }) => name === mode.name);
    const difference = pictureDifference(mode.screenshot, before.picture);
    if (difference) found.push(`NOT THE SAME TWICE in ${mode.name}: ${difference.what}`);
  }
  return found;
}

/** Plants the faults in the story that the page shows. */
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

/**
 * Loads the story and takes its pictures at desktop width: a mode with its picture each, at rest or as they are
 * `expected`. Two themes at one width show as much as all modes, in less time.
 */
async function show(page, url, { id }, expected = []) {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  // Its play function has run.
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  const taken = [];
  const { modes } = await modesOf(page);
  for (const mode of modes.filter(({ name }) => name.endsWith('desktop'))) {
    await enterMode(page, mode);
    const before = expected.find(({ name }) => name === mode.name)?.picture;
    const screenshot = await takePicture(page, before);
    taken.push({ ...mode, screenshot, picture: expectationOf(screenshot) });
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
