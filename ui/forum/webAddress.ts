/** Http and https only. Strips credentials: `https://x.com@evil.example` only looks like x.com. */
export function webAddress(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (!URL.canParse(trimmed)) return undefined;
  const address = new URL(trimmed);
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return undefined;
  address.username = '';
  address.password = '';
  return address.href;
}
