import type { UnitOfWork } from '../outcome/outcome';
import { updateZone } from './cases-repository';

/** Moves the cases of a post and its comments to the new zone's moderators. */
export async function moveCases(
  { transaction, outcome }: UnitOfWork,
  postId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const id of await updateZone(transaction, postId, to)) {
    outcome.changedCases.push({ id, zone: from }, { id, zone: to });
  }
}
