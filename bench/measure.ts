import { performance } from 'node:perf_hooks';

import { usageOf } from './processor-time';
import { quantile } from './quantile';

export interface Load {
  connections: number;
  milliseconds: number;
}

/** @returns The latency of each request in milliseconds. */
export type Workload = (load: Load) => Promise<number[]>;

/** Times are in milliseconds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p97_5: number;
  p99: number;
  /** CPU time per request; undefined when unknown. */
  node: number | undefined;
  postgres: number | undefined;
  /** Resident memory of Node.js in bytes. */
  memory: number | undefined;
}

/** Share of a round's duration. */
const warmUpShare = 0.3;

export interface Measured {
  workload: Workload;
  /** Undefined: CPU time is not measured. */
  pid: number | undefined;
}

/** Interleaves the rounds, so that other load on the machine slows all alike. Returns the median round of each. */
export async function measure(
  all: readonly Measured[],
  load: Load,
  rounds: number,
): Promise<readonly Figures[]> {
  const figures = all.map((): Figures[] => []);
  for (const { workload } of all) await workload({ ...load, milliseconds: load.milliseconds * warmUpShare });
  for (let round = 0; round < rounds; round += 1)
    for (const [index, measured] of all.entries()) figures[index]?.push(await measureRound(measured, load));
  return figures.map(median);
}

/** Returns the round with the median rate. */
function median(figures: Figures[]): Figures {
  figures.sort((a, b) => a.perSecond - b.perSecond);
  const middle = figures[Math.floor(figures.length / 2)];
  if (!middle) throw new Error('There must be a round.');
  return middle;
}

async function measureRound({ workload, pid }: Measured, load: Load): Promise<Figures> {
  const before = pid === undefined ? undefined : await usageOf(pid);
  const began = performance.now();
  const latencies = await workload(load);
  const seconds = (performance.now() - began) / 1000;
  const after = pid === undefined ? undefined : await usageOf(pid);
  return {
    perSecond: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p97_5: quantile(latencies, 0.975),
    p99: quantile(latencies, 0.99),
    node: before && after && (after.node - before.node) / latencies.length,
    postgres: before && after && (after.postgres - before.postgres) / latencies.length,
    memory: after?.memory,
  };
}

export const repeat =
  (task: (connection: number) => Promise<unknown>): Workload =>
  async ({ connections, milliseconds }) => {
    const latencies: number[] = [];
    const deadline = performance.now() + milliseconds;
    const runs = Array.from({ length: connections }, async (_, connection) => {
      do {
        const began = performance.now();
        await task(connection);
        latencies.push(performance.now() - began);
      } while (performance.now() < deadline);
    });
    await Promise.all(runs);
    return latencies;
  };
