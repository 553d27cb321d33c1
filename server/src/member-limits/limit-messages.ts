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

const units = [
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const;

/** Rounded up, so that a retry then succeeds. */
export function durationText(seconds: number): string {
  const unit = units.find(({ seconds: length }) => seconds >= length) ?? units[2];
  const count = Math.ceil(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

export function limitReached(
  kind: LimitKind,
  { seconds, isNewcomer, allowance }: { seconds: number; isNewcomer: boolean; allowance: Allowance },
): string {
  const again = `You can ${actions[kind]} again in ${durationText(seconds)}.`;
  const { atOnce, anHour } = allowance;
  return isNewcomer ? `${again} New members have ${atOnce} ${kind}, and ${anHour} more each hour.` : again;
}

/** More than a whole allowance: waiting does not help. */
export const neverEnough = (kind: LimitKind, { atOnce }: Allowance): string =>
  `At most ${atOnce} ${kind} are possible at once.`;

export const storageFull = (megabytes: number): string =>
  `Your uploads take up the ${megabytes.toLocaleString('en')} MB that you have. Delete posts with files to make room.`;
