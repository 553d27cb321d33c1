import type { Media, PostMedia } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import type { FieldProblem } from '../errors';
import { mentionMarkup } from '../mentions/mention-rules';

export const boostAfter = (boost: number, amount: number): number | undefined =>
  boost + amount > limits.boost.maximum ? undefined : boost + amount;

const cardBodyLength = 300;

/** A mention, a run of whitespace, or one character. */
const parts = new RegExp(`${mentionMarkup.source}|\\s+|[\\ud800-\\udbff][\\udc00-\\udfff]|[^]`, 'g');

/** Counts what readers see: a mention as its name, whitespace as one character. Never splits a mention or a character. */
export function truncateBody(body: string, length = cardBodyLength): string {
  if (body.length <= length) return body;
  let seen = 0;
  for (const { 0: part, index } of body.matchAll(parts)) {
    seen += part.startsWith('@[') ? part.indexOf(']') - '['.length : 1;
    if (seen > length) return `${body.slice(0, index).trimEnd()}…`;
  }
  return body;
}

const normaliseTag = (tag: string): string => tag.trim().toLowerCase();

export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(normaliseTag).filter((tag) => tag !== ''))];
}

/** The contract limits tags as sent. Lower case can be longer: `İ` becomes two characters. */
export const findLongTags = (tags: readonly string[], field: string): FieldProblem[] =>
  tags.flatMap((tag, index) =>
    [...normaliseTag(tag)].length > limits.tagName.maxLength
      ? [{ field: `${field}.${index}`, message: `must have at most ${limits.tagName.maxLength} characters.` }]
      : [],
  );

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

/** Media that are not uploads. */
export const webAddressesIn = (media: readonly Media[]): string[] =>
  media.map(urlOfMedia).filter((url) => locateMedia(url) === 'web');

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
