import type { Coin } from '@alphazone/client';

export interface PriceProvider {
  /** Key of its stored prices. */
  name: string;
  /** Those with the highest market value, at least one. @throws ProviderError */
  fetchCoins: () => Promise<Coin[]>;
}

/** The message tells the operator why. */
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
