import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

import { lookupPublic } from './public-hosts';
import type { VapidKeys } from './vapid-keys';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Shown by `app/worker/push.ts`. */
export interface PushPayload {
  title: string;
  body: string;
  url: string;
}

export interface SendPushOptions {
  keys: VapidKeys;
  /** The operator's contact: `mailto:` or `https:`. */
  subject: string;
  /** For tests: also over HTTP, on this machine. */
  isLocalAllowed: boolean;
}

/** Returns the status of the push service's response. Follows no redirects and reads no body. */
export type SendPush = (target: PushTarget, payload: PushPayload) => Promise<number>;

const timeoutMs = 10_000;

/** Seconds for which the push service stores a message while the browser is not running. */
const ttl = 24 * 60 * 60;

export function createSendPush({ keys, subject, isLocalAllowed }: SendPushOptions): SendPush {
  return async ({ endpoint, p256dh, auth }, payload) => {
    const subscription = { endpoint, keys: { p256dh, auth } };
    // Imported on first use, for a shorter start.
    const { default: webpush } = await import('web-push');
    const { headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(payload), {
      vapidDetails: { subject, ...keys },
      TTL: ttl,
    });
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' && !isLocalAllowed) throw new Error('Only HTTPS is allowed.');
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(timeoutMs);
    return new Promise((resolve, reject) => {
      const request = send(
        url,
        {
          method: 'POST',
          headers,
          signal,
          ...(!isLocalAllowed && { lookup: lookupPublic }),
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        },
      );
      request.on('error', reject);
      // The only event after a response that switches protocols. Has no effect after the others.
      request.on('close', () => reject(new Error('The push service did not answer.')));
      request.end(body);
    });
  };
}
