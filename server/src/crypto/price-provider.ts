import type { Coin } from '@alphazone/client';

/** Where coin prices come from. */
export interface PriceProvider {
  /** Under which its prices are kept. */
  name: string;
  /**
   * The largest coins, largest first; at least one.
   *
   * @throws ProviderError
   */
  fetchCoins: () => Promise<Coin[]>;
}

/** A provider gave no prices. The message says why, for the operator. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    message: string,
    /** Seconds for which the provider wants to be left alone. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
