import type { Locator, Page } from '@playwright/test';

import type { Forum } from './support/forum';
import { commentField, logIn } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftsvorstand';

async function makeWideForum(startForum: () => Promise<Forum>) {
  const forum = await startForum();
  const author = await forum.member(longWord.slice(0, 24));
  const post = await forum.post(author, {
    postTitle: longWord,
    postBody: `${longWord} https://example.org/${'very-long-path-'.repeat(12)}`,
    postTags: [longWord.slice(0, 45).toLowerCase(), 'short', 'ونص'],
  });
  await forum.comment(author, post._id, longWord);
  return {
    forum,
    author,
    postPath: `/Posts/${post._id}`,
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
    ],
  };
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const overflowing = (page: Page) =>
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

test('with text at 200 %, controls stay in their frames, and a wide window has the layout of a phone', async ({
  page,
  startForum,
}) => {
  const { forum, postPath } = await makeWideForum(startForum);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const brand = page.getByRole('banner').getByText('Alphazone', { exact: true });
  const isInside = async (inner: Locator, outer: Locator) =>
    inner.evaluate(
      (element, other) => {
        const [box, frame] = [element, other as Element].map((e) => e.getBoundingClientRect());
        return box!.right <= frame!.right && box!.bottom <= frame!.bottom;
      },
      await outer.elementHandle(),
    );

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${forum.url}/crypto`);
  await expectLoaded(page);
  expect(await overflowing(page)).toEqual([]);
  expect(await isInside(page.getByRole('radio', { name: 'Top' }), page.getByRole('radiogroup'))).toBe(true);
  expect((await brand.boundingBox())?.width).toBe(1);

  await visit(page, postPath);
  const send = page.getByRole('main').getByRole('button', { name: 'Send' });
  const field = await commentField(page).boundingBox();
  const button = await send.boundingBox();
  expect(button!.x + button!.width).toBeCloseTo(field!.x + field!.width, 0);

  await page.setViewportSize({ width: 1280, height: 800 });
  const bottomBar = page.getByRole('navigation', { name: 'Main' });
  await expect(bottomBar).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Search posts' })).toBeVisible();

  await test.step('the bars of a low window scroll with the page', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await expect(bottomBar).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

/** Not even for one frame. */
const expectNoTransitions = async (page: Page) =>
  expect(
    await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('body *')].map((e) => getComputedStyle(e).transitionDuration)),
    ]),
  ).toEqual(['0s']);

const setDirection = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((value) => (document.documentElement.dir = value), direction);

test('no screen is wider than a narrow or zoomed window, in either direction', async ({
  page,
  browserOf,
  startForum,
}) => {
  test.slow();
  const { forum, author, paths } = await makeWideForum(startForum);
  const memberPage = await browserOf(author);
  for (const reader of [page, memberPage]) {
    await reader.goto(forum.url);
    // In a frame in which rules are inserted, Chromium may miss that a media query has changed.
    await reader.waitForLoadState('networkidle');
    for (const { name, width, height } of [
      { name: '320 px', width: 320, height: 640 },
      { name: 'a zoom of 200 %', width: 640, height: 400 },
    ]) {
      await reader.setViewportSize({ width, height });
      for (const path of paths) {
        if (reader === memberPage && path.includes('/Auth')) continue;
        await visit(reader, path);
        await expectLoaded(reader);
        for (const direction of ['ltr', 'rtl'] as const) {
          await setDirection(reader, direction);
          expect.soft(await overflowing(reader), `${path} at ${name}, ${direction}`).toEqual([]);
        }
      }
    }
  }
});

test.describe('on a touch screen', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('every control is at least 44 px wide and high', async ({ page, browserOf, startForum }) => {
    test.slow();
    const { forum, paths, postPath } = await makeWideForum(startForum);
    await page.goto(forum.url);
    for (const path of paths) {
      await visit(page, path);
      await expectLoaded(page);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }

    await test.step('so are the tabs, the links and the headings of reports', async () => {
      const report = { target: 'post', id: postPath.split('/').at(-1), reason: 'spam' };
      await forum.call('POST', '/api/reports', report, await forum.member('Reader'));
      const staff = await browserOf(await forum.admin(), {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await staff.goto('/moderation');
      await expect(staff.getByRole('article')).toHaveCount(1);
      expect(await smallTargets(staff, 'main')).toEqual([]);
    });

    await test.step('so is every reason in the dialog to report a post', async () => {
      await visit(page, '/Auth');
      await logIn(page, await forum.member('Reporter'));
      await visit(page, postPath);
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Report…' }).click();
      await expect(page.getByRole('radio', { name: 'Scam or fraud' })).toBeVisible();
      expect(await smallTargets(page, '[role="dialog"]')).toEqual([]);
    });
  });
});

test.describe('in forced colours, with reduced motion', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the focus and the current choice are visible at once, without transitions', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada);
    const page = await browserOf(ada);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`/Posts/${post._id}`);
    await expectLoaded(page);

    await expectNoTransitions(page);

    await test.step('each focused control has a ring', async () => {
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

    await test.step('the current vote, zone and order look chosen', async () => {
      const upvote = page.getByRole('button', { name: 'Upvote' });
      await page.getByRole('heading', { level: 1 }).click();
      const unpressed = await upvote.screenshot();
      await upvote.click();
      await expect(upvote).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('heading', { level: 1 }).click();
      expect(unpressed.equals(await upvote.screenshot()), 'the vote').toBe(false);

      const zone = page.getByRole('banner').getByRole('link', { name: 'Memes' });
      const other = await zone.screenshot();
      await visit(page, '/memes');
      await expect(zone).toHaveAttribute('aria-current', 'page');
      await expectLoaded(page);
      expect(other.equals(await zone.screenshot()), 'the current zone').toBe(false);
      await expectNoTransitions(page);

      const newest = page.getByRole('radio', { name: 'New' });
      const unchosen = await newest.screenshot();
      await newest.click();
      await expect(newest).toBeChecked();
      await page.getByRole('heading', { level: 1 }).click();
      expect(unchosen.equals(await newest.screenshot()), 'the order').toBe(false);
    });
  });
});

/** Ignores links in text, and the banners' dots, whose arrows do the same (WCAG 2.2, 2.5.8). */
const smallTargets = (page: Page, scope = 'body') =>
  page.evaluate((ancestor) => {
    const selector =
      ':is(button, input, textarea, [role="radio"], [role="tab"], main nav a):not([aria-roledescription] [aria-label^="Show "])';
    return [...document.querySelectorAll<HTMLElement>(`${ancestor} ${selector}`)]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
      )
      .flatMap((control) => {
        const target = control.closest('label') ?? control;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width <= 1) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = ([right, down]: number[]) =>
          target.contains(document.elementFromPoint(x + (right ?? 0), y + (down ?? 0)));
        const missed = [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]].filter((point) => !isHit(point)); // oxfmt-ignore
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return missed.length === 0
          ? []
          : [`${control.tagName} ${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
      });
  }, scope);
