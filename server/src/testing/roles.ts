import type { Role } from '../database/column-types';
import type { Database } from '../database/database';
import { newId } from '../database/ids';

/** @param zone Undefined: all zones. */
export const grantRole = (db: Database, userId: string, role: Role, zone?: string) =>
  db
    .insertInto('roles')
    .values({ id: newId(), user_id: userId, role, zone: zone ?? null, granted_on: new Date() })
    .execute();
