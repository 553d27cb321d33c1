import { createECDH, hkdfSync } from 'node:crypto';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Derives the keys that identify the forum to push services. Servers with the same secret share them without storing any. */
export function vapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32));
    const ecdh = createECDH('prime256v1');
    try {
      ecdh.setPrivateKey(key);
    } catch {
      // The key exceeds the curve's order, with a probability of 2^-32.
      continue;
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
}
