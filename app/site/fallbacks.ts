import type { Site } from '@alphazone/client';

import { sampleAlphas } from './sampleAlphas';

/** What a plain server lacks. */
export const fallbacks = (site: Site) => ({ '/api/site': site, '/api/leaderboard': sampleAlphas });
