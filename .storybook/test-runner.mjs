import { getStoryContext } from '@storybook/test-runner';

import { checkOtherTheme } from '../scripts/lib/story-axe.mjs';
import { checkPictures } from '../scripts/lib/story-pictures.mjs';
import { checkNarrow } from '../scripts/lib/story-width.mjs';
import { resize, windowSize } from '../scripts/lib/take-picture.mjs';

/** Stories stand still, but those which show motion by `parameters.motion`, in the window that they name. */
export async function preVisit(page, context) {
  const { parameters, storyGlobals } = await getStoryContext(page, context);
  await page.emulateMedia({ reducedMotion: parameters.motion ? 'no-preference' : 'reduce' });
  await resize(page, windowSize(parameters.viewport, storyGlobals?.viewport?.value));
}

/** After its play function: axe finds nothing in the other theme, it fits a narrow window, and its pictures are what they were. */
export async function postVisit(page, context) {
  await checkOtherTheme(page, context);
  await checkPictures(page, context);
  await checkNarrow(page, context);
}
