import { kinds, titles } from '@alphazone/client/kinds';

type MediaType = (typeof kinds.mediaType)[number];

/** Includes extensions, because systems disagree about audio types. */
const acceptOf = (types: readonly MediaType[]) =>
  [...new Set([...types, ...types.map((type) => `.${titles.mediaType[type]}`)])].join(',');

/** The `accept` of a field for media that the server takes. */
export const acceptedMedia = acceptOf(kinds.mediaType);

/** The `accept` of a field for pictures that the server takes. */
export const acceptedPictures = acceptOf(kinds.mediaType.filter((type) => type.startsWith('image/')));
