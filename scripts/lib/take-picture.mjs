// Takes pictures of the story that a page shows, in the modes that .storybook/modes.ts names.

/** Pictures reach no further down than this, in px. */
const maxHeight = 4000;

/** Frames in which a moving page may come to rest. */
const maxFrames = 20;

// What plays or moves by itself keeps its place and is not drawn.
const style = `
  video, audio, canvas, img:is([src$='.gif'], [src^='data:image/gif']) { visibility: hidden !important; }
`;

/**
 * The modes of the story that the page shows: name, theme, width and height in px. Phone width only where the layout
 * differs: whole screens, what fills the page, and what asks for it by `parameters.pictures.phone`. A story with
 * `parameters.pictures: false` has none, and a story that sets its theme has that theme's.
 */
export async function modesOf(page) {
  const { parameters, title, theme } = await page.evaluate(() => {
    const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
    const { pictures, layout, chromatic, viewport } = story.parameters;
    return {
      parameters: { pictures, layout, modes: chromatic.modes, sizes: viewport.options },
      title: story.title,
      theme: story.storyGlobals?.theme,
    };
  });
  const { pictures, layout, modes, sizes } = parameters;
  if (pictures === false) return [];
  const hasPhone = pictures?.phone ?? (layout === 'fullscreen' || /^(Screens|Forum)\//.test(title));
  return Object.entries(modes)
    .map(([name, mode]) => ({
      name: name.replaceAll(' ', '-'),
      theme: mode.theme,
      isPhone: mode.viewport === 'phone',
      width: parseInt(sizes[mode.viewport].styles.width, 10),
      height: parseInt(sizes[mode.viewport].styles.height, 10),
    }))
    .filter((mode) => (hasPhone || !mode.isPhone) && (theme ?? mode.theme) === mode.theme);
}

/** Shows the story in a mode: theme and width. */
export async function enterMode(page, { theme, width, height }) {
  const now = page.viewportSize();
  if (now.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/**
 * Takes the picture, as a PNG: the window for what fills it, else the page as far down as the content reaches. Ready
 * as soon as a frame is `expected`, else as soon as two frames are the same.
 */
export async function takePicture(page, expected) {
  let before;
  for (let frame = 0; frame < maxFrames; frame += 1) {
    const picture = await shoot(page, await page.evaluate(settle, maxHeight));
    if (expected?.equals(picture) || before?.equals(picture)) return picture;
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

/** Runs in the page: waits for fonts, pictures and layout, and measures the content; nothing when it fills the window. */
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
  if (story.parameters.layout === 'fullscreen' || portals.length > 0) return undefined;
  const parts = [...document.querySelectorAll('#storybook-root *')];
  const bottoms = parts.map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  const height = Math.ceil(Math.max(0, ...bottoms)) + 16;
  return {
    x: 0,
    y: 0,
    width: window.innerWidth,
    height: Math.min(height, document.documentElement.scrollHeight, limit),
  };
}
