import { setTimeout } from 'node:timers/promises';

import { callerAt, withNumber } from '../cases/case';
import { wordsPath } from '../cases/search';
import { postAt } from '../cases/writes';
import { Connection, loadHttp, type HttpRequest } from '../http-load';
import { offerHttp } from '../open-load';
import type { Stage } from '../stage';
import { quantile } from '../quantile';
import { describeLatencies, megabytes, watchMemory, type Scenario } from './scenario';

const sustainableConnections = 50;
const overloadFactor = 10;
const recoveryTimeoutMs = 60_000;
const probeIntervalMs = 100;
const readsPerVote = 10;

/** Prepared requests. When the load has more, they are sent again. */
const maxRequests = 100_000;

type RequestAt = (stage: Stage, number: number) => HttpRequest;

const pageAt: RequestAt = (stage, number) => ({
  path: '/posts/get?limit=20&category=memes',
  token: callerAt(stage, number).token,
});

/** With a number, so that the server has no cached response. */
const searchAt: RequestAt = (stage, number) =>
  withNumber({ path: wordsPath('market'), token: callerAt(stage, number).token }, number);

/** Votes, and a member's pages, which every vote makes stale. */
const pageOrVoteAt: RequestAt = (stage, number) => {
  if (number % readsPerVote > 0) return pageAt(stage, number);
  // All callers vote: writes of one member wait for each other.
  const { id, token } = callerAt(stage, number / readsPerVote);
  const path = `/posts/vote/${postAt(number, stage.size.posts)}`;
  return { method: 'PATCH', path, token, body: { value: 'upVote', userId: id } };
};

/** @param probeAt A request that shows whether the server has recovered. */
const overloadOf = (name: string, requestAt: RequestAt, probeAt: RequestAt): Scenario => ({
  name,
  async run(stage, { seconds }) {
    const { url } = stage;
    let number = 0;
    const next = () => requestAt(stage, (number += 1));
    const calmSeconds = Math.min(3, seconds);
    const calm = await loadHttp({
      url,
      next,
      status: 200,
      connections: sustainableConnections,
      milliseconds: calmSeconds * 1_000,
    });
    const sustainable = calm.length / calmSeconds;
    const rate = overloadFactor * sustainable;

    const { result, before, max } = await watchMemory(stage, () =>
      offerHttp({
        url,
        requests: Array.from({ length: Math.min(Math.ceil(rate * seconds), maxRequests) }, next),
        rate,
        seconds,
        connections: 3 * stage.maxSockets,
      }),
    );
    const recovery = await waitForRecovery(() => probeAt(stage, 0), {
      url,
      normalMs: quantile(calm, 0.99),
    }).finally(result.close);

    const { sent, acceptedReads, acceptedWrites, refused, unanswered } = result;
    const perSecond = (count: number) => (count / seconds).toFixed(0);
    return [
      `sustainable: ${sustainable.toFixed(0)} a second, ${describeLatencies(calm)}`,
      `overload for ${seconds} s: ${perSecond(sent)} a second, ${(sent / seconds / sustainable).toFixed(1)} x`,
      `accepted reads: ${perSecond(acceptedReads.length)} a second, ${describeLatencies(acceptedReads)}`,
      ...(acceptedWrites.length > 0
        ? [
            `accepted votes: ${perSecond(acceptedWrites.length)} a second, ${describeLatencies(acceptedWrites)}`,
          ]
        : []),
      `refused: ${perSecond(refused.length)} a second, ${describeLatencies(refused)}; ${unanswered} not answered yet`,
      `memory: ${megabytes(before)} before, at most ${megabytes(max)}`,
      `normal again after ${(recovery / 1_000).toFixed(1)} s`,
    ];
  },
});

export const overloadScenarios: readonly Scenario[] = [
  overloadOf('overload with searches', searchAt, searchAt),
  overloadOf('overload', pageOrVoteAt, pageAt),
];

/** Waits until five requests in a row are as fast as without load. */
async function waitForRecovery(
  probe: () => HttpRequest,
  { url, normalMs }: { url: string; normalMs: number },
): Promise<number> {
  const connection = new Connection(url);
  const began = performance.now();
  let recovered = began;
  let inRow = 0;
  while (inRow < 5 && performance.now() - began < recoveryTimeoutMs) {
    const { status, latency } = await connection.send(probe());
    const isNormal = status === 200 && latency <= normalMs;
    if (!isNormal) inRow = 0;
    else if ((inRow += 1) === 1) recovered = performance.now();
    await setTimeout(probeIntervalMs);
  }
  connection.close();
  return recovered - began;
}
