import { errorMessage } from '../error-message';
import { readText, TooLargeError } from '../files/read-text';
import { ProviderError } from './price-provider';

const defaultTimeoutMs = 8_000;

const maxBytes = 1024 * 1024;

const maxRetryAfterSeconds = 3_600;

export interface FetchOptions {
  url: URL;
  headers: Record<string, string>;
  timeoutMs?: number;
}

/** @throws ProviderError on a timeout, an error status, or a response that is too large or not JSON. */
export async function fetchJson({
  url,
  headers,
  timeoutMs = defaultTimeoutMs,
}: FetchOptions): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const place = `${url.host}${url.pathname}`;
  try {
    // A redirect could send the key to another host.
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal,
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(place, response);
    }
    return JSON.parse(await readText(response, { signal, maxBytes })) as unknown;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`${place} ${failureOf(error)}`, undefined, { cause: error });
  }
}

function refusal(place: string, response: Response): ProviderError {
  const isAboutKey = [401, 402, 403].includes(response.status);
  return new ProviderError(
    `${place} answered ${response.status}.${isAboutKey ? ' Check CRYPTO_API_KEY and its plan.' : ''}`,
    parseRetryAfter(response.headers.get('retry-after')),
  );
}

/** Seconds or a date (RFC 9110 section 10.2.3). */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), maxRetryAfterSeconds);
}

function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time.';
  if (error instanceof TooLargeError) return `answered with more than ${maxBytes} bytes.`;
  if (error instanceof SyntaxError) return 'answered with something that is not JSON.';
  // The message of `fetch` itself is only "fetch failed".
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `cannot be reached: ${errorMessage(cause)}`;
}
