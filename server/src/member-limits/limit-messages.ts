import { durationText } from '../time/duration-text';
import type { Allowance, LimitKind } from './member-limits';

const texts: Record<LimitKind, { action: string; one: string }> = {
  posts: { action: 'publish a post', one: 'post' },
  comments: { action: 'comment', one: 'comment' },
  votes: { action: 'vote', one: 'vote' },
  mentions: { action: 'mention members', one: 'mention' },
  links: { action: 'post links', one: 'link' },
  'chat messages': { action: 'write in the chat', one: 'chat message' },
  uploads: { action: 'upload files', one: 'upload' },
  'uploaded MB': { action: 'upload a file of this size', one: 'uploaded MB' },
};

export function limitReached(
  kind: LimitKind,
  { seconds, isNewcomer }: { seconds: number; isNewcomer: boolean },
): string {
  const again = `You can ${texts[kind].action} again in ${durationText(seconds)}.`;
  return isNewcomer ? `${again} New members have lower limits.` : again;
}

/** More than a whole allowance: waiting does not help. */
export const neverEnough = (kind: LimitKind, { atOnce }: Allowance): string =>
  `This exceeds the limit of ${atOnce} ${atOnce === 1 ? texts[kind].one : kind}.`;

export const storageFull = (megabytes: number): string =>
  `This file would exceed your storage limit of ${megabytes.toLocaleString('en')} MB. Delete posts with files to make room.`;
