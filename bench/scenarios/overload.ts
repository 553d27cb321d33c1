import { setTimeout } from 'node:timers/promises';

import { callerAt } from '../cases/case';
import { Connection, loadHttp, type HttpRequest } from '../http-load';
import { usageOf } from '../processor-time';
import type { Stage } from '../stage';
import { megabytes, quantile, type Scenario } from './scenario';

const sustainableConnections = 50;
const overloadFactor = 10;
const recoveryTimeoutMs = 60_000;
const probeIntervalMs = 100;

/** A page of a zone for members, which queries the database. */
const requestsOf = (stage: Stage) => (number: number) => ({
  path: '/posts/get?limit=20&category=memes',
  token: callerAt(stage, number).token,
});

export const overloadScenario: Scenario = {
  name: 'overload',
  async run(stage, { seconds }) {
    const requestAt = requestsOf(stage);
    let sent = 0;
    const milliseconds = Math.min(3, seconds) * 1000;
    const next = () => requestAt((sent += 1));
    const calm = await loadHttp({
      url: stage.url,
      next,
      status: 200,
      connections: sustainableConnections,
      milliseconds,
    });
    const sustainable = (calm.length * 1000) / milliseconds;
    const before = (await usageOf(stage.pid))?.memory;

    const { accepted, refused, memory } = await overload(stage, next, overloadFactor * sustainable, seconds);
    const recovery = await waitForRecovery(stage, requestAt, quantile(calm, 0.99));

    return [
      `sustainable: ${sustainable.toFixed(0)} a second, p99 ${quantile(calm, 0.99).toFixed(0)} ms, ${megabytes(before)}`,
      `overload for ${seconds} s: ${((accepted.length + refused.length) / seconds).toFixed(0)} a second sent, ` +
        `${(accepted.length / seconds).toFixed(0)} accepted (p99 ${quantile(accepted, 0.99).toFixed(0)} ms), ` +
        `${(refused.length / seconds).toFixed(0)} refused, at most ${megabytes(memory)}`,
      `normal again after ${(recovery / 1000).toFixed(1)} s`,
    ];
  },
};

/** Refused callers do not wait: each connection keeps its share of the rate. */
async function overload(stage: Stage, next: () => HttpRequest, rate: number, seconds: number) {
  const accepted: number[] = [];
  const refused: number[] = [];
  let memory = 0;
  const deadline = performance.now() + seconds * 1000;
  const connections = 3 * stage.maxSockets;
  const intervalMs = (1000 * connections) / rate;
  const runs = Array.from({ length: connections }, async (_, index) => {
    const connection = new Connection(stage.url);
    let due = performance.now() + (index / connections) * intervalMs;
    try {
      while (due < deadline) {
        await setTimeout(due - performance.now());
        const { status, latency } = await connection.send(next());
        if (status !== 200 && status !== 503) throw new Error(`A request got status ${status}.`);
        (status === 200 ? accepted : refused).push(latency);
        due = Math.max(due + intervalMs, performance.now());
      }
    } finally {
      connection.close();
    }
  });
  const watch = async () => {
    while (performance.now() < deadline) {
      memory = Math.max(memory, (await usageOf(stage.pid))?.memory ?? 0);
      await setTimeout(probeIntervalMs);
    }
  };
  await Promise.all([...runs, watch()]);
  return { accepted, refused, memory };
}

/** Until five requests in a row take as long as in the calm. */
async function waitForRecovery(stage: Stage, requestAt: (number: number) => HttpRequest, normalMs: number) {
  const connection = new Connection(stage.url);
  const began = performance.now();
  let recovered = began;
  let inRow = 0;
  while (inRow < 5 && performance.now() - began < recoveryTimeoutMs) {
    const { status, latency } = await connection.send(requestAt(0));
    const isNormal = status === 200 && latency <= normalMs;
    if (!isNormal) inRow = 0;
    else if ((inRow += 1) === 1) recovered = performance.now();
    await setTimeout(probeIntervalMs);
  }
  connection.close();
  return recovered - began;
}
