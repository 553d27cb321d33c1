import { fileURLToPath } from 'node:url';

import { readContract } from '../contract/contract';
import { readSiteSettings } from '../site/site-settings';

/** The tests' own settings of the community: what a community changes in `site.json` must not fail them. */
export const testSiteFile = fileURLToPath(new URL('./test-site.json', import.meta.url));

export const testSite = readSiteSettings(readContract(), testSiteFile);
