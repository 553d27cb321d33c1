import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { installMissing, isDebiansRoot } from './debian.mjs';

/** Debian packages of the fonts in fonts.conf. */
const fonts = ['fonts-dejavu', 'fonts-noto-color-emoji', 'fontconfig'];

const headlessShell = '/usr/bin/chromium-headless-shell';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function ensureChromium() {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    if (existsSync(fromEnvironment)) return fromEnvironment;
    throw new Error(`CHROMIUM_PATH names ${fromEnvironment}, which does not exist.`);
  }
  const present = usual.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (present) {
    if (isDebiansRoot()) installMissing(fonts);
    return present;
  }

  if (isDebiansRoot()) {
    console.log('Installing Chromium from Debian.');
    installMissing(['chromium', ...fonts]);
  } else {
    console.log("Installing Playwright's Chromium.");
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = usual.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (installed) return installed;
  throw new Error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.');
}

/** Takes a third less CPU time. Falls back to any Chromium. */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (isDebiansRoot()) installMissing(['chromium-headless-shell', ...fonts]);
  return existsSync(headlessShell) ? headlessShell : ensureChromium();
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
