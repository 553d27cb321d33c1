import type { Coin } from '@alphazone/client';

export interface PriceProvider {
  name: string;
  /** Returns the coins with the highest market value, at least one. @throws ProviderError */
  fetchCoins: () => Promise<Coin[]>;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
