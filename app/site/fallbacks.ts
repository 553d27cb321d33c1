import type { Site } from '@alphazone/client';

import { sampleAlphas } from './sampleAlphas';

/** Replacements for calls that a plain server lacks. */
export const fallbacks = (site: Site) => ({ '/api/site': site, '/api/leaderboard': sampleAlphas });
