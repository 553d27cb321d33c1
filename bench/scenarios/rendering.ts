import { fetchRendered, isRendered } from '../rendered-page';
import { quantile } from '../quantile';
import {
  describeLatencies,
  loadPages,
  readEventLoopDelays,
  watchMemory,
  megabytes,
  type Scenario,
} from './scenario';

const readers = 4;

/** Pages that the server renders for each request, and latency of the API meanwhile. */
export const renderingScenario: Scenario = {
  name: 'rendered pages, uncached',
  async run(stage, { seconds }) {
    // The server of the tests serves no app.
    if ((await fetch(stage.url)).status === 404) return ['left out: the server has no pages'];
    await fetchRendered(`${stage.url}/news`);
    await loadPages(stage, seconds);
    await readEventLoopDelays(stage);
    const alone = await loadPages(stage, seconds);
    const delaysAlone = await readEventLoopDelays(stage);

    let number = 0;
    const counts = { rendered: 0, empty: 0 };
    const latencies: number[] = [];
    const read = async (deadline: number) => {
      do {
        const began = performance.now();
        const response = await fetch(`${stage.url}/news?sort=new&request=${(number += 1)}`);
        counts[isRendered(await response.text()) ? 'rendered' : 'empty'] += 1;
        latencies.push(performance.now() - began);
      } while (performance.now() < deadline);
    };
    const readAll = async () => {
      const deadline = performance.now() + seconds * 1_000;
      await Promise.all(Array.from({ length: readers }, () => read(deadline)));
    };
    const { before, max } = await watchMemory(stage, readAll);
    const lines = [
      `${(counts.rendered / seconds).toFixed(1)} pages a second by ${readers} readers, ${counts.empty} without content: ${describeLatencies(latencies)}`,
      `memory: ${megabytes(before)} before, at most ${megabytes(max)}`,
    ];
    await readEventLoopDelays(stage);
    const [beside] = await Promise.all([loadPages(stage, seconds), readAll()]);
    const delaysBeside = await readEventLoopDelays(stage);
    return [
      ...lines,
      `API alone: ${describeLatencies(alone)}, event loop delay p99 ${delaysAlone.p99.toFixed(1)} ms`,
      `API meanwhile: ${describeLatencies(beside)}, p99 ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(2)} x, event loop delay p99 ${delaysBeside.p99.toFixed(1)} ms, at most ${delaysBeside.max.toFixed(1)} ms`,
    ];
  },
};
