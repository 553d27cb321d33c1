import type { BrowserContextOptions, CDPSession } from '@playwright/test';

export interface Device {
  name: string;
  context: BrowserContextOptions;
  /** How many times slower than this machine. */
  cpu: number;
  latencyMs: number;
  /** Bits per second. */
  throughput: number;
}

/** The phone is as slow as the one that Lighthouse simulates. */
export const devices: readonly Device[] = [
  {
    name: 'phone',
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    cpu: 4,
    latencyMs: 150,
    throughput: 1_638_400,
  },
  {
    name: 'desktop',
    context: { viewport: { width: 1280, height: 800 } },
    cpu: 1,
    latencyMs: 40,
    throughput: 10_240_000,
  },
];

export async function emulate(session: CDPSession, { cpu, latencyMs, throughput }: Device): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput / 8,
    uploadThroughput: throughput / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
