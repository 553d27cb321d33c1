import { kinds, titles } from '@alphazone/client/kinds';

type MediaType = (typeof kinds.mediaType)[number];
type Family = 'video' | 'audio' | 'image';

const isOf = (family: Family) => (type: MediaType) => type.startsWith(`${family}/`);

const extensionsOf = (types: readonly MediaType[]) => [
  ...new Set(types.map((type) => titles.mediaType[type])),
];

const formatList = (family: Family, type: Intl.ListFormatType) =>
  new Intl.ListFormat('en-GB', { type }).format(extensionsOf(kinds.mediaType.filter(isOf(family))));

export const mediaExtensions: Readonly<Record<Family, string>> = {
  video: formatList('video', 'conjunction'),
  audio: formatList('audio', 'conjunction'),
  image: formatList('image', 'conjunction'),
};

export const pictureExtensions = formatList('image', 'disjunction');
