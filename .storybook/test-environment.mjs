import { chromium } from '@playwright/test';
import { setupPage } from '@storybook/test-runner';
import CustomEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

import { contextOptions, launchOptions } from '../scripts/lib/browser-options.mjs';
import { postVisit, preVisit } from './test-runner.mjs';

/** How long a worker keeps its browser without a story file. Jest kills workers that do not exit within 500 ms. */
const idleMs = 200;

/** The worker's browser. Its story files share the renderer process and the HTTP cache, and compile scripts once. */
let browser;
let context;
let lastPage;
let idleTimer;

/**
 * Gives each story file its own page in the worker's browser. Also replaces test-runner's setup file: Jest loads a
 * setup file once per story file, into a sandbox where code is several times slower.
 */
export default class StoryEnvironment extends CustomEnvironment {
  async setup() {
    clearTimeout(idleTimer);
    if (!browser) await openBrowser();
    const page = await context.newPage();
    Object.assign(this.global, { browser, context, page });
    await super.setup();
    await waitForStories(page);
    // Closed only now: without any page, the mock server's service worker would unregister while the next page starts it.
    await lastPage?.close();
    await Promise.all([context.clearCookies(), page.evaluate(clearStorage)]);
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setUpPage,
      __sbCollectCoverage: false,
    });
  }

  async teardown() {
    // The test runner replaces the page after a failure.
    lastPage = this.global.page;
    // Keeps the base class from closing it.
    delete this.global.browser;
    await super.teardown();
    idleTimer = setTimeout(() => void closeBrowser(), idleMs);
  }
}

async function setUpPage(page, pageContext) {
  await setupPage(page, pageContext);
  await waitForStories(page);
}

/** The page's load event does not wait for Storybook's index, without which no story can be found. */
async function waitForStories(page) {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
  });
}

async function openBrowser() {
  const { args, ...options } = launchOptions(process.env.CHROMIUM_PATH);
  browser = await chromium.launch({ ...options, args: [...args, '--renderer-process-limit=1'] });
  context = await browser.newContext(contextOptions);
}

async function closeBrowser() {
  const closing = browser;
  browser = context = lastPage = undefined;
  await closing.close();
}

/** Runs in the page. */
function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
}
