import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { preparePruning } from '../database/prune-expired';
import type { ProviderIdentity, SignInPurpose } from '../database/tables';

export interface Flow {
  stateHash: Buffer;
  /** Hash of a cookie of the browser that started it. */
  browserHash: Buffer;
  provider: string;
  purpose: SignInPurpose;
  userId: string | null;
  nonce: string;
  codeVerifier: string;
}

const pruneFlows = preparePruning('sign_in_flows', { key: 'state_hash', endsOn: 'ends_on' });

export async function insertFlow(
  transaction: DatabaseTransaction,
  { stateHash, browserHash, provider, purpose, userId, nonce, codeVerifier }: Flow,
  minutes: number,
): Promise<void> {
  await pruneFlows(transaction);
  await transaction
    .insertInto('sign_in_flows')
    .values({
      state_hash: stateHash,
      browser_hash: browserHash,
      provider,
      purpose,
      user_id: userId,
      nonce,
      code_verifier: codeVerifier,
      started_on: sql<Date>`now()`,
      ends_on: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

/** Deletes the flow, so that it completes once. Undefined for an expired flow, and one of another browser or provider. */
export async function takeFlow(
  transaction: DatabaseTransaction,
  { stateHash, browserHash, provider }: Pick<Flow, 'stateHash' | 'browserHash' | 'provider'>,
) {
  return transaction
    .deleteFrom('sign_in_flows')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('ends_on', '>', sql<Date>`now()`)
    .returning(['purpose', 'user_id', 'nonce', 'code_verifier', 'started_on'])
    .executeTakeFirst();
}

export interface Ticket extends ProviderIdentity {
  verifiedEmail: string | null;
}

const pruneTickets = preparePruning('identity_tickets', { key: 'ticket_hash', endsOn: 'ends_on' });

export async function insertTicket(
  transaction: DatabaseTransaction,
  ticketHash: Buffer,
  { issuer, subject, verifiedEmail, minutes }: Ticket & { minutes: number },
): Promise<void> {
  await pruneTickets(transaction);
  await transaction
    .insertInto('identity_tickets')
    .values({
      ticket_hash: ticketHash,
      issuer,
      subject,
      verified_email: verifiedEmail,
      ends_on: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

/** Does not delete the ticket: a refused form can be corrected. */
export async function findTicket(db: DatabaseReader, ticketHash: Buffer): Promise<Ticket | undefined> {
  return db
    .selectFrom('identity_tickets')
    .select(['issuer', 'subject', 'verified_email as verifiedEmail'])
    .where('ticket_hash', '=', ticketHash)
    .where('ends_on', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** @returns Whether it was unused. */
export async function takeTicket(transaction: DatabaseTransaction, ticketHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('identity_tickets')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
