import { dataOf, type UserMatch } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';
import { replaceData } from '../forum/mutations/replaceData';
import { requireUser } from '../forum/mutations/requireUser';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
import { filterKeys, type MemberFilters } from './filterKeys';

export const filterMutationKey = (userId: string) => ['filters', userId] as const;

export interface Block {
  member: UserMatch;
  isBlocked: boolean;
}

export function setBlocked(forum: Forum, userId: string): Mutation<Block, MemberFilters> {
  return change(forum, userId, {
    apply: (filters, { member, isBlocked }) => ({
      ...filters,
      blocked: [...(isBlocked ? [member] : []), ...filters.blocked.filter(({ _id }) => _id !== member._id)],
    }),
    send({ member: { _id: id }, isBlocked }) {
      const options = { params: { path: { id } } };
      return dataOf(
        isBlocked
          ? forum.client.PUT('/api/users/{id}/block', options)
          : forum.client.DELETE('/api/users/{id}/block', options),
      );
    },
  });
}

export interface Hiding {
  postId: string;
  isHidden: boolean;
}

export function setHidden(forum: Forum, userId: string): Mutation<Hiding, MemberFilters> {
  return change(forum, userId, {
    apply: (filters, { postId, isHidden }) => ({
      ...filters,
      hiddenPosts: [...(isHidden ? [postId] : []), ...filters.hiddenPosts.filter((id) => id !== postId)],
    }),
    send({ postId: id, isHidden }) {
      const options = { params: { path: { id } } };
      return dataOf(
        isHidden
          ? forum.client.PUT('/posts/hide/{id}', options)
          : forum.client.DELETE('/posts/hide/{id}', options),
      );
    },
  });
}

export function setMutedWords(forum: Forum, userId: string): Mutation<string[], MemberFilters> {
  return change(forum, userId, {
    apply: (filters, words) => ({ ...filters, words }),
    send: (words) => dataOf(forum.client.PUT('/api/filters/words', { body: { words } })),
  });
}

interface Change<Variables> {
  apply: (filters: MemberFilters, variables: Variables) => MemberFilters;
  send: (variables: Variables) => Promise<MemberFilters>;
}

/** A member's changes are sent one at a time, so the last response is the newest. */
function change<Variables>(
  forum: Forum,
  userId: string,
  { apply, send }: Change<Variables>,
): Mutation<Variables, MemberFilters> {
  return {
    ...replaceData(forum, filterMutationKey(userId), filterKeys.of(userId), apply),
    send(variables) {
      requireUser(forum, userId);
      return send(variables);
    },
    failureText: wholeSiteTextsOf(forum.texts).filtersFailed,
  };
}
