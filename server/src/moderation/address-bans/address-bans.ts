import { isIP } from 'node:net';

import { addressBlockOf } from '../../network/network-of';
import type { Operation } from '../../contract/contract';
import type { DatabaseReader } from '../../database/database';
import { HttpError } from '../../errors';
import { isRecent } from '../../time/is-recent';
import { listAddressBans } from './address-bans-repository';
import { moderationMessages } from '../messages';

/** Checked only for log-ins, sign-ups and guests' writes, so reads cost nothing. */
export interface BannedNetworks {
  /** @throws 403 from a network that administrators closed. */
  requireOpen: (address: string) => Promise<void>;
  /** Call it after a change. Other servers notice within seconds. */
  invalidate: () => void;
}

const ttlMs = 5_000;
const maxBans = 10_000;

export function createBannedNetworks(db: DatabaseReader, now: () => Date): BannedNetworks {
  let known: { readAt: number; bans: Promise<ReadonlyMap<string, Date>> } | undefined;

  function read(): Promise<ReadonlyMap<string, Date>> {
    const moment = Date.now();
    if (!known || !isRecent(known.readAt, moment, ttlMs)) {
      const bans = listAddressBans(db, now(), maxBans).then(
        (rows) => new Map(rows.map(({ network, ends_on }) => [network, ends_on])),
      );
      const reading = { readAt: moment, bans };
      known = reading;
      bans.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return known.bans;
  }

  return {
    async requireOpen(address) {
      const endsOn = (await read()).get(addressBlockOf(address));
      if (endsOn && endsOn > now())
        throw new HttpError(403, 'network_banned', moderationMessages.networkBanned(endsOn));
    },
    invalidate() {
      known = undefined;
    },
  };
}

/** Log-ins, sign-ups, and writes that need no token. */
export const mayBeGuestWrite = ({ access, method }: Pick<Operation, 'access' | 'method'>): boolean =>
  method !== 'GET' && access !== 'required';

/** @returns The network of an address, or the network itself. Undefined for anything else. */
export function networkIn(text: string): string | undefined {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return undefined;
  if (prefix !== undefined && prefix !== (family === 4 ? '24' : '48')) return undefined;
  return addressBlockOf(address);
}
