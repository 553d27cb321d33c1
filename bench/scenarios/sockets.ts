import { setTimeout } from 'node:timers/promises';

import { openAudience } from '../audience';
import { callerAt } from '../cases/case';
import { memoryOf, usageOf } from '../processor-time';
import { postId } from '../seed';
import type { Stage } from '../stage';
import { quantile } from '../quantile';
import { megabytes, readEventLoopDelays, type Scenario } from './scenario';

const votesPerSecond = 100;
const settleMs = 1_000;

/** Memory of idle sockets. The first ones warm up the server. */
export const socketsScenario: Scenario = {
  name: 'sockets: memory',
  async run({ url, pid, maxSockets }) {
    const warmUp = await openAudience(url, maxSockets, () => undefined);
    warmUp.close();
    await setTimeout(settleMs);
    const before = (await memoryOf(pid)) ?? NaN;
    const audience = await openAudience(url, 2 * maxSockets, () => undefined);
    await setTimeout(settleMs);
    const after = (await memoryOf(pid)) ?? NaN;
    audience.close();
    const perSocket = (after - before) / (2 * maxSockets) / 1024;
    return [
      `${2 * maxSockets} sockets: ${megabytes(before)} before, ${megabytes(after)} with them, ${perSocket.toFixed(1)} kB each`,
    ];
  },
};

/** @param posts On which the votes are spread. */
const votesScenario = (posts: number): Scenario => ({
  name: `sockets: ${votesPerSecond} votes a second on ${posts} ${posts === 1 ? 'post' : 'posts'}`,
  async run(stage, { seconds }) {
    const before = await usageOf(stage.pid);
    const newest: string[] = [];
    let packets = 0;
    const audience = await openAudience(stage.url, stage.maxSockets, (json, listener) => {
      packets += 1;
      newest[listener] = json;
    });
    await readEventLoopDelays(stage);
    const began = performance.now();
    const latencies = await vote(stage, posts, Math.ceil(seconds * votesPerSecond));
    const { p99, max } = await readEventLoopDelays(stage);
    const deadline = performance.now() + 10 * settleMs;
    const isEqual = () => newest.length === stage.maxSockets && new Set(newest).size === 1;
    while (!isEqual() && performance.now() < deadline) await setTimeout(10);
    audience.close();
    const elapsed = (performance.now() - began) / 1000;
    const after = await usageOf(stage.pid);
    return [
      `event loop delay: p99 ${p99.toFixed(0)} ms, max ${max.toFixed(0)} ms`,
      `votes: p50 ${quantile(latencies, 0.5).toFixed(0)} ms, p99 ${quantile(latencies, 0.99).toFixed(0)} ms`,
      `packets: ${(packets / stage.maxSockets / elapsed).toFixed(1)} a second for each of ${stage.maxSockets} sockets` +
        (isEqual() ? ', all have the newest counts' : ', NOT all have the newest counts'),
      `Node.js: ${before && after ? ((after.node - before.node) / latencies.length).toFixed(1) : '-'} ms for each vote`,
    ];
  },
});

/** Sends votes at a fixed rate, even while earlier ones are pending. @returns Their latencies in ms. */
async function vote(stage: Stage, posts: number, count: number): Promise<number[]> {
  const began = performance.now();
  const votes = Array.from({ length: count }, async (_, number) => {
    await setTimeout(began + (number * 1000) / votesPerSecond - performance.now());
    const { id, token } = callerAt(stage, number);
    const sent = performance.now();
    const response = await fetch(`${stage.url}/posts/vote/${postId(1 + (number % posts))}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ value: 'upVote', userId: id }),
    });
    if (!response.ok) throw new Error(`A vote was refused: ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now() - sent;
  });
  return Promise.all(votes);
}

export const voteScenarios = [votesScenario(1), votesScenario(100)];
