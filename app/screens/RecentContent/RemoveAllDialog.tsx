import type { useRecentContent } from '@alphazone/react';

import { contentTexts } from '../../moderation/contentTexts';
import { GroundsDialog } from '../../moderation/GroundsDialog';

const texts = contentTexts.recent;

export interface RemoveAllDialogProps {
  count: number;
  onSubmit: ReturnType<typeof useRecentContent>['removeAll'];
  onClose: () => void;
  onRemoved: (removal: { batch: string; count: number }) => void;
}

export function RemoveAllDialog({ count, onSubmit, onClose, onRemoved }: RemoveAllDialogProps) {
  return (
    <GroundsDialog
      title={texts.removeAll.replace('…', '')}
      description={texts.dialogAbout}
      submitLabel={texts.submit(count)}
      isDangerous
      decide={onSubmit}
      onDecided={onRemoved}
      onClose={onClose}
    />
  );
}
