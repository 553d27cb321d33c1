// Finds Chromium for the browser tests, and installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium that can be started: CHROMIUM_PATH, the system's, Debian's package, or Playwright's. */
export async function ensureChromium() {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    if (existsSync(fromEnvironment)) return fromEnvironment;
    throw new Error(`CHROMIUM_PATH names ${fromEnvironment}, which does not exist.`);
  }
  const present = usual.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (present) return present;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian.');
    run('apt-get', ['update', '-qq']);
    // The fonts are those of the stories' pictures.
    const packages = ['chromium', 'fonts-dejavu', 'fonts-noto-color-emoji'];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  } else {
    console.log("Installing Playwright's Chromium.");
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = usual.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (installed) return installed;
  throw new Error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.');
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
