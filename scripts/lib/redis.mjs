// Makes sure that the server's tests find a redis-server, and installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isThere = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Throws with what to do when there is none and it cannot be installed. */
export function ensureRedis() {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Redis from Debian.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']);
    // The tests start their own; the system's, which the package may have started, is nobody's wish.
    run('service', ['redis-server', 'stop'], 'ignore');
  }
  if (isThere()) return;
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
