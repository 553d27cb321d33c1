import type { IncomingMessage } from 'node:http';

/**
 * Browsers apply no CORS to WebSockets, so the server checks. Ports are ignored, because some proxies drop them.
 * A page cannot forge `X-Forwarded-Host`, so it needs no trusted proxy. Other clients send no `Origin`.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, corsOrigins: readonly string[]): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined || corsOrigins.includes(origin)) return true;
  const own = [
    host,
    String(forwarded ?? '')
      .split(',')[0]
      ?.trim(),
  ].map((name) => hostnameOf(`http://${name}`));
  const foreign = hostnameOf(origin);
  return foreign !== undefined && own.includes(foreign);
}

const hostnameOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined;
