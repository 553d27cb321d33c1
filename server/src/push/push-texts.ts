import { pagePaths, pagePatterns } from '@alphazone/client/pages';

import type { PushNews } from './push-repository';
import type { PushPayload } from './send-push';

/** As on the bell. */
const maxShown = 99;

function othersOf(count: number): string {
  if (count === 0) return '';
  return ` (and ${count > maxShown ? `${maxShown}+` : count} more)`;
}

/** Contains only public data. */
export function payloadOf({ kind, sender, postId, title, decisionId, count }: PushNews): PushPayload {
  const others = othersOf(count - 1);
  if (kind === 'decision')
    return {
      title: `A decision by moderators${others}`,
      body: '',
      url: decisionId === null ? pagePatterns.home : pagePaths.decision(decisionId),
    };
  const name = sender ?? 'A member';
  return {
    title: `${name} ${kind === 'mention' ? 'mentioned you' : 'commented on your post'}${others}`,
    body: title ?? '',
    url: postId === null ? pagePatterns.home : pagePaths.post(postId),
  };
}

export const pushMessages = {
  endpointRefused: 'is not the address of a push service.',
  subscriptionMissing: 'is needed to choose what to be notified of.',
};
