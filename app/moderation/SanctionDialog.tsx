import type { NewSanction } from '@alphazone/react';
import type { useMemberOverview } from '@alphazone/react';
import { Button, Dialog, Notice, RadioGroup, Stack } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { ReasonFields } from './ReasonFields';
import type { Reason } from './reasons';
import { sanctionTexts as texts } from './sanctionTexts';

export interface SanctionDialogProps {
  kind: NewSanction['kind'];
  name: string;
  onSubmit: ReturnType<typeof useMemberOverview>['decide'];
  onClose: () => void;
  onDecided: () => void;
}

const initialDays = '3';

export function SanctionDialog({ kind, name, onSubmit, onClose, onDecided }: SanctionDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [days, setDays] = useState<string>(initialDays);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isLasting = kind === 'silence' || kind === 'ban';

  const send = async () => {
    setChecked(true);
    if (reason === undefined) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await onSubmit({
      kind,
      reason,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(isLasting && days !== 'good' && { days: Number(days) }),
    });
    setBusy(false);
    if (outcome.ok) onDecided();
    else setProblem(outcome.error.message);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Dialog.Content
        title={texts.title(kind, name)}
        description={texts.about[kind]}
        footer={
          <>
            <Dialog.Close>
              <Button>{texts.cancel}</Button>
            </Dialog.Close>
            <Button type="submit" form={formId} variant={kind === 'ban' ? 'danger' : 'solid'} isBusy={isBusy}>
              {texts.kinds[kind]}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Stack>
            {isLasting && (
              <RadioGroup label={texts.howLong} options={texts.days} value={days} onValueChange={setDays} />
            )}
            <ReasonFields
              reason={reason}
              onReasonChange={setReason}
              isReasonMissing={isChecked}
              note={note}
              onNoteChange={setNote}
            />
            {problem !== undefined && <Notice role="alert">{problem}</Notice>}
          </Stack>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
