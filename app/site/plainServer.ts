import { adaptPlainServer, type PlainServerOptions } from '@alphazone/react';

import { fallbacks } from './fallbacks';
import { ownSite } from './loadSite';

/** Loaded only by pages that our server has not rendered. */
export const adapt = (server: Omit<PlainServerOptions, 'fallbacks'>) =>
  adaptPlainServer({ ...server, fallbacks: fallbacks(ownSite) });
