import { fileURLToPath } from 'node:url';

import { readContract } from '../contract/contract';
import { readSiteSettings } from '../site/site-settings';

/** The tests' own site settings: changes of a community to `site.json` must not fail tests. */
export const testSiteFile = fileURLToPath(new URL('./test-site.json', import.meta.url));

export const testSite = readSiteSettings(readContract(), testSiteFile);
