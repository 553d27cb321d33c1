import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';

export interface ProcessUsage {
  /** In ms, averaged over a sample. */
  eventLoopDelay: number;
  /** In bytes: the heap, and buffers outside it. */
  memoryUsed: number;
}

const resolutionMs = 10;

/** Opens no file, unlike `process.memoryUsage`, which throws while clients hold all file descriptors. */
export function measureProcess(app: FastifyInstance, sampleMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let usage: ProcessUsage = { eventLoopDelay: 0, memoryUsed: 0 };

  function sample(): void {
    // The mean is NaN when the event loop was blocked the whole time.
    const eventLoopDelay = Number.isNaN(delays.mean)
      ? Infinity
      : Math.max(0, delays.mean / 1e6 - resolutionMs);
    const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
    usage = { eventLoopDelay, memoryUsed: heap + buffers };
    delays.reset();
  }

  delays.enable();
  const timer = setInterval(sample, sampleMs).unref();
  app.decorate('processUsage', () => usage);
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    processUsage: () => ProcessUsage;
  }
}
