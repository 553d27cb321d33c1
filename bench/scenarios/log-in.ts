import { loadHttp } from '../http-load';
import { emailOf, password } from '../seed';
import { describeLatencies, loadPages, quantile, type Scenario } from './scenario';

const logInCallers = 10;

/** Latency of a page while others log in. */
export const logInScenario: Scenario = {
  name: 'log in beside others',
  async run(stage, { seconds }) {
    const { url, size } = stage;
    let number = 0;
    await loadPages(stage, seconds);
    const alone = await loadPages(stage, seconds);
    const [logIns, beside] = await Promise.all([
      loadHttp({
        url,
        next: () => ({
          method: 'POST',
          path: '/api/users/login',
          body: { email: emailOf((number += 1) % size.members), password },
        }),
        status: 200,
        connections: logInCallers,
        milliseconds: seconds * 1_000,
      }),
      loadPages(stage, seconds),
    ]);
    return [
      `page alone: ${describeLatencies(alone)}`,
      `page beside ${(logIns.length / seconds).toFixed(0)} log-ins a second: ${describeLatencies(beside)}, p99 ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(2)} x`,
      `log in: ${describeLatencies(logIns)}`,
    ];
  },
};
