import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
    run('npx', ['playwright', 'install', 'chromium']);
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

const isDebiansRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installMissing(packages) {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

function isInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], {
    encoding: 'utf8',
  });
  return stdout === 'installed';
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
