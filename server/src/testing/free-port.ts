import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections and to `listen(0)`: nothing takes one between here and the server's start. */
const firstPort = 20_000;
const portsOfWorker = 500;
const workers = 24;

let used = 0;

/** A port of 127.0.0.1. Each worker of a test run has its own ports, so that two servers which start at once never get the same. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0);
  for (let tries = 0; tries < portsOfWorker; tries += 1) {
    const port = firstPort + (worker % workers) * portsOfWorker + (used++ % portsOfWorker);
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
