import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import type { ProviderIdentity, SignInPurpose } from '../database/tables';

/** More rows than it inserts, so that expired rows do not accumulate. */
const prunedPerInsert = 20;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export interface Flow {
  state: string;
  /** A cookie of the browser that started it. */
  browser: string;
  provider: string;
  purpose: SignInPurpose;
  userId: string | null;
  nonce: string;
  codeVerifier: string;
}

export async function insertFlow(
  transaction: DatabaseTransaction,
  { state, browser, provider, purpose, userId, nonce, codeVerifier }: Flow,
  minutes: number,
): Promise<void> {
  await sql`
    delete from sign_in_flows where state_hash in (
      select state_hash from sign_in_flows where ends_on <= now()
      order by ends_on limit ${prunedPerInsert} for update skip locked
    )`.execute(transaction);
  await transaction
    .insertInto('sign_in_flows')
    .values({
      state_hash: hashOf(state),
      browser_hash: hashOf(browser),
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

/** Deletes it: each answer counts once. Undefined for an expired flow, and one of another browser or provider. */
export async function takeFlow(
  transaction: DatabaseTransaction,
  { state, browser, provider }: Pick<Flow, 'state' | 'browser' | 'provider'>,
) {
  return transaction
    .deleteFrom('sign_in_flows')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('provider', '=', provider)
    .where('ends_on', '>', sql<Date>`now()`)
    .returning(['purpose', 'user_id', 'nonce', 'code_verifier', 'started_on'])
    .executeTakeFirst();
}

export interface Ticket extends ProviderIdentity {
  verifiedEmail: string | null;
}

export async function insertTicket(
  transaction: DatabaseTransaction,
  ticket: string,
  { issuer, subject, verifiedEmail, minutes }: Ticket & { minutes: number },
): Promise<void> {
  await sql`
    delete from identity_tickets where ticket_hash in (
      select ticket_hash from identity_tickets where ends_on <= now()
      order by ends_on limit ${prunedPerInsert} for update skip locked
    )`.execute(transaction);
  await transaction
    .insertInto('identity_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      issuer,
      subject,
      verified_email: verifiedEmail,
      ends_on: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

/** Keeps it: the form may be corrected. */
export async function findTicket(db: DatabaseReader, ticket: string): Promise<Ticket | undefined> {
  return db
    .selectFrom('identity_tickets')
    .select(['issuer', 'subject', 'verified_email as verifiedEmail'])
    .where('ticket_hash', '=', hashOf(ticket))
    .where('ends_on', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** @returns Whether it was not used yet. */
export async function takeTicket(transaction: DatabaseTransaction, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('identity_tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
