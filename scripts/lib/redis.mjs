import { spawnSync } from 'node:child_process';

import { installMissing, isDebiansRoot } from './debian.mjs';

const isInstalled = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export function ensureRedis() {
  if (isInstalled()) return;
  if (isDebiansRoot()) {
    console.log('Installing Redis from Debian.');
    installMissing(['redis-server']);
    // Debian's package may have started a service. The tests start their own Redis.
    spawnSync('service', ['redis-server', 'stop'], { stdio: 'ignore' });
  }
  if (isInstalled()) return;
  throw new Error(
    'The tests need Redis and could not install it. Install it (Debian: apt-get install redis-server; ' +
      'macOS: brew install redis) and try again.',
  );
}
