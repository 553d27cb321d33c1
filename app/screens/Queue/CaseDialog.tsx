import { parseTags } from '@alphazone/machines';
import type { Case, CaseDecision } from '@alphazone/react';
import { RadioGroup } from '@alphazone/ui';
import { useState } from 'react';

import { isDialogKind, isSanction } from '../../moderation/decidable';
import { decisionDialog, decisionTexts } from '../../moderation/decisionTexts';
import { daysIn, DurationField, initialDuration } from '../../moderation/dialogs/DurationField';
import { FormDialog } from '../../moderation/dialogs/FormDialog';
import { queueMessages as texts } from '../../moderation/moderationMessages';
import { ReasonFields } from '../../moderation/dialogs/ReasonFields';
import type { Reason } from '../../moderation/reasons';
import { TagsField } from '../../moderation/dialogs/TagsField';
import { useMoveTargets } from '../../moderation/useMoveTargets';
import { noteDraftKey, useNoteDraft } from '../../moderation/dialogs/useNoteDraft';

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
  presentTags?: string | undefined;
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

  const { title, about, submit: submitLabel } = textsOf(kind, target);

  async function submit() {
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
    <FormDialog
      title={title}
      description={about}
      size="small"
      submitLabel={isEnded ? undefined : submitLabel}
      isDangerous={kind === 'remove' || kind === 'ban'}
      isBusy={isBusy}
      problems={[error, isEnded ? ended : undefined]}
      onSubmit={() => void submit()}
      onDiscard={draft.discard}
      onClose={onCancel}
    >
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
    </FormDialog>
  );
}

function textsOf(kind: Kind, target: Case['target']) {
  if (isDialogKind(kind)) return decisionDialog(kind, target);
  return {
    title: texts.question[kind],
    about: texts.consequence[kind],
    submit: texts.decide[kind].replace('…', ''),
  };
}
