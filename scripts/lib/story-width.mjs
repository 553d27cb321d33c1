// Checks that a story fits a 320 px window, the WCAG minimum for reflow (1.4.10).
import { resize } from './take-picture.mjs';

const narrowest = { width: 320, height: 640 };

/** Leaves the window narrow. */
export async function checkNarrow(page) {
  await resize(page, narrowest);
  const culprits = await page.evaluate(findOverflow);
  if (culprits.length > 0) {
    throw new Error(
      `At ${narrowest.width} px the page scrolls sideways. Overflowing elements:\n${culprits.join('\n')}`,
    );
  }
}

/** Runs in the page. */
async function findOverflow() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = (element) => element.getBoundingClientRect().right > clientWidth;
  return [...document.querySelectorAll('body *')]
    .filter((element) => isOut(element) && ![...element.children].some(isOut))
    .map((element) => `  ${element.outerHTML.slice(0, 160)}`)
    .slice(0, 5);
}
