import type { Hidden } from '../../database/tables';
import type { UnitOfWork } from '../../outcome/outcome';
import { hideComment } from './hide-comment';
import { hideMessage } from './hide-message';
import { hidePost } from './hide-post';
import type { LockedContent } from './lock-content';

/** @param hidden `held` waits for approval: only the author and moderators see it. Null shows it. */
export function hideContent(unit: UnitOfWork, content: LockedContent, hidden: Hidden | null): Promise<void> {
  switch (content.kind) {
    case 'post':
      return hidePost(unit, content.post, hidden);
    case 'comment':
      return hideComment(unit, content.post, content.comment, hidden);
    case 'chat message':
      return hideMessage(unit, content.message, hidden);
  }
}
