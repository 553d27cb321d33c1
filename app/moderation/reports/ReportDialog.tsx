import { limits } from '@alphazone/client/limits';
import { useReport, type NewReport } from '@alphazone/react';
import { Button, Dialog, RadioGroup, Stack, TextArea, useMessages } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { useSecretCheck } from '../../filters/useSecretCheck';
import { reportMessages as texts } from '../moderationMessages';
import { reasonOptions, type Reason } from '../reasons';
import { useNoteDraft } from '../dialogs/useNoteDraft';

export interface ReportDialogProps {
  target: NewReport['target'];
  id: string;
  onClose: () => void;
}

type Progress = { step: 'asking'; error?: string } | { step: 'sent'; isRepeated: boolean };

/** Stays open after the report to confirm it. */
export function ReportDialog({ target, id, onClose }: ReportDialogProps) {
  const { dialog } = useMessages();
  const formId = useId();
  const { report, isReporting: isPending } = useReport(id);
  const { check, isChecking } = useSecretCheck();
  const isReporting = isChecking || isPending;
  const [reason, setReason] = useState<Reason>();
  const draft = useNoteDraft(`report ${target} ${id}`);
  const { note: text = '' } = draft.fields;
  const [isMissing, setMissing] = useState(false);
  const [progress, setProgress] = useState<Progress>({ step: 'asking' });
  const isSent = progress.step === 'sent';

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(reason === undefined);
    if (reason === undefined) return;
    const guarded = await check([text] as const);
    if (!guarded) return;
    const outcome = await report({ target, reason, text: guarded[0] });
    if (outcome.ok) draft.forget();
    setProgress(
      outcome.ok
        ? { step: 'sent', isRepeated: outcome.data.isRepeated === true }
        : { step: 'asking', error: texts.failed(outcome.error.message) },
    );
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isReporting && onClose()}>
      <Dialog.Content
        title={isSent ? texts.thanks : texts.open(texts.target[target])}
        size="small"
        footer={
          isSent ? (
            <Button variant="solid" onClick={onClose}>
              {texts.close}
            </Button>
          ) : (
            <>
              <Dialog.Close>
                <Button onClick={() => isReporting || draft.discard()}>{dialog.cancel}</Button>
              </Dialog.Close>
              <Button variant="solid" type="submit" form={formId} isBusy={isReporting}>
                {texts.submit}
              </Button>
            </>
          )
        }
        description={isSent ? undefined : texts.about}
      >
        {isSent ? (
          <p role="alert">{progress.isRepeated ? texts.repeated : texts.next}</p>
        ) : (
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <Stack>
              <RadioGroup
                label={texts.reason}
                options={reasonOptions}
                value={reason}
                onValueChange={setReason}
                error={isMissing && reason === undefined ? texts.missing : undefined}
              />
              <TextArea
                label={texts.text}
                isOptional
                value={text}
                onChange={(event) => draft.setField('note', event.target.value)}
                maxLength={limits.reportText.maxLength}
                error={progress.error}
              />
            </Stack>
          </form>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
