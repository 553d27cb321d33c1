import type { RemovalProgress, useRecentContent } from '@alphazone/react';

import { contentTexts } from '../../moderation/contentTexts';
import { GroundsDialog } from '../../moderation/GroundsDialog';
import { noteDraftKey } from '../../moderation/useNoteDraft';

const texts = contentTexts.recent;

export interface RemoveAllDialogProps {
  memberId: string;
  count: number;
  onSubmit: ReturnType<typeof useRecentContent>['removeAll'];
  onClose: () => void;
  onRemoved: (removal: RemovalProgress) => void;
}

export function RemoveAllDialog({ memberId, count, onSubmit, onClose, onRemoved }: RemoveAllDialogProps) {
  return (
    <GroundsDialog
      title={texts.removeAll.replace('…', '')}
      description={texts.dialogAbout}
      submitLabel={texts.submit(count)}
      isDangerous
      draftKey={noteDraftKey('remove all', 'member', memberId)}
      decide={onSubmit}
      onDecided={onRemoved}
      onClose={onClose}
    />
  );
}
