import type { NewSanction, useMemberOverview } from '@alphazone/react';
import { RadioGroup } from '@alphazone/ui';
import { useState } from 'react';

import { isSanction } from './decidable';
import { GroundsDialog } from './GroundsDialog';
import { sanctionTexts as texts } from './sanctionTexts';
import { noteDraftKey } from './useNoteDraft';

export interface SanctionDialogProps {
  kind: NewSanction['kind'];
  member: { _id: string; name: string };
  onSubmit: ReturnType<typeof useMemberOverview>['decide'];
  onClose: () => void;
  onDecided: () => void;
}

const initialDays = '3';

export function SanctionDialog({ kind, member, onSubmit, onClose, onDecided }: SanctionDialogProps) {
  const [days, setDays] = useState<string>(initialDays);
  const isLasting = isSanction(kind);
  return (
    <GroundsDialog
      title={texts.title(kind, member.name)}
      description={texts.about[kind]}
      submitLabel={texts.kinds[kind]}
      isDangerous={kind === 'ban'}
      draftKey={noteDraftKey(kind, 'member', member._id)}
      fields={() =>
        isLasting && (
          <RadioGroup label={texts.howLong} options={texts.days} value={days} onValueChange={setDays} />
        )
      }
      decide={(grounds) =>
        onSubmit({ kind, ...grounds, ...(isLasting && days !== 'good' && { days: Number(days) }) })
      }
      onDecided={onDecided}
      onClose={onClose}
    />
  );
}
