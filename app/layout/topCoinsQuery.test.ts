import { describe, expect, it, vi } from 'vitest';

import { failure, testForum } from '../../react/testing/testForum';
import { topCoinsQuery } from './topCoinsQuery';

const bitcoin = (price: number) => [
  { id: 1, symbol: 'BTC', quote: { USD: { price, percent_change_24h: 1 } } },
];

function pricesOf(...responses: (() => Response)[]) {
  const { forum } = testForum(() => (responses.shift() ?? (() => failure(500)))());
  const log = vi.fn<typeof forum.log>();
  const query = topCoinsQuery({ client: forum.client, log });
  return {
    ask: () => forum.cache.fetchQuery(query),
    price: () => forum.cache.getQueryData(query.queryKey)?.[0]?.quote.USD.price,
    log,
  };
}

describe('topCoinsQuery', () => {
  it('polls every 15 seconds', () => {
    expect(topCoinsQuery(testForum(() => failure(500)).forum).refetchInterval).toBe(15_000);
  });

  it.each([['{"data":[]}'], ['null'], ['"soon"']])(
    'fails and logs when the server responds with %s',
    async (text) => {
      const { ask, log } = pricesOf(() => new Response(text));
      await expect(ask()).rejects.toThrow('The response is not a list of coins.');
      expect(log).toHaveBeenCalledOnce();
    },
  );

  it('drops coins without a price or a change', async () => {
    const [coin] = bitcoin(100);
    const { ask } = pricesOf(() =>
      Response.json([null, { symbol: 'ETH' }, { symbol: 'SOL', quote: { USD: {} } }, coin]),
    );
    await expect(ask()).resolves.toEqual([coin]);
  });

  // @spec 8.18
  it('keeps the last prices and logs when the server fails', async () => {
    const { ask, price, log } = pricesOf(
      () => Response.json(bitcoin(100)),
      () => failure(503, 'Coin prices are not available at present.'),
      () => Response.json(bitcoin(99)),
    );
    await ask();
    expect(price()).toBe(100);

    await expect(ask()).rejects.toThrow('Coin prices are not available at present.');
    expect(price()).toBe(100);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The coin prices could not be loaded.',
      expect.objectContaining({ status: 503 }),
    );

    await ask();
    expect(price()).toBe(99);
  });
});
