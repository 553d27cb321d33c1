import type { Stage } from '../stage';

/** Measures something other than the rate of one request. */
export interface Scenario {
  name: string;
  /** @returns Lines to print. */
  run: (stage: Stage, options: { seconds: number }) => Promise<string[]>;
}

export const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '-' : `${(bytes / 1024 ** 2).toFixed(0)} MB`;

export const quantile = (latencies: number[], share: number) => {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** Reading resets the maximum and the quantiles. The delays contain the sampling interval of 10 ms. */
export async function readEventLoopDelays({ url }: Stage): Promise<{ p99: number; max: number }> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const valueOf = (name: string) =>
    1_000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(metrics)?.[1]) - 10;
  return { p99: valueOf('p99'), max: valueOf('max') };
}
