import { kinds } from '@alphazone/client/kinds';
import { limits } from '@alphazone/client/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Returns the literals in each CHECK constraint, except those of counters (`>= 0`). */
async function valuesInChecks(): Promise<Record<string, (number | string)[]>> {
  const client = await database.connect();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  await client.end();
  return Object.fromEntries(
    rows
      .filter(({ definition }) => !/^CHECK \(\(\w+ >=? 0\)\)$/.test(definition))
      .map(({ name, definition }) => {
        const values = [...definition.matchAll(/'([\w ]+)'::text|(-?\d+)/g)];
        return [name, values.map(([, text, number]) => text ?? Number(number))];
      }),
  );
}

it('has the same limits as the contract', async () => {
  const { chatText, boost } = limits;
  const contractTypes = kinds.notificationType.filter((kind) => kind !== 'other');

  const checks = await valuesInChecks();
  expect({ ...checks, notifications_kind_check: checks['notifications_kind_check']?.toSorted() }).toEqual({
    // `readMessage` refuses an empty message.
    chat_messages_text_check: [1, chatText.maxLength],
    // Not in the contract.
    challenges_purpose_check: ['add passkey', 'use passkey'],
    known_words_source_check: ['title', 'name'],
    decisions_kind_check: [...kinds.decisionKind],
    decisions_target_kind_check: [...kinds.reportTarget],
    // The contract calls rewards and decisions `other`.
    notifications_kind_check: [...contractTypes, 'level_up', 'achievement', 'decision'].sort(),
    posts_boost_check: [boost.minimum, boost.maximum],
    chat_messages_hidden_check: [...kinds.hiddenState],
    comments_hidden_check: [...kinds.hiddenState],
    // No user sees a post that is being deleted.
    posts_hidden_check: [...kinds.hiddenState, 'deleted'],
    votes_value_check: [1, -1],
    held_votes_value_check: [1, -1],
    decisions_state_check: [...kinds.decisionState],
    cases_state_check: [...kinds.caseState],
    cases_target_kind_check: [...kinds.reportTarget],
    // These compare the state with other columns.
    cases_check: ['claimed'],
    cases_check1: ['claimed'],
    cases_check2: ['done'],
    roles_role_check: ['administrator', 'moderator'],
    // Only moderators have zones.
    roles_check: ['moderator'],
    // These compare columns.
    decisions_check: [],
    member_filters_not_oneself: [],
    member_filters_one_thing: [1],
    users_deleted_without_credentials: [],
    users_not_own_referrer: [],
  });
});
