import { kinds, titles } from '@alphazone/client/kinds';

type MediaType = (typeof kinds.mediaType)[number];
type Family = 'video' | 'audio' | 'image';

const isOf = (family: Family) => (type: MediaType) => type.startsWith(`${family}/`);

const extensionsOf = (types: readonly MediaType[]) => [
  ...new Set(types.map((type) => titles.mediaType[type])),
];

/** Without `Intl`, whose first object takes up to 100 ms on a phone. */
function formatList(family: Family, word: 'and' | 'or'): string {
  const extensions = extensionsOf(kinds.mediaType.filter(isOf(family)));
  return [extensions.slice(0, -1).join(', '), ...extensions.slice(-1)].filter(Boolean).join(` ${word} `);
}

export const mediaExtensions: Readonly<Record<Family, string>> = {
  video: formatList('video', 'and'),
  audio: formatList('audio', 'and'),
  image: formatList('image', 'and'),
};

export const pictureExtensions = formatList('image', 'or');
