import { createECDH, hkdfSync } from 'node:crypto';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys that identify the forum to push services. All servers with the secret have the same, so nothing more has to be kept. */
export function vapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32));
    const ecdh = createECDH('prime256v1');
    try {
      ecdh.setPrivateKey(key);
    } catch {
      // Not below the order of the curve: one in four thousand million.
      continue;
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
}
