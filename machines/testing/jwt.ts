const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function jwtWith(payload: unknown): string {
  return `e30.${encodeBase64Url(JSON.stringify(payload))}.c2ln`;
}

export function encodeBase64Url(text: string): string {
  const bits = [...text].map((character) => character.charCodeAt(0).toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[parseInt(six.padEnd(6, '0'), 2)]).join('');
}
