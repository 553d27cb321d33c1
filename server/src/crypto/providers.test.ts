import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { coinGecko } from './coin-gecko';
import { coinMarketCap } from './coin-market-cap';
import { parseRetryAfter } from './fetch-json';
import type { ProviderError } from './price-provider';
import { coinGeckoResponse, coinMarketCapResponse, coinMarketCapRefusal } from './provider-responses.fixture';
import { json, startProviderServer, type ProviderServer } from './provider-server.fixture';

let server: ProviderServer;

beforeAll(async () => {
  server = await startProviderServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

const cmc = (timeoutMs = 5_000) => coinMarketCap({ apiKey: 'cmc-key', baseUrl: server.url, timeoutMs });
const gecko = (timeoutMs = 5_000) => coinGecko({ apiKey: 'gecko-key', baseUrl: server.url, timeoutMs });

async function failureOf(provider: { fetchCoins: () => Promise<unknown> }): Promise<ProviderError> {
  const error: unknown = await provider.fetchCoins().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'ProviderError' });
  return error as ProviderError;
}

describe('CoinMarketCap', () => {
  it('returns its coins, except those without a price', async () => {
    server.respondWith(json(coinMarketCapResponse));

    expect(await cmc().fetchCoins()).toEqual([
      { id: 1, symbol: 'BTC', quote: { USD: { price: 64_000.512, percent_change_24h: -1.2543 } } },
      { id: 1_027, symbol: 'ETH', quote: { USD: { price: 3_100.07, percent_change_24h: 0.5 } } },
    ]);
  });

  it('requests 20 coins in dollars with the key in a header', async () => {
    server.respondWith(json(coinMarketCapResponse));
    await cmc().fetchCoins();

    const [request] = server.requests;
    expect(request?.url).toBe('/v1/cryptocurrency/listings/latest?start=1&limit=20&convert=USD');
    expect(request?.headers['x-cmc_pro_api_key']).toBe('cmc-key');
  });

  it('fails on an error status in a 200 response', async () => {
    server.respondWith(json({ ...coinMarketCapRefusal, data: coinMarketCapResponse.data }));

    expect((await failureOf(cmc())).message).toBe('CoinMarketCap answered with its error 1001.');
  });

  it('accepts an error code sent as text', async () => {
    server.respondWith(json({ ...coinMarketCapResponse, status: { error_code: '0' } }));

    expect(await cmc().fetchCoins()).toHaveLength(2);
  });
});

describe('CoinGecko', () => {
  it('returns its coins, except those without a change', async () => {
    server.respondWith(json(coinGeckoResponse));

    expect(await gecko().fetchCoins()).toEqual([
      { id: 'bitcoin', symbol: 'BTC', quote: { USD: { price: 64_000, percent_change_24h: -1.2535 } } },
    ]);
  });

  it('requests the 20 largest coins in dollars with the key in a header', async () => {
    server.respondWith(json(coinGeckoResponse));
    await gecko().fetchCoins();
    await coinGecko({ baseUrl: server.url }).fetchCoins();

    const [withKey, without] = server.requests;
    expect(withKey?.url).toBe(
      '/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=20&page=1&price_change_percentage=24h',
    );
    expect(withKey?.headers['x-cg-demo-api-key']).toBe('gecko-key');
    expect(without?.headers).not.toHaveProperty('x-cg-demo-api-key');
  });
});

describe('a provider fails', () => {
  it.each([401, 402, 403])('for a refused key (%i) with a hint to the operator', async (status) => {
    server.respondWith(json(coinMarketCapRefusal, status));

    expect((await failureOf(cmc())).message).toMatch(/answered 40\d\. Check CRYPTO_API_KEY/);
  });

  it('on a rate limit, with the time to wait', async () => {
    server.respondWith(json({ status: { error_code: 429 } }, 429, { 'retry-after': '60' }));

    expect(await failureOf(gecko())).toMatchObject({ retryAfterSeconds: 60 });
  });

  it.each([500, 502, 503])('on an error status (%i)', async (status) => {
    server.respondWith(json('down', status));

    expect((await failureOf(cmc())).message).toContain(`answered ${status}.`);
  });

  it('on a redirect, which could leak the key', async () => {
    server.respondWith(json({}, 302, { location: `${server.url}/elsewhere` }));

    expect((await failureOf(cmc())).message).toContain('cannot be reached');
    expect(server.requests).toHaveLength(1);
  });

  it('on a timeout', async () => {
    server.respondWith(() => undefined);

    expect((await failureOf(cmc(50))).message).toContain('did not answer in time');
  });

  it('on a timeout during the body', async () => {
    server.respondWith((response) => response.writeHead(200).write('{"status":'));

    expect((await failureOf(cmc(200))).message).toContain('did not answer in time');
  });

  it('on an endless body', async () => {
    server.respondWith((response) => {
      const more = () => {
        while (response.write(' '.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    });

    expect((await failureOf(cmc())).message).toContain('answered with more than 1048576 bytes');
  });

  it('on a refused connection', async () => {
    const stopped = await startProviderServer();
    await stopped.close();

    expect((await failureOf(coinGecko({ baseUrl: stopped.url }))).message).toContain(
      'cannot be reached: connect',
    );
  });

  it.each([
    ['text', (body: string) => body.slice(0, -10), 'is not JSON'],
    ['HTML', () => '<!doctype html>', 'is not JSON'],
    ['an empty body', () => '', 'is not JSON'],
    ['null', () => 'null', 'in an unknown form'],
    ['an empty list', () => '[]', 'without a price'],
    [
      'a price that is text',
      (body: string) => body.replace('64000', '"64000"'),
      'current_price: has the wrong type',
    ],
    ['no symbol', (body: string) => body.replace('"symbol":"btc",', ''), 'symbol: is required'],
    ['a coin that is null', () => '[null]', 'in an unknown form'],
  ])('on a response with %s', async (_what, spoil, reason) => {
    const body = spoil(JSON.stringify(coinGeckoResponse));
    server.respondWith((response) => response.end(body));

    expect((await failureOf(gecko())).message).toContain(reason);
  });
});

describe('parseRetryAfter', () => {
  const now = Date.UTC(2026, 10, 20, 9);

  it.each([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['0', 0],
    ['90', 90],
    ['Fri, 20 Nov 2026 09:02:00 GMT', 120],
    ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
    ['999999999', 3_600],
  ])('reads Retry-After "%s" as %s seconds', (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});
