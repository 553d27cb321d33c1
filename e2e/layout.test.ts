import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import type { Forum } from './support/forum';

/** A word of 90 letters, which has no place to break. */
const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftsvorstand';

/** A community whose texts are as wide as they get, all in sight, and the address of every kind of screen in it. */
async function strained(startForum: () => Promise<Forum>) {
  const forum = await startForum();
  const at = (path: string) => `${forum.url}${path}`;
  const author = await forum.member(longWord.slice(0, 24));
  const post = await forum.post(author, {
    postTitle: longWord,
    postBody: `${longWord} https://example.org/${'very-long-path-'.repeat(12)}`,
    postTags: [longWord.slice(0, 45).toLowerCase(), 'short', 'ونص'],
  });
  await forum.comment(author, post._id, longWord);
  return {
    author,
    feed: at('/memes'),
    post: at(`/Posts/${post._id}`),
    paths: [
      '/',
      '/memes',
      '/crypto',
      `/Posts/${post._id}`,
      '/Auth?ref=code',
      '/CreatePost/memes',
      '/Users',
      `/Users/${author._id}`,
      '/Tags',
      '/Tags?tag=short',
      `/posts/search?q=${longWord.slice(0, 12)}`,
      '/posts/search?q=nothing-has-this-title',
      '/messages',
      '/no/such/page',
    ].map(at),
  };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What sticks out of the window sideways: the page itself, and controls that nobody can reach. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    const controls = [...document.querySelectorAll('a, button, input, textarea')].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1) && !isClipped(control.parentElement);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : []),
      ...controls.map((control) => control.outerHTML.slice(0, 120)),
    ];
  });

const setDirection = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((value) => (document.documentElement.dir = value), direction);

for (const { what, width, height, scale } of [
  { what: 'on the narrowest phone', width: 320, height: 640, scale: 1 },
  { what: 'at a zoom of 200 %', width: 640, height: 400, scale: 2 },
]) {
  test.describe(what, { tag: '@once' }, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    test('nothing is wider than the window, from left to right or from right to left', async ({
      page,
      browserOf,
      startForum,
    }) => {
      test.slow();
      const { author, paths } = await strained(startForum);
      const member = await browserOf(author, { viewport: { width, height } });
      for (const visit of [page, member]) {
        for (const path of paths) {
          if (visit === member && path.includes('/Auth')) continue;
          await open(visit, path);
          expect.soft(await outside(visit), `${path} from left to right`).toEqual([]);
          await setDirection(visit, 'rtl');
          expect.soft(await outside(visit), `${path} from right to left`).toEqual([]);
        }
      }
    });
  });
}

test.describe('under a finger', { tag: '@once' }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('every control is at least 44 px wide and high', async ({ page, startForum }) => {
    test.slow();
    const { paths } = await strained(startForum);
    for (const path of paths) {
      await open(page, path);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
});

/**
 * Controls that do not take a press 21 px from their middle. Links within a text are not meant, nor the banners' dots:
 * the arrows beside them do the same (WCAG 2.2, 2.5.8).
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const selector =
      ':is(button, input, textarea, [role="radio"], [role="tab"]):not([aria-roledescription] [aria-label^="Show "])';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
      )
      .flatMap((control) => {
        // A label that holds its control is pressed like it.
        const target = control.closest('label') ?? control;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width <= 1) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = ([right, down]: number[]) =>
          target.contains(document.elementFromPoint(x + (right ?? 0), y + (down ?? 0)));
        const missed = [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]].filter((point) => !isHit(point)); // prettier-ignore
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return missed.length === 0
          ? []
          : [`${control.tagName} ${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
      });
  });

test.describe('in forced colours', { tag: '@once' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('whoever uses the keyboard sees where it is', async ({ page, startForum }) => {
    const { post } = await strained(startForum);
    await open(page, post);
    const seen = new Set<string>();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return { name: element.outerHTML.slice(0, 120), hasRing };
      });
      if (!focused) continue;
      seen.add(focused.name);
      expect.soft(focused.hasRing, `a ring around ${focused.name}`).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  test('what is chosen looks different from what is not', async ({ browserOf, startForum }) => {
    const { author, feed, post } = await strained(startForum);
    const page = await browserOf(author);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

    await open(page, feed);
    const newest = page.getByRole('radio', { name: 'New' });
    const unchosen = await newest.screenshot();
    await newest.click();
    await expect(newest).toBeChecked();
    await page.getByRole('heading', { level: 1 }).click();
    expect(unchosen.equals(await newest.screenshot()), 'the order').toBe(false);

    const zone = page.getByRole('banner').getByRole('link', { name: 'Memes' });
    const current = await zone.screenshot();
    await open(page, post);
    expect(current.equals(await zone.screenshot()), 'the current zone').toBe(false);

    const upvote = page.getByRole('button', { name: 'Upvote' });
    const unpressed = await upvote.screenshot();
    await upvote.click();
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    expect(unpressed.equals(await upvote.screenshot()), 'the vote').toBe(false);
  });
});

test.describe('under reduced motion', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing takes its time, not even one frame, so that posts never lie on each other', async ({
    page,
    startForum,
  }) => {
    const { feed } = await strained(startForum);
    await open(page, feed);
    const durations = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('body *')].map((e) => getComputedStyle(e).transitionDuration)),
    ]);
    expect(durations).toEqual(['0s']);
  });
});
