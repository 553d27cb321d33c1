import type { components } from '@alphazone/client';

import { accountDeleted } from '../../errors';
import type { Services } from '../../services';
import { findAddress, storeNotices } from './addresses-repository';

type EmailSettings = components['schemas']['EmailSettings'];

export async function loadEmailSettings(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  userId: string,
): Promise<EmailSettings> {
  const own = await findAddress(db, userId);
  if (!own) throw accountDeleted();
  return {
    email: own.email,
    verified: own.verifiedOn !== null,
    verification: mail.verification,
    notices: own.wantsNotices,
    sendsMail: mail.mode !== 'off',
  };
}

export async function chooseNotices(
  services: Pick<Services, 'db' | 'mail' | 'change'>,
  userId: string,
  wantsNotices: boolean,
): Promise<EmailSettings> {
  await services.change(({ transaction }) => storeNotices(transaction, userId, wantsNotices));
  return loadEmailSettings(services, userId);
}
