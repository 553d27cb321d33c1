import type { Vote } from '@alphazone/client';
import { reportShare, useForum, useVote, type PostView } from '@alphazone/react';
import { useMemo } from 'react';

import { messages } from '../messages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { useRequireSession } from './useRequireSession';

/** Actions open to all members. Sends guests who vote to the log-in form. */
export interface PostActions {
  vote: (post: PostView, vote: Vote) => Promise<void>;
  share: (post: Pick<PostView, '_id'>) => Promise<void>;
}

export function usePostActions(): PostActions {
  const forum = useForum();
  const vote = useVote();
  const { alerts, addressOf, copyText, log } = usePorts();
  const requireSession = useRequireSession();

  return useMemo(
    () => ({
      async vote(post, value) {
        const reason = value === 'upVote' ? messages.loginToUpvote : messages.loginToDownvote;
        if (await requireSession(reason)) await vote(post, value);
      },
      async share(post) {
        const url = addressOf(paths.post(post._id));
        try {
          await copyText(url);
          void reportShare(forum, post._id);
          await alerts.alert(messages.linkCopied(url));
        } catch (error) {
          log('The link could not be copied.', error);
          await alerts.alert(messages.linkNotCopied(url));
        }
      },
    }),
    [forum, vote, alerts, addressOf, copyText, log, requireSession],
  );
}
