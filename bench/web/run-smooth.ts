import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { quantile } from '../quantile';
import { emailOf, password } from '../seed';
import type { Stage } from '../stage';
import { launch } from './browser';
import { helpers, observe } from './observe';

/** Pixels a frame: of a fast flick on a phone, and of a dragged scrollbar. */
const speeds = { flick: 100, drag: 1_500 };
const framesOf = { flick: 240, drag: 120 };
const slowDown = 4;
const maxPosts = 5_000;
const viewport = { width: 1280, height: 800 };

/** Prints how a feed scrolls, and how long interactions take, on a processor four times slower than this one. */
export async function runSmooth(stage: Stage, print: (line: string) => void): Promise<void> {
  const browser = await launch();
  try {
    const context = await memberContext(browser, stage);
    const page = await context.newPage();
    await page.goto(`${stage.url}/news?sort=new`);
    print(`a feed of ${await loadFeed(page, maxPosts)} posts`);
    const session = await slow(page);
    for (const kind of ['flick', 'drag'] as const) {
      const before = await busyMs(session);
      const scrolled = await scroll(page, speeds[kind], framesOf[kind]);
      const processor = ((await busyMs(session)) - before) / framesOf[kind];
      print(
        `scrolling, ${kind}: ${describe(scrolled)}, ${processor.toFixed(1)} ms of processor time a frame`,
      );
    }
    for (const [name, act] of Object.entries(interactions)) {
      await startInteraction(page);
      await act(page, stage);
      print(`${name}: ${(await readInteraction(page)).toFixed(0)} ms to the next paint`);
    }
    const keys = await typeInEditor(page, stage);
    print(`typing a post: ${keys.toFixed(0)} ms for the slowest key`);
    const mention = await typeMention(page);
    print(`typing a name, ${stage.size.members} members: ${mention.toFixed(0)} ms for the slowest key`);
    await context.close();
  } finally {
    await browser.close();
  }
}

const interactions: Record<string, (page: Page, stage: Stage) => Promise<void>> = {
  async vote(page) {
    await page
      .getByRole('button', { name: /upvote/i })
      .first()
      .click();
  },
  async 'open a menu'(page) {
    await page
      .getByRole('button', { name: /account|menu/i })
      .first()
      .click();
    await page.keyboard.press('Escape');
  },
  async 'switch the zone'(page) {
    await page.getByRole('link', { name: 'Memes', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: /memes/i }).waitFor();
    await page.locator('article').first().waitFor();
  },
  async 'open a post'(page) {
    await page.locator('article h2 a').first().click();
    await page.waitForURL(/\/Posts\//i);
  },
  async 'go back'(page) {
    await page.goBack();
    await page.locator('article').first().waitFor();
  },
};

async function memberContext(browser: Browser, { url }: Stage): Promise<BrowserContext> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(1), password }),
  });
  const profile = { name: 'profile', value: await response.text() };
  const context = await browser.newContext({
    viewport,
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [profile] }] },
  });
  await context.addInitScript(helpers);
  await context.addInitScript(observe);
  return context;
}

/** Without slowing down: each page of posts is a request. @returns The number of loaded posts. */
async function loadFeed(page: Page, posts: number): Promise<number> {
  const last = page.locator('[role=feed] > :last-child [aria-posinset]');
  await last.waitFor();
  let loaded = 0;
  // Until no more posts load.
  for (let waits = 0; loaded < posts && waits < 1_000; waits += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(30);
    const position = Number(await last.getAttribute('aria-posinset'));
    if (position > loaded) waits = 0;
    loaded = position;
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('[aria-posinset="1"]').waitFor();
  return loaded;
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return session;
}

/** Processor time of the page's main thread, which other load affects less than frame times. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

interface Scrolled {
  frames: number[];
  /** Frames without a post in the middle of the window. */
  blank: number;
}

const scroll = (page: Page, step: number, count: number): Promise<Scrolled> =>
  page.evaluate(
    ([pixels, frames]) =>
      new Promise<Scrolled>((resolve) => {
        window.observed.frames = [];
        window.recordFrames = true;
        let left = frames;
        let blank = 0;
        const next = () => {
          const feed = document.querySelector('[role=feed]')?.getBoundingClientRect();
          const middle = document.elementFromPoint((feed?.left ?? 0) + 150, window.innerHeight / 2);
          if (!middle?.closest('article')) blank += 1;
          window.scrollBy(0, pixels);
          left -= 1;
          if (left > 0) return void requestAnimationFrame(next);
          window.recordFrames = false;
          resolve({ frames: window.observed.frames, blank });
        };
        requestAnimationFrame(next);
      }),
    [step, count] as const,
  );

function describe({ frames, blank }: Scrolled): string {
  const at = (share: number) => quantile(frames, share).toFixed(0);
  const long = frames.filter((frame) => frame > 50).length;
  return `p50 ${at(0.5)} ms a frame, p95 ${at(0.95)} ms, ${long} of ${frames.length} over 50 ms, ${blank} blank`;
}

const startInteraction = (page: Page) =>
  page.evaluate(() => {
    window.observed.inp = 0;
  });

/** The observers report after the paint. */
const readInteraction = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.observed.inp), 100));
      }),
  );

async function typeInEditor(page: Page, { url }: Stage): Promise<number> {
  await page.goto(`${url}/CreatePost/news`);
  const body = page.locator('textarea').first();
  await body.click();
  await startInteraction(page);
  await body.pressSequentially('Ask them about it ', { delay: 50 });
  return readInteraction(page);
}

/** Types into an open list of suggestions, which changes with each key. */
async function typeMention(page: Page): Promise<number> {
  const body = page.locator('textarea').first();
  await body.pressSequentially('@me', { delay: 50 });
  await page.getByRole('option').first().waitFor();
  await startInteraction(page);
  await body.pressSequentially('mber12', { delay: 50 });
  return readInteraction(page);
}
