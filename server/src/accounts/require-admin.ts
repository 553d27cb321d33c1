import { forbidden } from '../errors';
import type { Services } from '../services';

export async function requireAdmin(
  { adminId }: Pick<Services, 'adminId'>,
  userId: string,
  refusal: string,
): Promise<void> {
  if (userId !== (await adminId())) throw forbidden(refusal);
}
