import { join } from 'node:path';
import type { Site } from '@alphazone/client';

import type { Contract } from '../contract/contract';
import type { Schema } from '../contract/schema';
import { checkerOf } from '../contract/validation';
import { errorMessage } from '../error-message';
import { readSettingsFile } from '../files/read-settings-file';
import { repositoryRoot } from '../repository-root';
import { StartupError } from '../startup/startup-error';
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
  | 'locationRemoved'
  | 'maxPictureBytes'
  | 'deniedLinks'
>;

/** @throws StartupError when the file is missing, violates the contract's `Site`, or is inconsistent. */
export function readSiteSettings(
  contract: Contract,
  file = join(repositoryRoot(), 'site.json'),
): SiteSettings {
  try {
    const check = checkerOf<SiteSettings>(withoutOthers(contract.schema('Site')));
    const site = check(JSON.parse(readSettingsFile(file)));
    const mistakes = siteMistakes(site);
    if (mistakes.length > 0) throw new Error(mistakes.join(' '));
    return site;
  } catch (error) {
    throw new StartupError(`${file} cannot be used. ${errorMessage(error)}`, { cause: error });
  }
}

/** Refuses unknown fields, which clients of the call ignore: a misspelt setting would do nothing. */
const withoutOthers = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, part: unknown) =>
    Object(part) === part && 'properties' in (part as object)
      ? { ...(part as object), additionalProperties: false }
      : part,
  ) as Schema;

/** Case-insensitive. Returns the exact name. */
export function zoneNamed(site: SiteSettings, category: string): string | undefined {
  const wanted = category.trim().toLowerCase();
  return site.zones.find(({ name }) => name.toLowerCase() === wanted)?.name;
}
