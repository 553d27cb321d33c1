import type { Coin } from '@alphazone/client';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildApp } from '../app';
import { messages } from '../messages';
import { checkedInject } from '../testing/checked-inject';
import { createTestApp, type TestApp } from '../testing/test-app';
import { coinMarketCap } from './coin-market-cap';
import { coinMarketCapResponse } from './provider-responses.fixture';
import { json, startProviderServer, type ProviderServer } from './provider-server.fixture';
import { createTopCoins, type PriceSource } from './top-coins';

const intervalSeconds = 15;

let upstream: ProviderServer;
let prices: PriceSource;
let server: TestApp;

beforeAll(async () => {
  upstream = await startProviderServer();
  prices = { provider: coinMarketCap({ apiKey: 'cmc-key', baseUrl: upstream.url }), intervalSeconds };
  server = await createTestApp({ prices });
});
beforeEach(async () => {
  await server.db.deleteFrom('crypto_prices').execute();
  upstream.respondWith(json(coinMarketCapResponse));
  upstream.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await upstream.close();
});

const ask = (to: FastifyInstance) => checkedInject(to, { url: '/api/crypto/top' });

const startAnother = () => buildApp({ settings: server.settings, db: server.db, prices });

const symbolsOf = (coins: readonly Coin[]) => coins.map(({ symbol }) => symbol);

/** Moves the clock past the TTL with each call. */
function createUncached(log: object[] = []) {
  let time = 0;
  return createTopCoins({
    ...prices,
    db: server.db,
    log: { warn: (fields) => log.push(fields) },
    now: () => (time += 10_000),
  });
}

const pass = (seconds: number) =>
  sql`update crypto_prices set next_fetch_on = next_fetch_on - make_interval(secs => ${seconds}),
      fetched_on = fetched_on - make_interval(secs => ${seconds})`.execute(server.db);

/** The transactions that wrote the rows and that last locked them. */
async function readTransactions(): Promise<unknown[]> {
  const { rows } = await sql`select provider, xmin::text, xmax::text from crypto_prices`.execute(server.db);
  return rows;
}

async function secondsToWait(): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from next_fetch_on - now())::float8 as wait from crypto_prices`.execute(server.db);
  return rows[0]?.wait ?? Number.NaN;
}

describe('listTopCoins', () => {
  it('only reads until the next turn, so that responses stay cached', async () => {
    const topCoins = createUncached();
    await topCoins();
    const before = await readTransactions();

    await topCoins();

    expect(await readTransactions()).toEqual(before);
  });

  it("returns the provider's prices", async () => {
    const response = await server.request({ url: '/api/crypto/top' });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      { id: 1, symbol: 'BTC', quote: { USD: { price: 64_000.512, percent_change_24h: -1.2543 } } },
      { id: 1_027, symbol: 'ETH', quote: { USD: { price: 3_100.07, percent_change_24h: 0.5 } } },
    ]);
  });

  it('returns 304 for a current ETag', async () => {
    const first = await server.request({ url: '/api/crypto/top' });
    const second = await server.request({
      url: '/api/crypto/top',
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(second.statusCode).toBe(304);
  });

  it('returns marked sample prices without a provider', async () => {
    const plain = await createTestApp();
    const coins = (await plain.request({ url: '/api/crypto/top' })).json<Coin[]>();
    await plain.close();

    expect(coins.length).toBeGreaterThan(0);
    expect(coins.every(({ sample }) => sample)).toBe(true);
  });

  it('polls the provider once per interval for all clients', async () => {
    const app = await startAnother();
    const responses = await Promise.all(Array.from({ length: 50 }, () => ask(app)));
    await app.close();

    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(upstream.requests).toHaveLength(1);
  });

  it('polls the provider once per interval for all servers', async () => {
    const [one, other] = await Promise.all([startAnother(), startAnother()]);
    await ask(one);
    const responses = await Promise.all([ask(one), ask(other), ask(one), ask(other)]);
    await Promise.all([one.close(), other.close()]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(upstream.requests).toHaveLength(1);
  });

  it('polls the provider once when the interval ends for several servers', async () => {
    await createUncached()();
    for (let round = 0; round < 5; round += 1) {
      await pass(intervalSeconds);
      upstream.requests.length = 0;
      const responses = await Promise.all(Array.from({ length: 8 }, () => createUncached()()));

      expect(responses.map((coins) => symbolsOf(coins))).toEqual(Array(8).fill(['BTC', 'ETH']));
      expect(upstream.requests).toHaveLength(1);
    }
  });

  it('polls again only after the interval', async () => {
    const read = createUncached();
    await read();
    await pass(intervalSeconds - 1);
    await read();
    expect(upstream.requests).toHaveLength(1);

    await pass(1);
    await read();
    expect(upstream.requests).toHaveLength(2);
  });

  it('returns stale prices for an hour while the provider fails', async () => {
    const log: object[] = [];
    const read = createUncached(log);
    await read();
    upstream.respondWith(json({}, 500));
    upstream.requests.length = 0;

    await pass(intervalSeconds);
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

  it('returns new prices once the provider recovers', async () => {
    const read = createUncached();
    upstream.respondWith(json({}, 500));
    await expect(read()).rejects.toMatchObject({ statusCode: 503 });

    upstream.respondWith(json(coinMarketCapResponse));
    await pass(intervalSeconds);
    expect(symbolsOf(await read())).toEqual(['BTC', 'ETH']);
  });

  it('honours Retry-After', async () => {
    upstream.respondWith(json({}, 429, { 'retry-after': '600' }));
    await createUncached()().catch(() => undefined);

    const wait = await secondsToWait();
    expect(wait).toBeGreaterThan(intervalSeconds);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('polls no sooner than the interval despite Retry-After', async () => {
    upstream.respondWith(json({}, 429, { 'retry-after': '0' }));
    const read = createUncached();
    await read().catch(() => undefined);
    await read().catch(() => undefined);

    expect(upstream.requests).toHaveLength(1);
  });

  it('returns 503 with Retry-After without any prices', async () => {
    upstream.respondWith(json({ nothing: 'useful' }));
    const other = await createTestApp({ prices });
    const response = await other.request({ url: '/api/crypto/top' });
    await other.close();

    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ message: messages.pricesUnavailable, code: 'prices_unavailable' });
    expect(response.headers['retry-after']).toBe(String(intervalSeconds));
  });
});
