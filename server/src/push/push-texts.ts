import type { PushNews } from './push-repository';
import type { PushPayload } from './send-push';

/** Contains only public data. */
export function payloadOf({ kind, sender, postId, title, decisionId, count }: PushNews): PushPayload {
  const others = count > 1 ? ` (and ${count - 1} more)` : '';
  if (kind === 'decision')
    return {
      title: `A decision of the moderators${others}`,
      body: '',
      url: decisionId === null ? '/' : `/decisions/${decisionId}`,
    };
  const name = sender ?? 'A member';
  return {
    title: `${name} ${kind === 'mention' ? 'mentioned you' : 'commented on your post'}${others}`,
    body: title ?? '',
    url: postId === null ? '/' : `/Posts/${postId}`,
  };
}

export const pushMessages = {
  endpointRefused: 'is not the address of a push service.',
  subscriptionMissing: 'is needed to choose what to be notified of.',
};
