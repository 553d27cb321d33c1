import { getStoryContext } from '@storybook/test-runner';

import { delayFetch } from '../scripts/lib/late-fetch.mjs';
import { checkContrast } from '../scripts/lib/story-axe.mjs';
import { createScreenshotChecks } from '../scripts/lib/story-pictures.mjs';
import { checkNarrow } from '../scripts/lib/story-width.mjs';
import { enterMode, modesOf, resize, windowSize } from '../scripts/lib/take-picture.mjs';

/** Turns motion off, except for stories that set `parameters.motion`, and sizes the viewport. */
export async function preVisit(page, context) {
  const { parameters, storyGlobals } = await getStoryContext(page, context);
  await page.emulateMedia({ reducedMotion: parameters.motion ? 'no-preference' : 'reduce' });
  await resize(page, windowSize(parameters.viewport, storyGlobals?.viewport?.value));
  await delayFetch(page);
}

export async function postVisit(page, context) {
  if (context.hasFailure) return;
  const { fixedTheme, hasAxe, modes } = await modesOf(page);
  const screenshots = createScreenshotChecks(context, modes);
  const played = { theme: fixedTheme ?? 'dark', ...page.viewportSize() };
  const themes = fixedTheme ? [fixedTheme] : ['dark', 'light'];

  for (const theme of themes) {
    const mode = modes.find((it) => it.theme === theme && it.width === played.width);
    const needsContrast = hasAxe && theme !== played.theme;
    if (mode || needsContrast) await enterMode(page, { ...played, theme });
    if (needsContrast) await checkContrast(page);
    if (mode) await screenshots.check(page, mode);
  }
  for (const mode of modes.filter(({ width }) => width !== played.width)) {
    await enterMode(page, mode);
    await screenshots.check(page, mode);
  }
  await enterMode(page, { ...page.viewportSize(), theme: played.theme });
  await checkNarrow(page);
  screenshots.finish();
}
