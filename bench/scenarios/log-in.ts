import { loadHttp } from '../http-load';
import { emailOf, password } from '../seed';
import { quantile, type Scenario } from './scenario';

const callers = { logIn: 10, page: 5 } as const;

/** Latency of a page while others log in. */
export const logInScenario: Scenario = {
  name: 'log in beside others',
  async run({ url, size }, { seconds }) {
    const milliseconds = seconds * 1000;
    const readPages = () =>
      loadHttp({
        url,
        next: () => ({ path: '/posts/get?limit=20' }),
        status: 200,
        connections: callers.page,
        milliseconds,
      });
    let number = 0;
    await readPages();
    const alone = await readPages();
    const [logIns, beside] = await Promise.all([
      loadHttp({
        url,
        next: () => ({
          method: 'POST',
          path: '/api/users/login',
          body: { email: emailOf((number += 1) % size.members), password },
        }),
        status: 200,
        connections: callers.logIn,
        milliseconds,
      }),
      readPages(),
    ]);
    const describe = (latencies: number[]) =>
      `p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`;
    return [
      `page alone: ${describe(alone)}`,
      `page beside ${(logIns.length / seconds).toFixed(0)} log-ins a second: ${describe(beside)}, p99 ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(2)} x`,
      `log in: ${describe(logIns)}`,
    ];
  },
};
