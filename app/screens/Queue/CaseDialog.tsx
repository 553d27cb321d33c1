import { parseTags } from '@alphazone/machines';
import type { Case, CaseDecision } from '@alphazone/react';
import { Button, Dialog, RadioGroup, Stack, useMessages } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { isDialogKind, isSanction } from '../../moderation/decidable';
import { decisionDialog, decisionTexts } from '../../moderation/decisionTexts';
import { daysIn, DurationField, initialDuration } from '../../moderation/DurationField';
import { DialogProblem } from '../../moderation/DialogProblem';
import { queueMessages as texts } from '../../moderation/moderationMessages';
import { ReasonFields } from '../../moderation/ReasonFields';
import type { Reason } from '../../moderation/reasons';
import { TagsField } from '../../moderation/TagsField';
import { useMoveTargets } from '../../moderation/useMoveTargets';
import { noteDraftKey, useNoteDraft } from '../../moderation/useNoteDraft';

type Kind = Case['decisions'][number];
export type DecisionFields = Omit<CaseDecision, 'kind' | 'version'>;

export interface CaseDialogProps {
  kind: Kind;
  target: Case['target'];
  targetId: string;
  /** The reports' reasons. The first one is preset. */
  reasons: Case['reasons'];
  zone: string | undefined;
  /** The post's tags, separated by spaces: new ones replace them. */
  presentTags?: string;
  isBusy: boolean;
  /** Why it can no longer be sent. */
  ended: string | undefined;
  onCancel: () => void;
  /** Resolves with the error, if any. */
  onDecide: (decision: DecisionFields) => Promise<string | undefined>;
}

export function CaseDialog({
  kind,
  target,
  targetId,
  reasons,
  zone,
  presentTags = '',
  isBusy,
  ended,
  onCancel,
  onDecide,
}: CaseDialogProps) {
  const { dialog } = useMessages();
  const formId = useId();
  const [reason, setReason] = useState<Reason>((kind === 'approve' ? undefined : reasons[0]) ?? 'other');
  const draft = useNoteDraft(noteDraftKey(kind, target, targetId));
  const { note = '', tags = presentTags } = draft.fields;
  const [duration, setDuration] = useState(initialDuration);
  const zones = useMoveTargets()(zone);
  const [newZone, setNewZone] = useState(zones[0]);
  const tagList = parseTags(tags);
  const isTagMissing = kind === 'edit tags' && tagList.length === 0;
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string>();
  // Its own decision may be refetched before the response arrives.
  const isEnded = ended !== undefined && !isBusy;

  const {
    title,
    about,
    submit: confirm,
  } = isDialogKind(kind)
    ? decisionDialog(kind, target)
    : {
        title: texts.question[kind],
        about: texts.consequence[kind],
        submit: texts.decide[kind].replace('…', ''),
      };

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (isEnded || isTagMissing) return;
    const refusal = await onDecide({
      reason,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(isSanction(kind) && daysIn(duration)),
      ...(kind === 'move' && newZone !== undefined && { zone: newZone }),
      ...(kind === 'edit tags' && { tags: tagList }),
    });
    setError(refusal);
    if (refusal === undefined) draft.forget();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onCancel()}>
      <Dialog.Content
        title={title}
        description={about}
        size="small"
        footer={
          <>
            {error !== undefined && <DialogProblem>{error}</DialogProblem>}
            {isEnded && <DialogProblem>{ended}</DialogProblem>}
            <Dialog.Close>
              <Button onClick={() => isBusy || draft.discard()}>{dialog.cancel}</Button>
            </Dialog.Close>
            {!isEnded && (
              <Button
                variant={kind === 'remove' || kind === 'ban' ? 'danger' : 'solid'}
                type="submit"
                form={formId}
                isBusy={isBusy}
              >
                {confirm}
              </Button>
            )}
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            {kind === 'move' && (
              <RadioGroup
                label={decisionTexts.zone}
                options={zones.map((value) => ({ value, label: value }))}
                value={newZone}
                onValueChange={setNewZone}
              />
            )}
            {kind === 'edit tags' && (
              <TagsField
                value={tags}
                onChange={(next) => draft.setField('tags', next)}
                isMissing={isChecked && isTagMissing}
              />
            )}
            {isSanction(kind) && <DurationField value={duration} onValueChange={setDuration} />}
            {kind !== 'keep' && (
              <ReasonFields
                reason={reason}
                {...(kind !== 'approve' && { onReasonChange: setReason })}
                note={note}
                onNoteChange={(next) => draft.setField('note', next)}
              />
            )}
          </Stack>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
