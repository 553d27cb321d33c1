import { setTimeout } from 'node:timers/promises';

import { loadHttp } from '../http-load';
import { startReceiver, type ReceivedList } from '../list-receiver';
import { usageOf } from '../processor-time';
import type { Stage } from '../stage';
import { quantile } from '../quantile';
import { describeLatencies, loadPages, megabytes, watchMemory, type Scenario } from './scenario';

const settleMs = 1_000;

/** Latency of a page while a client receives a complete list, again and again. */
const completeListScenario = (path: string): Scenario => ({
  name: `complete list ${path}`,
  async run(stage, { seconds }) {
    await loadPages(stage, seconds);
    const alone = await loadPages(stage, seconds);
    await setTimeout(Math.min(settleMs, seconds * 1_000));
    const receiver = startReceiver();
    const receive = () => receiver.receive(`${stage.url}${path}`);
    const work = async () => {
      const list = await receive();
      const lists: ReceivedList[] = [];
      const [beside] = await Promise.all([
        loadPages(stage, seconds),
        (async () => {
          const deadline = performance.now() + seconds * 1_000;
          do lists.push(await receive());
          while (performance.now() < deadline);
        })(),
      ]);
      return { list, beside, lists };
    };
    const memory = await watchMemory(stage, work).finally(receiver.stop);
    const { list, beside, lists } = memory.result;
    const slowestFirstByte = Math.max(...lists.map(({ firstByteMs }) => firstByteMs));
    return [
      `alone: ${megabytes(list.bytes)}, first byte after ${list.firstByteMs.toFixed(0)} ms, last after ${list.lastByteMs.toFixed(0)} ms`,
      `beside pages: ${lists.length} lists, first byte after at most ${slowestFirstByte.toFixed(0)} ms`,
      `memory: ${megabytes(memory.before)} before, at most ${megabytes(memory.max)}`,
      `page alone: ${describeLatencies(alone)}`,
      `page meanwhile: ${describeLatencies(beside)}, p99 ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(2)} x`,
      `unchanged (304): ${await measureUnchanged(stage, path, seconds)}`,
    ];
  },
});

async function measureUnchanged(stage: Stage, path: string, seconds: number): Promise<string> {
  const before = await usageOf(stage.pid);
  const latencies = await loadHttp({
    url: stage.url,
    // Each commit, e.g. of autovacuum, changes the tag.
    next: () => ({ path, headers: { 'If-None-Match': '*' } }),
    status: 304,
    connections: 1,
    milliseconds: seconds * 1_000,
  });
  const after = await usageOf(stage.pid);
  const node = before && after && (after.node - before.node) / latencies.length;
  return `${describeLatencies(latencies)}, Node.js ${node?.toFixed(2) ?? '-'} ms`;
}

export const completeListScenarios = ['/posts/get', '/api/users/all'].map(completeListScenario);
