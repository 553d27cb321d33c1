import type { Coin } from '@alphazone/client';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildApp } from '../app';
import { messages } from '../messages';
import { checkedInject } from '../testing/checked-inject';
import { createTestApp, type TestApp } from '../testing/test-app';
import { coinMarketCap } from './coin-market-cap';
import { coinMarketCapAnswer } from './provider-answers.fixture';
import { json, startProviderServer, type ProviderServer } from './provider-server.fixture';
import { createTopCoins, type PriceSource } from './top-coins';

const interval = 15;

let upstream: ProviderServer;
let prices: PriceSource;
let server: TestApp;

beforeAll(async () => {
  upstream = await startProviderServer();
  prices = { provider: coinMarketCap({ apiKey: 'cmc-key', baseUrl: upstream.url }), interval };
  server = await createTestApp({ prices });
});
beforeEach(async () => {
  await server.db.deleteFrom('crypto_prices').execute();
  upstream.answerWith(json(coinMarketCapAnswer));
  upstream.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await upstream.close();
});

const ask = (to: FastifyInstance) => checkedInject(to, { url: '/api/crypto/top' });

/** One more server on the same database. */
const startAnother = () => buildApp({ settings: server.settings, db: server.db, prices });

const symbolsOf = (coins: readonly Coin[]) => coins.map(({ symbol }) => symbol);

/** What a process remembers is forgotten with each call: what counts is the database. */
function forgetful(log: object[] = []) {
  let time = 0;
  return createTopCoins({
    ...prices,
    db: server.db,
    log: { warn: (fields) => log.push(fields) },
    now: () => (time += 10_000),
  });
}

/** As if so many seconds had gone by. */
const pass = (seconds: number) =>
  sql`update crypto_prices set next_fetch_on = next_fetch_on - make_interval(secs => ${seconds}),
      fetched_on = fetched_on - make_interval(secs => ${seconds})`.execute(server.db);

/** Seconds until the provider may be asked again, by the database's clock. */
async function secondsToWait(): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from next_fetch_on - now())::float8 as wait from crypto_prices`.execute(server.db);
  return rows[0]?.wait ?? Number.NaN;
}

describe('listTopCoins', () => {
  it('gives the prices of the provider', async () => {
    const response = await server.request({ url: '/api/crypto/top' });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      { id: 1, symbol: 'BTC', quote: { USD: { price: 64_000.512, percent_change_24h: -1.2543 } } },
      { id: 1_027, symbol: 'ETH', quote: { USD: { price: 3_100.07, percent_change_24h: 0.5 } } },
    ]);
  });

  it('is answered 304 to whoever has the prices', async () => {
    const first = await server.request({ url: '/api/crypto/top' });
    const second = await server.request({
      url: '/api/crypto/top',
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(second.statusCode).toBe(304);
  });

  it('gives sample prices without a provider, and says so', async () => {
    const plain = await createTestApp();
    const coins = (await plain.request({ url: '/api/crypto/top' })).json<Coin[]>();
    await plain.close();

    expect(coins.length).toBeGreaterThan(0);
    expect(coins.every(({ sample }) => sample)).toBe(true);
  });

  it('asks the provider once per interval, whatever the number of clients', async () => {
    const app = await startAnother();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(app)));
    await app.close();

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(upstream.requests).toHaveLength(1);
  });

  it('asks the provider once per interval, whatever the number of servers on the database', async () => {
    const [one, other] = await Promise.all([startAnother(), startAnother()]);
    await ask(one);
    const answers = await Promise.all([ask(one), ask(other), ask(one), ask(other)]);
    await Promise.all([one.close(), other.close()]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(upstream.requests).toHaveLength(1);
  });

  it('asks the provider once when the interval ends for several servers in the same moment', async () => {
    await forgetful()();
    for (let round = 0; round < 5; round += 1) {
      await pass(interval);
      upstream.requests.length = 0;
      const answers = await Promise.all(Array.from({ length: 8 }, () => forgetful()()));

      expect(answers.map((coins) => symbolsOf(coins))).toEqual(Array(8).fill(['BTC', 'ETH']));
      expect(upstream.requests).toHaveLength(1);
    }
  });

  it('asks again when the interval is over, and not before', async () => {
    const read = forgetful();
    await read();
    await pass(interval - 1);
    await read();
    expect(upstream.requests).toHaveLength(1);

    await pass(1);
    await read();
    expect(upstream.requests).toHaveLength(2);
  });

  it('goes on with the last prices for an hour while the provider fails, asking once per interval', async () => {
    const log: object[] = [];
    const read = forgetful(log);
    await read();
    upstream.answerWith(json({}, 500));
    upstream.requests.length = 0;

    await pass(interval);
    expect(symbolsOf(await read())).toEqual(['BTC', 'ETH']);
    expect(symbolsOf(await read())).toEqual(['BTC', 'ETH']);
    expect(upstream.requests).toHaveLength(1);
    expect(log).toEqual([
      { provider: 'coinmarketcap', reason: expect.stringContaining('answered 500.') as string },
    ]);

    await pass(3_500);
    expect(symbolsOf(await read())).toEqual(['BTC', 'ETH']);
    await pass(100);
    await expect(read()).rejects.toMatchObject({ statusCode: 503, code: 'prices_unavailable' });
  });

  it('has new prices as soon as the provider works again', async () => {
    const read = forgetful();
    upstream.answerWith(json({}, 500));
    await expect(read()).rejects.toMatchObject({ statusCode: 503 });

    upstream.answerWith(json(coinMarketCapAnswer));
    await pass(interval);
    expect(symbolsOf(await read())).toEqual(['BTC', 'ETH']);
  });

  it('leaves the provider alone for as long as it asks for', async () => {
    upstream.answerWith(json({}, 429, { 'retry-after': '600' }));
    await forgetful()().catch(() => undefined);

    const wait = await secondsToWait();
    expect(wait).toBeGreaterThan(interval);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('asks no sooner than the interval, whatever the provider says', async () => {
    upstream.answerWith(json({}, 429, { 'retry-after': '0' }));
    const read = forgetful();
    await read().catch(() => undefined);
    await read().catch(() => undefined);

    expect(upstream.requests).toHaveLength(1);
  });

  it('is answered 503 while there are no prices at all, with when to come back', async () => {
    upstream.answerWith(json({ nothing: 'useful' }));
    const other = await createTestApp({ prices });
    const response = await other.request({ url: '/api/crypto/top' });
    await other.close();

    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ message: messages.pricesUnavailable, code: 'prices_unavailable' });
    expect(response.headers['retry-after']).toBe(String(interval));
  });
});
