import type { useRecentContent } from '@alphazone/react';
import { Button, Dialog, Notice, Stack } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { contentTexts } from '../../moderation/contentTexts';
import { ReasonFields } from '../../moderation/ReasonFields';
import type { Reason } from '../../moderation/reasons';

const texts = contentTexts.recent;

export interface RemoveAllDialogProps {
  count: number;
  isBusy: boolean;
  onSubmit: ReturnType<typeof useRecentContent>['removeAll'];
  onClose: () => void;
  onRemoved: (removal: { batch: string; count: number }) => void;
}

export function RemoveAllDialog({ count, isBusy, onSubmit, onClose, onRemoved }: RemoveAllDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    setChecked(true);
    if (reason === undefined) return;
    setProblem(undefined);
    const outcome = await onSubmit({ reason, ...(note.trim() !== '' && { note: note.trim() }) });
    if (outcome.ok) onRemoved(outcome.data);
    else setProblem(outcome.error.message);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Dialog.Content
        title={texts.removeAll.replace('...', '')}
        description={texts.dialogAbout}
        footer={
          <>
            <Dialog.Close>
              <Button>{contentTexts.cancel}</Button>
            </Dialog.Close>
            <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
              {texts.submit(count)}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Stack>
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
