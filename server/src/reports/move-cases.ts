import type { UnitOfWork } from '../outcome/outcome';
import { updateZone } from './cases-repository';

/** The cases of a post and its comments are for the moderators of its zone. */
export async function moveCases(
  { transaction, outcome }: UnitOfWork,
  postId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const id of await updateZone(transaction, postId, to)) {
    outcome.changedCases.push({ id, zone: from }, { id, zone: to });
  }
}
