import type { components } from '@alphazone/client';

import type { Reward } from '../activity/activity';

/** A profile change as JSON writes it. */
export type ProfileUpdate = components['schemas']['ProfileUpdate'];

/** Changed columns of a profile. */
export interface ProfileChanges {
  name?: string;
  username?: string | null;
  about?: string;
  tags?: string[];
  picture_url?: string | null;
}

/** The columns that an update changes; social links are merged separately. */
export function profileChanges(
  { name, username, about, tags, profilePicture }: ProfileUpdate,
  pictureUrl: string | undefined,
): ProfileChanges {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(username !== undefined && { username: username === '' ? null : username }),
    ...(about !== undefined && { about: about.trim() }),
    ...(tags !== undefined && { tags: profileTags(tags) }),
    ...(profilePicture === '' && { picture_url: null }),
    ...(pictureUrl !== undefined && { picture_url: pictureUrl }),
  };
}

/** Tags of a user: trimmed, each once in any letter case, as first written. */
export function profileTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of tags.map((text) => text.trim()).filter((text) => text !== '')) {
    if (!found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  }
  return [...found.values()];
}

/** Summarises the user's completed tasks; undefined without any. */
export function taskCompletionIn(
  rewards: readonly Reward[],
  userId: string,
): components['schemas']['UpdatedUser']['taskCompletion'] {
  const completed = rewards
    .filter((reward) => reward.userId === userId)
    .flatMap(({ completedTasks }) => completedTasks);
  if (completed.length === 0) return undefined;
  return {
    message: completed.map(({ message }) => message).join(' '),
    xpGained: completed.reduce((sum, { xpReward }) => sum + xpReward, 0),
  };
}
