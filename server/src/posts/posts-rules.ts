import type { Media, PostMedia } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import { decodeSafely } from '../decode-safely';
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

const uploadPath = /^\/media\/([0-9a-f-]{36})\.[a-z0-9]{2,5}$/;
const fileOfUploadPath = /^\/media\/([0-9a-f-]{36})(?:-[a-z]+)*\.[a-z0-9]{2,5}$/i;

export interface MediaPlace {
  /** For a web address, only if there is such an upload: the address may be another forum's. */
  uploadId: string | undefined;
  isWeb: boolean;
}

/** Undefined for a URL that is not allowed. */
export function locateMedia(url: string): MediaPlace | undefined {
  const uploadId = uploadPath.exec(url)?.[1];
  if (uploadId !== undefined) return { uploadId, isWeb: false };
  if (!/^https?:\/\/\S+$/i.test(url) || !URL.canParse(url)) return undefined;
  return { uploadId: fileOfUploadPath.exec(decodedPath(url))?.[1]?.toLowerCase(), isWeb: true };
}

/** Some proxies merge slashes. */
function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  return (decodeSafely(pathname) ?? pathname).replace(/\/{2,}/g, '/');
}

/** Includes those of web addresses. */
export const possibleUploadIdsIn = (media: readonly Media[]): string[] =>
  placesOf(media).flatMap(({ uploadId }) => uploadId ?? []);

export const uploadIdsIn = (media: readonly Media[]): string[] =>
  placesOf(media).flatMap(({ uploadId, isWeb }) => (isWeb ? [] : (uploadId ?? [])));

const placesOf = (media: readonly Media[]): MediaPlace[] =>
  media.flatMap((item) => locateMedia(urlOfMedia(item)) ?? []);

export const webAddressesIn = (media: readonly Media[]): string[] =>
  media.map(urlOfMedia).filter((url) => locateMedia(url)?.isWeb);

export const unknownZoneProblem = (zones: readonly { name: string }[]): FieldProblem => ({
  field: 'category',
  message: `must be one of: ${zones.map(({ name }) => name).join(', ')}.`,
});

const urlOfMedia = (media: Media): string => (typeof media === 'string' ? media : media.url);

export interface FoundUpload {
  media: PostMedia;
  isOwn: boolean;
}

/**
 * Uploads get their addresses here, detected types and sizes; others stay as sent.
 * @param uploadOf Undefined for an unknown id.
 */
export function resolveMedia(
  media: readonly Media[],
  uploadOf: (id: string) => FoundUpload | undefined,
): { media: PostMedia[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const stored = media.map((item, index): PostMedia => {
    const place = locateMedia(urlOfMedia(item));
    const upload = place?.uploadId === undefined ? undefined : uploadOf(place.uploadId);
    const problem = problemOf(item, place, upload);
    if (problem) problems.push({ ...problem, field: `mediaUrls.${index}${problem.field}` });
    return upload?.media ?? item;
  });
  return { media: stored, problems };
}

function problemOf(
  item: Media,
  place: MediaPlace | undefined,
  upload: FoundUpload | undefined,
): FieldProblem | undefined {
  if (place === undefined)
    return {
      field: '',
      message: 'must begin with http:// or https://, or be a file that was uploaded here.',
    };
  if (upload ? !upload.isOwn : !place.isWeb)
    return { field: '', message: 'is not a file that was uploaded here.' };
  const type = typeof item === 'object' ? item.type : undefined;
  return type === undefined || /^[a-z]+\/[\w.+-]+$/i.test(type)
    ? undefined
    : { field: '.type', message: 'must be a media type such as image/png.' };
}
