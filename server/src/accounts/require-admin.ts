import { forbidden } from '../errors';
import type { Services } from '../services';

/** @throws 403 with `refusal` when the user is not the administrator. */
export async function requireAdmin(
  { adminId }: Pick<Services, 'adminId'>,
  userId: string,
  refusal: string,
): Promise<void> {
  if (userId !== (await adminId())) throw forbidden(refusal);
}
