import { loadHttp, type HttpRequest } from '../http-load';
import { emailOf, password } from '../seed';
import { quantile } from '../quantile';
import { describeLatencies, loadPages, withBareServer, type Scenario } from './scenario';

const logInCallers = 10;

interface Target {
  url: string;
  path?: string;
  logIn: () => HttpRequest;
}

/** Latency of a page while others log in, here and on a bare server that only verifies passwords. */
export const logInScenario: Scenario = {
  name: 'log in beside others',
  async run(stage, { seconds }) {
    const { url, size } = stage;
    let number = 0;
    const logIn = (): HttpRequest => ({
      method: 'POST',
      path: '/api/users/login',
      body: { email: emailOf((number += 1) % size.members), password },
    });
    const own = await measure({ url, logIn }, seconds);
    const bare = await withBareServer(stage, (server) =>
      measure({ ...server, logIn: () => ({ method: 'POST', path: '/' }) }, seconds),
    );
    return [...own, ...bare.map((line) => `bare server: ${line}`)];
  },
};

async function measure({ logIn, ...target }: Target, seconds: number): Promise<string[]> {
  const { url, path } = target;
  await loadPages(target, seconds, path);
  const alone = await loadPages(target, seconds, path);
  const [logIns, beside] = await Promise.all([
    loadHttp({
      url,
      next: logIn,
      status: 200,
      connections: logInCallers,
      milliseconds: seconds * 1_000,
    }),
    loadPages(target, seconds, path),
  ]);
  return [
    `page alone: ${describeLatencies(alone)}`,
    `page beside ${(logIns.length / seconds).toFixed(0)} log-ins a second: ${describeLatencies(beside)}, p99 ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(2)} x`,
    `log in: ${describeLatencies(logIns)}`,
  ];
}
