const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns epoch milliseconds; undefined unless it is a JWT with a numeric `exp`. Does not verify the signature. */
export function tokenExpiry(token: string): number | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(parts[1] ?? ''));
    if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return undefined;
    return typeof payload.exp === 'number' && Number.isFinite(payload.exp) ? payload.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns an empty text for an invalid character. Garbles non-ASCII text, but keeps `exp` intact. Neither `atob` (DOM)
 * nor `Buffer` (Node) is available here.
 */
function decodeBase64Url(text: string): string {
  let bits = 0;
  let bitCount = 0;
  let decoded = '';
  for (const character of text.replace(/=+$/, '')) {
    const digit = alphabet.indexOf(character);
    if (digit === -1) return '';
    bits = ((bits << 6) | digit) & 0xffff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      decoded += String.fromCharCode((bits >> bitCount) & 0xff);
    }
  }
  return decoded;
}
