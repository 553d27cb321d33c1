import { kinds, titles } from '@alphazone/client/kinds';

type MediaType = (typeof kinds.mediaType)[number];
type Family = 'video' | 'audio' | 'image';

const isOf = (family: Family) => (type: MediaType) => type.startsWith(`${family}/`);

/** The usual endings of files, each once: `mp4`, `webm`. */
const endingsOf = (types: readonly MediaType[]) => [...new Set(types.map((type) => titles.mediaType[type]))];

/** For `accept` of a file input. Endings too: systems disagree about the types of sounds. */
const acceptOf = (types: readonly MediaType[]) =>
  [...types, ...endingsOf(types).map((ending) => `.${ending}`)].join(',');

/** Files that a post can show. */
export const acceptedMedia = acceptOf(kinds.mediaType);

/** Files that a profile can show. */
export const acceptedPictures = acceptOf(kinds.mediaType.filter(isOf('image')));

const listed = (family: Family, type: Intl.ListFormatType) =>
  new Intl.ListFormat('en-GB', { type }).format(endingsOf(kinds.mediaType.filter(isOf(family))));

/** The endings of accepted media, for people: "mp4, webm and ogg". */
export const mediaEndings: Readonly<Record<Family, string>> = {
  video: listed('video', 'conjunction'),
  audio: listed('audio', 'conjunction'),
  image: listed('image', 'conjunction'),
};

/** The endings of accepted profile pictures, for people: "gif, png, jpg or webp". */
export const pictureEndings = listed('image', 'disjunction');
