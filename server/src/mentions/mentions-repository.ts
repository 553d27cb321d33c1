import { prepare } from '../database/prepared';

/** Like the suggestions for a mention: the username, or the name if there is none. Skips deleted members and applicants. */
export const findShownNames = prepare<[ids: readonly string[]], { id: string; shown_name: string }>(`
  select id, coalesce(username, name) as shown_name from users
  where id = any($1::uuid[]) and deleted_on is null and approval_asked_on is null`);
