import type { Site } from '@alphazone/client';

export const brandTitle = ({ name, tagline }: Site['brand']) =>
  tagline === '' ? name : `${name} · ${tagline}`;
