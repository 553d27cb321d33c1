import { addressBlockOf } from '../../network/network-of';
import type { ReportReason } from '../../database/column-types';
import type { DatabaseTransaction } from '../../database/database';
import { isId, newId } from '../../database/ids';
import { badFields, notFound } from '../../errors';
import type { Services } from '../../services';
import { networkIn } from './address-bans';
import { deleteAddressBan, storeAddressBan, type AddressBanRow } from './address-bans-repository';
import { insertAuditEntry } from '../audit/audit-log-repository';
import { moderationMessages } from '../messages';
import { requirePermission } from '../roles/require-permission';
import { lockAdministrators } from '../roles/roles-repository';
import { daysAfter } from '../sanctions/sanctions';

type AddressBanServices = Pick<Services, 'db' | 'change' | 'adminId' | 'now' | 'bannedNetworks'>;

export interface NewAddressBan {
  address: string;
  reason: ReportReason;
  days: number;
  /** The administrator's own address, which cannot be closed. */
  ownAddress: string;
}

export async function banAddress(
  services: AddressBanServices,
  actorId: string,
  { address, reason, days, ownAddress }: NewAddressBan,
): Promise<AddressBanRow> {
  const network = networkIn(address);
  if (network === undefined) throw badFields({ field: 'address', message: moderationMessages.notAnAddress });
  if (network === addressBlockOf(ownAddress))
    throw badFields({ field: 'address', message: moderationMessages.ownNetwork });
  const now = services.now();
  const stored = await services.change(async ({ transaction }) => {
    await requireAdministrator(services, transaction, actorId);
    const ends_on = daysAfter(now, days);
    const row = await storeAddressBan(transaction, {
      id: newId(),
      network,
      reason,
      banned_by: actorId,
      banned_on: now,
      ends_on,
    });
    const details = { network, reason, until: ends_on.toISOString() };
    await insertAuditEntry(
      transaction,
      { actorId, action: 'ban address', targetKind: 'network', targetId: row.id, details },
      now,
    );
    return row;
  });
  services.bannedNetworks.invalidate();
  return stored;
}

export async function liftAddressBan(
  services: AddressBanServices,
  actorId: string,
  id: string,
): Promise<void> {
  await services.change(async ({ transaction }) => {
    await requireAdministrator(services, transaction, actorId);
    const row = isId(id) ? await deleteAddressBan(transaction, id) : undefined;
    if (!row) throw notFound(moderationMessages.noAddressBan);
    await insertAuditEntry(
      transaction,
      {
        actorId,
        action: 'lift address ban',
        targetKind: 'network',
        targetId: row.id,
        details: { network: row.network },
      },
      services.now(),
    );
  });
  services.bannedNetworks.invalidate();
}

async function requireAdministrator(
  services: AddressBanServices,
  transaction: DatabaseTransaction,
  actorId: string,
): Promise<void> {
  await lockAdministrators(transaction);
  await requirePermission(services, actorId, 'ban addresses', { db: transaction });
}
