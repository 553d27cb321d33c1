import type { DatabaseTransaction } from '../../database/database';
import { conflict, type HttpError } from '../../errors';
import type { Services } from '../../services';
import { moderationMessages } from '../messages';
import { hasOtherAdministrator, lockAdministrators } from './roles-repository';

/**
 * Call it before an administrator loses the role, the account or access to it. Holds a lock until the
 * commit.
 * @throws 409, or `refuse`, for the last administrator.
 */
export async function requireOtherAdministrator(
  { adminId }: Pick<Services, 'adminId'>,
  transaction: DatabaseTransaction,
  userId: string,
  refuse: (message: string) => HttpError = conflict,
): Promise<void> {
  await lockAdministrators(transaction);
  if (!(await hasOtherAdministrator(transaction, userId, await adminId()))) {
    throw refuse(moderationMessages.lastAdministrator);
  }
}
