import type { MediaItem } from './entities';

export type MediaKind = 'image' | 'video' | 'audio' | 'unsupported';

/** In a feed a gif may count as video: it moves, so it gets a pause control. */
export type FeedMediaKind = 'image' | 'animation' | 'video' | 'audio';

const kindOfFormat: Record<string, MediaKind> = {
  mp4: 'video',
  webm: 'video',
  ogg: 'video',
  mp3: 'audio',
  mpeg: 'audio',
  wav: 'audio',
  wave: 'audio',
  'x-wav': 'audio',
  gif: 'image',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
};

/** The address of an item. */
export const mediaUrl = (item: MediaItem): string => (typeof item === 'string' ? item : item.url);

/**
 * Lets the browser choose among the smaller forms of a picture, for an `<img>` that fills the window's width up
 * to `widest` pixels; nothing when there are none.
 */
export function smallerForms(item: MediaItem, widest: number): { srcSet?: string; sizes?: string } {
  const variants = typeof item === 'string' ? [] : (item.variants ?? []);
  if (variants.length === 0) return {};
  return {
    srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: `min(100vw, ${widest}px)`,
  };
}

/** Format that an address ends with, in lower case, query and fragment left out; empty when it has none. */
function extensionOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** What to call an item's type: the type it states, else the extension of its address, else 'unknown'. */
export function mediaType(item: MediaItem): string {
  const stated = typeof item === 'string' ? undefined : item.type?.split(';', 1)[0]?.trim().toLowerCase();
  return [stated, extensionOf(mediaUrl(item)), 'unknown'].find(Boolean) ?? '';
}

/** Kind of a media item by its type ('image/png', 'png' or 'image') or by the extension of its address. */
export function mediaKind(item: MediaItem): MediaKind {
  const type = mediaType(item);
  const [family = '', format] = type.split('/');
  if (type === 'video/mpeg') return 'unsupported';
  if (format === undefined && (family === 'image' || family === 'video' || family === 'audio')) return family;
  return lookUp(format ?? family);
}

const lookUp = (format: string): MediaKind =>
  Object.hasOwn(kindOfFormat, format) ? (kindOfFormat[format] ?? 'unsupported') : 'unsupported';

/**
 * Kind of a media item in a feed: video when its address contains .mp4 or .webm.
 * With `gifAsVideo` (Memes and Cryptocurrency) a gif is an 'animation': browsers play no gif in a
 * `<video>`, so it stays an image and gets what a video has, a control to pause it. What is not
 * recognised is tried as an image, which shows a placeholder when it is none.
 */
export function feedMediaKind(item: MediaItem, { gifAsVideo }: { gifAsVideo: boolean }): FeedMediaKind {
  const url = mediaUrl(item).toLowerCase();
  if (url.includes('.mp4') || url.includes('.webm')) return 'video';
  if (gifAsVideo && (url.includes('.gif') || mediaType(item) === 'image/gif')) return 'animation';
  const kind = mediaKind(item);
  return kind === 'unsupported' ? 'image' : kind;
}
