import type { Hidden } from '../../database/tables';
import type { UnitOfWork } from '../../outcome/outcome';
import { updateMessageHidden, type LockedMessage } from './content-repository';

/** Hiding removes it from open chats. A restored message returns when the history is reloaded. */
export async function hideMessage(
  { transaction, outcome }: UnitOfWork,
  message: LockedMessage,
  hidden: Hidden | null,
): Promise<void> {
  if (message.hidden === hidden) return;
  await updateMessageHidden(transaction, message, hidden);
  // Others have seen neither a held message nor its removal.
  if (message.hidden === null || hidden === null)
    outcome.moderated.push({ kind: 'chat message', _id: message.id, isHidden: hidden !== null });
}
