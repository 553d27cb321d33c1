import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './install.mjs';
import { tarballs } from './packages.mjs';
import { runOrThrow } from './run.mjs';

/**
 * Installs the packed packages into a copy of an example, outside the repository's `node_modules`.
 * @param {string} name
 * @param {readonly string[]} dependencies Further packages to install.
 * @param {(folder: string) => Promise<void>} use
 */
export async function withInstalledExample(name, dependencies, use) {
  const folder = mkdtempSync(join(tmpdir(), `alphazone-${name}-`));
  try {
    await build(['packages']);
    cpSync(join(root, 'examples', name), folder, {
      recursive: true,
      filter: (path) => !/node_modules|dist|\.next|\.test\.ts$/.test(path),
    });
    await runOrThrow('npm', [
      ...['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
      ...dependencies,
      ...tarballs(),
    ]);
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens a page at desktop size, in light. `problems` collects the page's errors and warnings.
 * @param {(page: import('@playwright/test').Page, problems: string[]) => Promise<void>} use
 */
export async function withPage(use) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    const problems = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        problems.push(`${message.text()} (${message.location().url})`);
    });
    await use(page, problems);
  } finally {
    await browser.close();
  }
}
