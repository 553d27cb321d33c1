import { setTimeout } from 'node:timers/promises';

import { startChild } from '../child-server';
import { loadHttp } from '../http-load';
import { memoryOf } from '../processor-time';
import { quantile } from '../quantile';
import type { Stage } from '../stage';

/** Measures something other than the rate of one request. */
export interface Scenario {
  name: string;
  /** @returns Lines to print. */
  run: (stage: Stage, options: { seconds: number }) => Promise<string[]>;
}

export const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '-' : `${(bytes / 1024 ** 2).toFixed(0)} MB`;

export const describeLatencies = (latencies: number[]) =>
  `p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`;

const firstPage = '/posts/get?limit=20';

/** Latencies of the first page, for guests. */
export const loadPages = ({ url }: Pick<Stage, 'url'>, seconds: number, path = firstPage) =>
  loadHttp({
    url,
    next: () => ({ path }),
    status: 200,
    connections: 5,
    milliseconds: seconds * 1_000,
  });

/** Runs `work` with a bare server that answers `path` with as many bytes as the first page. */
export async function withBareServer<T>(
  { url }: Stage,
  work: (bare: { url: string; path: string }) => Promise<T>,
): Promise<T> {
  const { byteLength } = await (await fetch(`${url}${firstPage}`)).arrayBuffer();
  const server = await startChild(['--import', 'tsx', 'bench/limits/constant-server.ts'], {}, '/');
  try {
    return await work({ url: server.url, path: `/${byteLength}` });
  } finally {
    await server.stop();
  }
}

const memorySampleMs = 100;

/** Resident memory of the server before and during `work`. */
export async function watchMemory<T>({ pid }: Stage, work: () => Promise<T>) {
  const read = async () => (await memoryOf(pid)) ?? 0;
  const before = await read();
  let max = before;
  const end = new AbortController();
  const watch = async () => {
    while (!end.signal.aborted) {
      max = Math.max(max, await read());
      await setTimeout(memorySampleMs);
    }
  };
  const [result] = await Promise.all([
    work().finally(() => {
      end.abort();
    }),
    watch(),
  ]);
  return { result, before, max };
}

/** Reading resets the maximum and the quantiles. The delays contain the sampling interval of 10 ms. */
export async function readEventLoopDelays({ url }: Stage): Promise<{ p99: number; max: number }> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const valueOf = (name: string) =>
    1_000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(metrics)?.[1]) - 10;
  return { p99: valueOf('p99'), max: valueOf('max') };
}
