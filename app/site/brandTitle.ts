import type { Site } from '@alphazone/client';

/** What names the community as a whole: the brand, and its tagline where it has one. */
export const brandTitle = ({ name, tagline }: Site['brand']) =>
  tagline === '' ? name : `${name} · ${tagline}`;
