import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@alphazone/client';

import type { Contract } from '../contract/contract';
import { checkerOf } from '../contract/validation';
import { errorMessage } from '../error-message';
import { repositoryRoot } from '../repository-root';
import { StartupError } from '../startup-error';
import { siteMistakes } from './site-rules';

export type SiteSettings = Omit<
  Site,
  | 'adminUserId'
  | 'account'
  | 'mail'
  | 'signUp'
  | 'signUpChallenge'
  | 'serviceWorker'
  | 'feeds'
  | 'deniedLinks'
>;

/** @throws StartupError when the file is missing, violates the contract's `Site`, or is inconsistent. */
export function readSiteSettings(
  contract: Contract,
  file = join(repositoryRoot(), 'site.json'),
): SiteSettings {
  try {
    const site = checkerOf<SiteSettings>(contract.schema('Site'))(JSON.parse(readFileSync(file, 'utf8')));
    const mistakes = siteMistakes(site);
    if (mistakes.length > 0) throw new Error(mistakes.join(' '));
    return site;
  } catch (error) {
    throw new StartupError(`${file} cannot be used. ${errorMessage(error)}`, { cause: error });
  }
}

/** Case-insensitive. Returns the exact name. */
export function zoneNamed(site: SiteSettings, category: string): string | undefined {
  const wanted = category.trim().toLowerCase();
  return site.zones.find(({ name }) => name.toLowerCase() === wanted)?.name;
}
