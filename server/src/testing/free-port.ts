import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports: no outgoing connection takes one between this probe and the start of the server. */
const firstPort = 20_000;
const portsOfWorker = 500;
const workers = 24;

/** Random: another checkout's run on this machine has the same ranges. */
let next = Math.floor(Math.random() * portsOfWorker);

/** Returns a free port of 127.0.0.1. Each worker of a test run has its own range, so two servers that start at once never share one. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0);
  for (let tries = 0; tries < portsOfWorker; tries += 1) {
    const port = firstPort + (worker % workers) * portsOfWorker + (next++ % portsOfWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports of worker ${worker} are taken.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
