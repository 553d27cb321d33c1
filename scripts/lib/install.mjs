// Imports only Node.js modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const stamp = `${root}node_modules/.cache/alphazone/installed`;

export function ensureInstalled() {
  requireNode();
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (present === wanted) return;

  console.log('Installing packages. This takes a few minutes the first time.');
  // Builds need devDependencies, also with NODE_ENV=production.
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('npm ci failed: see its message above. Check the network connection and try again.');
    process.exit(1);
  }
  mkdirSync(`${root}node_modules/.cache/alphazone`, { recursive: true });
  writeFileSync(stamp, wanted);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Alphazone needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
