import type { MediaItem } from './entities';

export type MediaKind = 'image' | 'video' | 'audio' | 'unsupported';

/** A gif in a feed may count as video and have a pause button. */
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
 * Returns `srcset` and `sizes` for an `<img>` that fills the window up to `widest` pixels; nothing without variants.
 */
export function smallerForms(item: MediaItem, widest: number): { srcSet?: string; sizes?: string } {
  const variants = typeof item === 'string' ? [] : (item.variants ?? []);
  if (variants.length === 0) return {};
  return {
    srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: `min(100vw, ${widest}px)`,
  };
}

/** Returns the file extension of an address in lower case, without query and fragment; empty when there is none. */
function extensionOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Returns the stated type, else the extension, else 'unknown'. */
export function mediaType(item: MediaItem): string {
  const stated = typeof item === 'string' ? undefined : item.type?.split(';', 1)[0]?.trim().toLowerCase();
  return [stated, extensionOf(mediaUrl(item)), 'unknown'].find(Boolean) ?? '';
}

/** Derives the kind of a media item from its type ('image/png', 'png' or 'image') or its extension. */
export function mediaKind(item: MediaItem): MediaKind {
  const type = mediaType(item);
  const [family = '', format] = type.split('/');
  if (type === 'video/mpeg') return 'unsupported';
  if (format === undefined && (family === 'image' || family === 'video' || family === 'audio')) return family;
  const kind = lookUp(format ?? family);
  // Containers such as ogg carry films or only sound; the stated type tells which.
  return kind === 'video' && family === 'audio' ? 'audio' : kind;
}

const lookUp = (format: string): MediaKind =>
  Object.hasOwn(kindOfFormat, format) ? (kindOfFormat[format] ?? 'unsupported') : 'unsupported';

/**
 * Derives the kind of a media item in a feed: video when its address contains .mp4 or .webm. With `gifAsVideo` (Memes and
 * Cryptocurrency) a gif is an 'animation': no browser plays a gif in a `<video>`, so it stays an image with a pause button.
 * Unknown types are tried as an image, which falls back to a placeholder.
 */
export function feedMediaKind(item: MediaItem, { gifAsVideo }: { gifAsVideo: boolean }): FeedMediaKind {
  const url = mediaUrl(item).toLowerCase();
  if (url.includes('.mp4') || url.includes('.webm')) return 'video';
  if (gifAsVideo && (url.includes('.gif') || mediaType(item) === 'image/gif')) return 'animation';
  const kind = mediaKind(item);
  return kind === 'unsupported' ? 'image' : kind;
}
