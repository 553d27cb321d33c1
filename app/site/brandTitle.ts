import type { Site } from '@alphazone/client';

/** Returns the brand, with the tagline if there is one. */
export const brandTitle = ({ name, tagline }: Site['brand']) =>
  tagline === '' ? name : `${name} · ${tagline}`;
