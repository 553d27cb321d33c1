// Takes pictures of the story that a page shows, in the modes that .storybook/modes.ts names.

import { digestOf } from './picture-file.mjs';

/** Pictures reach no further down than this, in px. */
const maxHeight = 4000;

/** Frames in which a moving page may come to rest. */
const maxFrames = 20;

// What plays or moves by itself keeps its place and is not drawn.
const style = `
  video, audio, canvas, img:is([src$='.gif'], [src^='data:image/gif']) { visibility: hidden !important; }
`;

/**
 * What the story that the page shows is pictured in: its modes, as Chromatic takes them, with width and height in px;
 * the theme that it sets, if any; and whether axe judges it. A story that Chromatic leaves out has no modes.
 */
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

/** The size, in px, of the window named `value` among `parameters.viewport`; a desktop's when there is no name. */
export function windowSize({ options }, value = 'desktop') {
  const { width, height } = options[value].styles;
  return { width: parseInt(width, 10), height: parseInt(height, 10) };
}

/** Shows the story in a mode: theme and width. */
export async function enterMode(page, { theme, width, height }) {
  await resize(page, { width, height });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/** Gives the page another size. */
export async function resize(page, { width, height }) {
  const now = page.viewportSize();
  if (now.width === width && now.height === height) return;
  await page.setViewportSize({ width, height });
  // A busy browser draws a frame or two more at the width before.
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
}

/**
 * Takes the picture, as a PNG: the page as far down as its content reaches, or the window where something lies over the
 * page or a bar stays while it scrolls. Ready as soon as a frame is `expected`, else as soon as two frames are the same.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./picture-file.mjs').Expected} [expected]
 */
export async function takePicture(page, expected) {
  let before;
  for (let frame = 0; frame < maxFrames; frame += 1) {
    const picture = await shoot(page, await page.evaluate(settle, maxHeight));
    if (before?.equals(picture) || expected?.screenshot === digestOf(picture)) return picture;
    before = picture;
  }
  throw new Error(
    `The story does not come to rest: ${maxFrames} pictures in a row were different. Fix its clock or stop what moves.`,
  );
}

function shoot(page, clip) {
  const options = { animations: 'disabled', caret: 'hide', style };
  return clip ? page.screenshot({ ...options, fullPage: true, clip }) : page.screenshot(options);
}

/** Runs in the page: waits for fonts, pictures and layout, and measures the content; nothing for the window. */
async function settle(limit) {
  const decoded = [...document.images].map((image) => {
    image.loading = 'eager';
    // A broken picture has its own look.
    return image.decode().catch(() => undefined);
  });
  const deadline = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([Promise.all([document.fonts.ready, ...decoded]), deadline]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
  // Menus and dialogs stand beside the story's root.
  const portals = [...document.body.children].filter(
    (element) =>
      !element.matches('script, style, link, [id^="storybook-"], [class*="sb-"], [data-radix-focus-guard]'),
  );
  const parts = [...document.querySelectorAll('#storybook-root *')];
  // A skip link waits in one pixel.
  const isStuck = (element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
    element.getBoundingClientRect().width > 1;
  const fillsWindow = story.parameters.layout === 'fullscreen';
  if (portals.length > 0 || (fillsWindow && parts.some(isStuck))) return undefined;
  const bottoms = parts.map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  const content = Math.ceil(Math.max(0, ...bottoms)) + 16;
  // Of a list without an end only what is near the window is drawn.
  if (fillsWindow && content > limit) return undefined;
  const height = Math.max(content, fillsWindow ? window.innerHeight : 0);
  return {
    x: 0,
    y: 0,
    width: window.innerWidth,
    height: Math.min(height, document.documentElement.scrollHeight, limit),
  };
}
