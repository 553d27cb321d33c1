import type { MediaItem } from './entities';

export type MediaKind = 'image' | 'video' | 'audio' | 'unsupported';

/** `animation` is a gif with a pause button. */
export type FeedMediaKind = 'image' | 'animation' | 'video' | 'audio';

const formats: readonly [MediaKind, RegExp][] = [
  ['video', /^(mp4|webm|ogg)$/],
  ['audio', /^(mp3|mpeg|wave?|x-wav)$/],
  ['image', /^(gif|png|jpe?g|webp)$/],
];

export const mediaUrl = (item: MediaItem): string => (typeof item === 'string' ? item : item.url);

/** Not served any more. */
export const isRemoved = (item: MediaItem): boolean => typeof item !== 'string' && item.removed === true;

/** Empty without variants. */
export function responsiveImageProps(item: MediaItem, widest: number): { srcSet?: string; sizes?: string } {
  const variants = typeof item === 'string' ? [] : (item.variants ?? []);
  if (variants.length === 0) return {};
  return {
    srcSet: variants.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: `min(100vw, ${widest}px)`,
  };
}

function extensionOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

export function mediaType(item: MediaItem): string {
  const stated = typeof item === 'string' ? undefined : item.type?.split(';', 1)[0]?.trim().toLowerCase();
  return [stated, extensionOf(mediaUrl(item)), 'unknown'].find(Boolean) ?? '';
}

/** Derives the kind from the type ('image/png', 'png' or 'image') or the extension. */
export function mediaKind(item: MediaItem): MediaKind {
  const type = mediaType(item);
  const [family = '', format] = type.split('/');
  if (type === 'video/mpeg') return 'unsupported';
  if (format === undefined && (family === 'image' || family === 'video' || family === 'audio')) return family;
  const kind = lookUp(format ?? family);
  // Containers such as ogg hold video or audio; the declared type tells which.
  return kind === 'video' && family === 'audio' ? 'audio' : kind;
}

const lookUp = (format: string): MediaKind =>
  formats.find(([, pattern]) => pattern.test(format))?.[0] ?? 'unsupported';

/**
 * URLs with .mp4 or .webm are videos. With `gifAsVideo`, gifs are an 'animation', because `<video>` cannot play
 * them. Unknown types are tried as images.
 */
export function feedMediaKind(item: MediaItem, { gifAsVideo }: { gifAsVideo: boolean }): FeedMediaKind {
  const url = mediaUrl(item).toLowerCase();
  if (url.includes('.mp4') || url.includes('.webm')) return 'video';
  if (gifAsVideo && (url.includes('.gif') || mediaType(item) === 'image/gif')) return 'animation';
  const kind = mediaKind(item);
  return kind === 'unsupported' ? 'image' : kind;
}
