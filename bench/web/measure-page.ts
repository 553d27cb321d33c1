import type { Browser, Page } from '@playwright/test';

import { emulate, type Device } from './devices';
import { helpers, observe } from './observe';

export interface PageFigures {
  /** Bytes transferred until the network is quiet. */
  bytes: number;
  requests: number;
  /** Requests that started before the largest paint. */
  requestsToPaint: number;
  scriptBytes: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  inp: number;
}

export interface Visits {
  cold: PageFigures;
  warm: PageFigures;
}

const quietMs = 1_500;

/** Opens the page twice in a new browser profile. */
export async function visit(browser: Browser, url: string, device: Device): Promise<Visits> {
  const context = await browser.newContext(device.context);
  try {
    await context.addInitScript(helpers);
    await context.addInitScript(observe);
    const page = await context.newPage();
    await emulate(await context.newCDPSession(page), device);
    return { cold: await load(page, url), warm: await load(page, url) };
  } finally {
    await context.close();
  }
}

async function load(page: Page, url: string): Promise<PageFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  // A slow processor is quiet for long between requests, so Playwright's "networkidle" comes too early.
  await untilQuiet(page, () => requests);
  const own = await page.evaluate(() => ({
    ...window.observed,
    requestsToPaint: performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.observed.lcp).length,
  }));
  const inp = await interact(page);
  await session.detach();
  const { fcp, lcp, tbt, cls, requestsToPaint } = own;
  return {
    bytes,
    requests,
    // The page itself is a request too.
    requestsToPaint: requestsToPaint + 1,
    scriptBytes,
    fcp,
    lcp,
    tbt,
    cls,
    inp,
  };
}

async function untilQuiet(page: Page, count: () => number): Promise<void> {
  let before: number;
  do {
    before = count();
    await page.waitForTimeout(quietMs);
  } while (count() !== before);
}

/** Clicks an empty place. The observers report within a frame. */
async function interact(page: Page): Promise<number> {
  const heading = page.locator('h1').first();
  if ((await heading.count()) === 0) return 0;
  await heading.click();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.observed.inp)));
      }),
  );
}
