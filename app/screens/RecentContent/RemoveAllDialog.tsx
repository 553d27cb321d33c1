import type { RemovalProgress, useRecentContent } from '@alphazone/react';

import { GroundsDialog } from '../../moderation/dialogs/GroundsDialog';
import { noteDraftKey } from '../../moderation/dialogs/useNoteDraft';
import { recentContentTexts as texts } from './recentContentTexts';

export interface RemoveAllDialogProps {
  memberId: string;
  count: number;
  /** Whether there are more than `count`. */
  isCountCapped: boolean;
  onSubmit: ReturnType<typeof useRecentContent>['removeAll'];
  onClose: () => void;
  onRemoved: (removal: RemovalProgress) => void;
}

export function RemoveAllDialog({
  memberId,
  count,
  isCountCapped,
  onSubmit,
  onClose,
  onRemoved,
}: RemoveAllDialogProps) {
  return (
    <GroundsDialog
      title={texts.removeAll.replace('…', '')}
      description={texts.dialogAbout}
      submitLabel={texts.submit(count, isCountCapped)}
      isDangerous
      draftKey={noteDraftKey('remove all', 'member', memberId)}
      decide={onSubmit}
      onDecided={onRemoved}
      onClose={onClose}
    />
  );
}
