import type { components } from '@alphazone/client';

import type { ReportReason } from '../../database/column-types';
import type { Handlers } from '../../contract/handlers';
import { requireMember } from '../../contract/handlers';
import type { Services } from '../../services';
import { listAddressBans, type AddressBanRow } from './address-bans-repository';
import { banAddress, liftAddressBan } from './ban-address';
import { moderationMessages } from '../messages';
import { requirePermission } from '../roles/require-permission';

const maxListed = 500;

type AddressBansHandlers = Pick<Handlers, 'listAddressBans' | 'banAddress' | 'liftAddressBan'>;

export function addressBansHandlers(services: Services): AddressBansHandlers {
  return {
    async listAddressBans(call) {
      await requirePermission(services, requireMember(call).id, 'ban addresses');
      return (await listAddressBans(services.db, services.now(), maxListed)).map(serialise);
    },

    async banAddress(call) {
      const ban = { ...call.body, ownAddress: call.request.ip };
      return serialise(await banAddress(services, requireMember(call).id, ban));
    },

    async liftAddressBan(call) {
      await liftAddressBan(services, requireMember(call).id, call.params.id);
      return { message: moderationMessages.lifted };
    },
  };
}

const serialise = (row: AddressBanRow): components['schemas']['AddressBan'] => ({
  _id: row.id,
  network: row.network,
  reason: row.reason as ReportReason,
  bannedOn: row.banned_on.toISOString(),
  endsOn: row.ends_on.toISOString(),
});
