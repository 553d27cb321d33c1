import { durationText } from '../time/duration-text';
import type { Allowance, LimitKind } from './member-limits';

const actions: Record<LimitKind, string> = {
  posts: 'publish a post',
  comments: 'comment',
  votes: 'vote',
  mentions: 'mention members',
  links: 'post links',
  'chat messages': 'write in the chat',
  uploads: 'upload files',
  'uploaded MB': 'upload a file of this size',
};

export function limitReached(
  kind: LimitKind,
  { seconds, isNewcomer }: { seconds: number; isNewcomer: boolean },
): string {
  const again = `You can ${actions[kind]} again in ${durationText(seconds)}.`;
  return isNewcomer ? `${again} New members have lower limits.` : again;
}

/** More than a whole allowance: waiting does not help. The kinds are plurals, except megabytes. */
export const neverEnough = (kind: LimitKind, { atOnce }: Allowance): string =>
  `This exceeds the limit of ${atOnce} ${atOnce === 1 ? kind.replace(/s$/, '') : kind}.`;

export const storageFull = (megabytes: number): string =>
  `This file would exceed your storage limit of ${megabytes.toLocaleString('en')} MB. Delete posts with files to make room.`;
