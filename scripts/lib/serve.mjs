import { spawn } from 'node:child_process';

/**
 * Starts a server that prints its URL.
 * @param {readonly string[]} args Arguments of Node.js.
 * @param {Readonly<Record<string, string>>} [env]
 */
export async function serve(args, env = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  let output = '';
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [found] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void closed.then(() => reject(new Error(`${args.join(' ')} ended: ${output}`)));
  });
  return {
    url,
    stop: () => {
      child.kill();
      return closed;
    },
  };
}
