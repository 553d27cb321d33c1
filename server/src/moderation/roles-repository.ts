import { prepare } from '../database/prepared';

/** Without the administrator of the site settings: use `findRoles`. */
export const readRoles = prepare<[userId: string], { role: string; zone: string | null }>(
  'select role, zone from roles where user_id = $1 order by zone',
);
