import { usageOf } from '../processor-time';
import type { Scenario } from './scenario';

/** Starts on a forum that has been started before, until the first page has been rendered. */
export const startScenario: Scenario = {
  name: 'second start',
  async run(stage, { seconds }) {
    // The server of the tests serves no app.
    const path = (await fetch(stage.url)).status === 404 ? '/readyz' : '/';
    const milliseconds: number[] = [];
    const processor: number[] = [];
    const starts = Math.ceil(seconds);
    for (let start = 0; start < starts; start += 1) {
      const server = await stage.startAnother(path);
      milliseconds.push(server.startMs);
      processor.push((await usageOf(server.pid))?.node ?? NaN);
      await server.stop();
    }
    return [
      `${inSeconds(milliseconds)} s to the first page, sorted`,
      `${inSeconds(processor)} s of Node.js's processor time`,
    ];
  },
};

const inSeconds = (times: number[]) =>
  times
    .toSorted((a, b) => a - b)
    .map((time) => (time / 1_000).toFixed(2))
    .join(', ');
