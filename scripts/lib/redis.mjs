import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isInstalled = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export function ensureRedis() {
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Redis from Debian.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']);
    // Debian's package may have started a service. The tests start their own Redis.
    run('service', ['redis-server', 'stop'], 'ignore');
  }
  if (isInstalled()) return;
  throw new Error(
    'The tests need Redis and could not install it. Install it (Debian: apt-get install redis-server; ' +
      'macOS: brew install redis) and try again.',
  );
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {'inherit' | 'ignore'} [errors]
 */
function run(command, args, errors = 'inherit') {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', errors],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
