import { titles } from '@alphazone/client/kinds';

import { conflict, notFound } from '../../errors';
import { messages } from '../../messages';
import type { UnitOfWork } from '../../outcome/outcome';
import type { Services } from '../../services';
import { findUpload } from '../../uploads/uploads-repository';
import { markMedia } from '../../uploads/removed-media-repository';
import type { ContentDecision } from './decide-content';
import { decide } from '../decisions/decide';
import { findLatestDecision, type DecisionRow } from '../decisions/decisions-repository';
import { findRoles } from '../roles/find-roles';
import { lockPicture } from './lock-content';
import { moderationMessages } from '../messages';
import { may } from '../roles/permissions';
import { notAllowed } from '../roles/require-permission';

/**
 * Stops serving the file until the decision is restored; its posts show a placeholder. Keeps the file in the storage.
 * @throws 403 without permission, 404 when it is gone, 409 when it was removed before.
 */
export async function removePicture(
  services: Pick<Services, 'db' | 'adminId'>,
  unit: UnitOfWork,
  {
    id,
    moderatorId,
    reason,
    note,
  }: { id: string } & Pick<ContentDecision, 'moderatorId' | 'reason' | 'note'>,
  now: Date,
): Promise<DecisionRow> {
  const { transaction } = unit;
  const roles = await findRoles(services, moderatorId, transaction);
  if (!may(roles, 'moderate chat and members')) throw notAllowed('moderate chat and members');
  const upload = await findUpload(transaction, id);
  if (!upload) throw notFound(messages.nothingHere);
  await markPicture(unit, id, { isRemoved: true });
  const before = await findLatestDecision(transaction, id, 'remove');
  if (before) throw conflict(moderationMessages.removedAlready(titles.reportReason[before.reason]));
  return decide(
    unit,
    {
      kind: 'remove',
      target: { kind: 'picture', id },
      memberId: upload.owner_id,
      moderatorId,
      reason,
      note,
    },
    now,
  );
}

/** Shows or hides a picture in its posts. Clients see the change at their next refetch. */
export async function markPicture(
  unit: UnitOfWork,
  id: string,
  { isRemoved }: { isRemoved: boolean },
): Promise<void> {
  const posts = await lockPicture(unit, id);
  await markMedia(unit.transaction, posts, { uploadId: id, isRemoved });
}
