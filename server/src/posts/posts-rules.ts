import type { Media, PostMedia } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import type { FieldProblem } from '../errors';
import { maxDisplayLength, mentionMarkup } from '../mentions/mention-rules';

/** The boost after adding to it; undefined when that exceeds the limit. */
export const boostAfter = (boost: number, amount: number): number | undefined =>
  boost + amount > limits.boost.maximum ? undefined : boost + amount;

/** Characters of a card's body, more than any card shows. */
const cardBodyLength = 300;

/** Characters of the longest mention, its markup included. */
const maxMentionLength = '@[]()'.length + maxDisplayLength + limits.id.maxLength;

/** Truncates a body, with an ellipsis. Never splits a mention or a character. */
export function cutBody(body: string, length = cardBodyLength): string {
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

/** Normalises tags: trimmed, lower case, without blanks and duplicates, in their first order. */
export function normalTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''))];
}

/** Where a medium is: an upload, elsewhere on the web, or undefined for an address that is not allowed. */
export function placeOfMedia(url: string): { uploadId: string } | 'web' | undefined {
  const uploadId = /^\/media\/([0-9a-f-]{36})\.[a-z0-9]{2,5}$/.exec(url)?.[1];
  if (uploadId !== undefined) return { uploadId };
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url) ? 'web' : undefined;
}

/** Ids of the uploads among the media. */
export const uploadIdsIn = (media: readonly Media[]): string[] =>
  media.map(urlOfMedia).flatMap((url) => {
    const place = placeOfMedia(url);
    return typeof place === 'object' ? [place.uploadId] : [];
  });

/** The problem of a category that is not a zone. */
export const unknownZone = (zones: readonly { name: string }[]): FieldProblem => ({
  field: 'category',
  message: `must be one of: ${zones.map(({ name }) => name).join(', ')}.`,
});

/** The address of a medium, in either of its forms. */
const urlOfMedia = (media: Media): string => (typeof media === 'string' ? media : media.url);

/**
 * The media to store: uploads with their detected types and sizes, others as the caller sent them.
 *
 * @param uploadAt Finds an upload by its address.
 */
export function storedMedia(
  media: readonly Media[],
  uploadAt: (url: string) => PostMedia | undefined,
): { media: PostMedia[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const stored = media.map((item, index): PostMedia => {
    const url = urlOfMedia(item);
    const place = placeOfMedia(url);
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
