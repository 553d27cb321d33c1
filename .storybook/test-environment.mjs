import { chromium } from '@playwright/test';
import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

import { contextOptions, launchOptions } from '../scripts/lib/browser-options.mjs';
import { postVisit, preVisit } from './test-runner.mjs';

/** Idle timeout of a worker's browser. Jest kills workers that do not exit within 500 ms. */
const idleMs = 200;

/** The worker's browser and its page, which its story files share: loading Storybook takes longer than most files. */
let browser;
let context;
let page;
let idleTimer;

/** Replaces test-runner's setup file too: Jest loads one per story file, into a sandbox where code is several times slower. */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    clearTimeout(idleTimer);
    await super.setup();
    if (!browser) await openBrowser();
    await Promise.all([context.clearCookies(), page.evaluate(leaveStory)]);
    Object.assign(this.global, {
      browser,
      context,
      page,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: openStorybook,
      __sbCollectCoverage: false,
    });
  }

  async teardown() {
    // The test runner replaces the page after a failure.
    ({ page } = this.global);
    // Keeps the base class from closing it.
    delete this.global.browser;
    await super.teardown();
    idleTimer = setTimeout(() => void closeBrowser(), idleMs);
  }
}

async function openBrowser() {
  const { args, ...options } = launchOptions(process.env.CHROMIUM_PATH);
  browser = await chromium.launch({ ...options, args: [...args, '--renderer-process-limit=1'] });
  context = await browser.newContext(contextOptions);
  page = await context.newPage();
  await openStorybook(page, context);
}

/** The load event does not wait for Storybook's index, which is needed to find stories. */
async function openStorybook(page, context) {
  await setupPage(page, context);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    // The test runner wraps it again for every story.
    globalThis.__console = { ...console };
  });
}

async function closeBrowser() {
  const closing = browser;
  browser = context = page = undefined;
  await closing.close();
}

/** Runs in the page. */
async function leaveStory() {
  await globalThis.__STORYBOOK_PREVIEW__.currentRender?.teardown();
  Object.assign(console, globalThis.__console);
  localStorage.clear();
  sessionStorage.clear();
}
