import { digestOf } from './picture-file.mjs';

const maxHeightPx = 4000;

/** Maximum number of frames to wait for a moving page to settle. */
const maxFrames = 20;

// Hides content that plays or moves by itself, but keeps its space.
const style = `
  video, audio, canvas, img:is([src$='.gif'], [src^='data:image/gif']) { visibility: hidden !important; }
`;

/** Modes as Chromatic reads them, with sizes in px. Stories disabled in Chromatic have none. */
export async function modesOf(page) {
  const { globals, chromatic, viewport, a11y } = await page.evaluate(() => {
    const { storyGlobals, parameters } = globalThis.__STORYBOOK_PREVIEW__.currentRender.story;
    const { chromatic, viewport, a11y } = parameters;
    return { globals: storyGlobals ?? {}, chromatic, viewport, a11y: a11y.test };
  });
  const modes = Object.entries(chromatic.disableSnapshot ? {} : chromatic.modes)
    .filter(([, { disable, theme }]) => !disable && (globals.theme ?? theme) === theme)
    .map(([name, { theme, viewport: window }]) => ({
      name: name.replaceAll(' ', '-'),
      theme,
      ...windowSize(viewport, window),
    }));
  return { modes, fixedTheme: globals.theme, hasAxe: a11y === 'error' };
}

export function windowSize({ options }, value = 'desktop') {
  const { width, height } = options[value].styles;
  return { width: parseInt(width, 10), height: parseInt(height, 10) };
}

export async function enterMode(page, { theme, width, height }) {
  await resize(page, { width, height });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

export async function resize(page, { width, height }) {
  const now = page.viewportSize();
  if (now.width === width && now.height === height) return;
  await page.setViewportSize({ width, height });
  // A loaded browser may still draw a few frames at the old width.
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
}

/**
 * Takes only the window if something is fixed over the page. Stops at the first frame that equals `expected`.
 * @param {import('@playwright/test').Page} page
 * @param {import('./picture-file.mjs').Expected} [expected]
 */
export async function takeScreenshot(page, expected) {
  let before;
  for (let frame = 0; frame < maxFrames; frame += 1) {
    const screenshot = await shoot(page, await page.evaluate(settle, maxHeightPx));
    if (before?.equals(screenshot) || expected?.screenshot === digestOf(screenshot)) return screenshot;
    before = screenshot;
  }
  throw new Error(
    `The story does not come to rest: ${maxFrames} screenshots in a row were different. Fix its clock or stop what moves.`,
  );
}

function shoot(page, clip) {
  const options = { animations: 'disabled', caret: 'hide', style };
  return clip ? page.screenshot({ ...options, fullPage: true, clip }) : page.screenshot(options);
}

/** Runs in the page. Returns undefined to capture only the window. */
async function settle(limit) {
  const decoded = [...document.images].map((image) => {
    image.loading = 'eager';
    // A broken image is a valid state to capture.
    return image.decode().catch(() => undefined);
  });
  const deadline = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([Promise.all([document.fonts.ready, ...decoded]), deadline]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
  // Menus and dialogs are portalled outside the story's root.
  const portals = [...document.body.children].filter(
    (element) =>
      !element.matches('script, style, link, [id^="storybook-"], [class*="sb-"], [data-radix-focus-guard]'),
  );
  const parts = [...document.querySelectorAll('#storybook-root *')];
  // A hidden skip link is one pixel high and does not count.
  const isSticky = (element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
    element.getBoundingClientRect().width > 1;
  const fillsWindow = story.parameters.layout === 'fullscreen';
  if (portals.length > 0 || (fillsWindow && parts.some(isSticky))) return undefined;
  const bottoms = parts.map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  const content = Math.ceil(Math.max(0, ...bottoms)) + 16;
  // Virtualised lists draw only the rows near the window.
  if (fillsWindow && content > limit) return undefined;
  const height = Math.max(content, fillsWindow ? window.innerHeight : 0);
  return {
    x: 0,
    y: 0,
    width: window.innerWidth,
    height: Math.min(height, document.documentElement.scrollHeight, limit),
  };
}
