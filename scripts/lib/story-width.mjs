// Checks that a story fits the narrowest window there is: 320 px, which is also a wider one zoomed in (WCAG 1.4.10).
import { resize } from './take-picture.mjs';

const narrowest = { width: 320, height: 640 };

/** Throws when the page has to be scrolled sideways, with what sticks out. Leaves it narrow. */
export async function checkNarrow(page) {
  await resize(page, narrowest);
  const culprits = await page.evaluate(whatSticksOut);
  if (culprits.length > 0) {
    throw new Error(
      `At ${narrowest.width} px the page scrolls sideways. What sticks out:\n${culprits.join('\n')}`,
    );
  }
}

/** Runs in the page. The innermost elements that reach out of it, as tags; none while it does not scroll sideways. */
async function whatSticksOut() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = (element) => element.getBoundingClientRect().right > clientWidth;
  return [...document.querySelectorAll('body *')]
    .filter((element) => isOut(element) && ![...element.children].some(isOut))
    .map((element) => `  ${element.outerHTML.slice(0, 160)}`)
    .slice(0, 5);
}
