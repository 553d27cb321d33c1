import { dataOf } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fallbackOn404 } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';
import {
  changeEmail,
  chooseNotices,
  verifyEmail,
  type EmailChange,
  type EmailSettings,
} from './emailMutations';
import { emailKeys } from './userKeys';

/** Null on a server without these calls. */
export function emailQuery({ client }: Pick<Forum, 'client'>, id: string | undefined) {
  return queryOptions({
    queryKey: emailKeys.settings(id ?? ''),
    enabled: id !== undefined,
    queryFn: ({ signal }): Promise<EmailSettings | null> =>
      fallbackOn404(
        dataOf(client.GET('/api/users/{id}/email', { params: { path: { id: id ?? '' } }, signal })),
        null,
      ),
  });
}

/**
 * A user's own email address. `email` is undefined while loading, and null on a server without mail settings.
 * @param id Undefined for a guest
 */
export function useEmail(id: string | undefined) {
  const forum = useForum();
  const query = useQuery(emailQuery(forum, id));
  const own = id ?? '';
  return {
    email: query.data,
    ...queryState(forum, query),
    isChanging: useIsPending(emailKeys.change(own)),
    /** Sends a link to the new address. Validation errors are in `error.details`, without an alert. */
    change: (change: EmailChange): Promise<Outcome> => attempt(forum, changeEmail(forum, own), change),
    isVerifying: useIsPending(emailKeys.verification(own)),
    /** Sends a link to the current address. */
    verify: (): Promise<Outcome> => attempt(forum, verifyEmail(forum, own), undefined),
    /** Whether unread mentions and replies are mailed. */
    chooseNotices: (notices: boolean): Promise<Outcome> => attempt(forum, chooseNotices(forum, own), notices),
  };
}
