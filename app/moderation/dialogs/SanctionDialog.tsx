import type { NewSanction, useMemberOverview } from '@alphazone/react';
import { useState } from 'react';

import { isSanction } from '../decidable';
import { GroundsDialog } from './GroundsDialog';
import { daysIn, DurationField, initialDuration } from './DurationField';
import { sanctionTexts as texts } from '../sanctionTexts';
import { noteDraftKey } from './useNoteDraft';

export interface SanctionDialogProps {
  kind: NewSanction['kind'];
  member: { _id: string; name: string };
  onSubmit: ReturnType<typeof useMemberOverview>['decide'];
  onClose: () => void;
  onDecided: () => void;
}

export function SanctionDialog({ kind, member, onSubmit, onClose, onDecided }: SanctionDialogProps) {
  const [duration, setDuration] = useState(initialDuration);
  const isLasting = isSanction(kind);
  return (
    <GroundsDialog
      title={texts.title(kind, member.name)}
      description={texts.about[kind]}
      submitLabel={texts.kinds[kind]}
      isDangerous={kind === 'ban'}
      draftKey={noteDraftKey(kind, 'member', member._id)}
      fields={() => isLasting && <DurationField value={duration} onValueChange={setDuration} />}
      decide={(grounds) => onSubmit({ kind, ...grounds, ...(isLasting && daysIn(duration)) })}
      onDecided={onDecided}
      onClose={onClose}
    />
  );
}
