import type { Media, PostMedia } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import type { FieldProblem } from '../errors';
import { mentionMarkup } from '../mentions/mention-rules';

export const boostAfter = (boost: number, amount: number): number | undefined =>
  boost + amount > limits.boost.maximum ? undefined : boost + amount;

const cardBodyLength = 300;

const maxMentionLength = '@[]()'.length + limits.mentionDisplay.maxLength + limits.id.maxLength;

/** Never splits a mention or a character. */
export function truncateBody(body: string, length = cardBodyLength): string {
  if (body.length <= length) return body;
  let end = length;
  for (const mention of body.slice(0, length + maxMentionLength).matchAll(mentionMarkup)) {
    if (mention.index >= end) break;
    if (mention.index + mention[0].length > end) end = mention.index;
  }
  if (isHighSurrogate(body.charCodeAt(end - 1))) end -= 1;
  return `${body.slice(0, end).trimEnd()}…`;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''))];
}

/** `web` for other http(s) URLs, undefined for a URL that is not allowed. */
export function locateMedia(url: string): { uploadId: string } | 'web' | undefined {
  const uploadId = /^\/media\/([0-9a-f-]{36})\.[a-z0-9]{2,5}$/.exec(url)?.[1];
  if (uploadId !== undefined) return { uploadId };
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url) ? 'web' : undefined;
}

export const uploadIdsIn = (media: readonly Media[]): string[] =>
  media.map(urlOfMedia).flatMap((url) => {
    const place = locateMedia(url);
    return typeof place === 'object' ? [place.uploadId] : [];
  });

export const unknownZoneProblem = (zones: readonly { name: string }[]): FieldProblem => ({
  field: 'category',
  message: `must be one of: ${zones.map(({ name }) => name).join(', ')}.`,
});

const urlOfMedia = (media: Media): string => (typeof media === 'string' ? media : media.url);

/** Uploads get their detected types and sizes, others stay as sent. */
export function resolveMedia(
  media: readonly Media[],
  uploadAt: (url: string) => PostMedia | undefined,
): { media: PostMedia[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const stored = media.map((item, index): PostMedia => {
    const url = urlOfMedia(item);
    const place = locateMedia(url);
    const upload = uploadAt(url);
    if (place === undefined) {
      problems.push({
        field: `mediaUrls.${index}`,
        message: 'must begin with http:// or https://, or be a file that was uploaded here.',
      });
    } else if (place !== 'web' && upload === undefined) {
      problems.push({ field: `mediaUrls.${index}`, message: 'is not a file that was uploaded here.' });
    } else if (
      typeof item === 'object' &&
      item.type !== undefined &&
      !/^[a-z]+\/[\w.+-]+$/i.test(item.type)
    ) {
      problems.push({ field: `mediaUrls.${index}.type`, message: 'must be a media type such as image/png.' });
    }
    return upload ?? item;
  });
  return { media: stored, problems };
}
