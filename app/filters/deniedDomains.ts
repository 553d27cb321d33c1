import type { components } from '@alphazone/client';

export type DeniedDomain = components['schemas']['DeniedDomain'];

/** Undefined unless the URL is http or https. */
export function webUrl(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Returns the entry of the domain or a parent domain. */
export function deniedDomainOf(
  address: string,
  domains: ReadonlyMap<string, DeniedDomain>,
): DeniedDomain | undefined {
  if (domains.size === 0) return undefined;
  const labels = webUrl(address)?.hostname.replace(/\.$/, '').split('.') ?? [];
  return labels.map((_, index) => domains.get(labels.slice(index).join('.'))).find(Boolean);
}
