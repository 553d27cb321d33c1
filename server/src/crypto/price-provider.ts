import type { Coin } from '@alphazone/client';

export interface PriceProvider {
  /** Key of its stored prices. */
  name: string;
  /**
   * Fetches the coins with the highest market value, at least one.
   *
   * @throws ProviderError
   */
  fetchCoins: () => Promise<Coin[]>;
}

/** A provider returned no prices. The message tells the operator why. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    message: string,
    /** The provider's `Retry-After`, in seconds. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
