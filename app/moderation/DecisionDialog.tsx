import type { ContentDecision } from '@alphazone/react';
import { limits } from '@alphazone/client/limits';
import { parseTags } from '@alphazone/machines';
import { useContentDecisions, useMyRoles } from '@alphazone/react';
import { Button, Dialog, Notice, RadioGroup, Stack, TextField } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { usePorts } from '../ports';
import { contentTexts as texts } from './contentTexts';
import type { Decidable, DialogKind } from './decidable';
import { ReasonFields } from './ReasonFields';
import type { Reason } from './reasons';

export interface DecisionDialogProps {
  kind: DialogKind;
  target: Decidable;
  onClose: () => void;
  /** @param zone Of `move`. */
  onDecided: (decision: ContentDecision, zone: string | undefined) => void;
}

export function DecisionDialog({ kind, target, onClose, onDecided }: DecisionDialogProps) {
  const { site } = usePorts();
  const { may } = useMyRoles();
  const { decide } = useContentDecisions();
  const formId = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [zone, setZone] = useState<string>();
  const [tags, setTags] = useState(target.tags?.join(' ') ?? '');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const zones = site.zones.filter(({ name }) => name !== target.zone && may('move posts', name));
  const tagList = parseTags(tags);
  const isZoneMissing = kind === 'move' && zone === undefined;
  const isTagMissing = kind === 'edit tags' && tagList.length === 0;

  const send = async () => {
    setChecked(true);
    if (reason === undefined || isZoneMissing || isTagMissing) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await decide({
      kind,
      target: { kind: target.kind, _id: target._id },
      reason,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(kind === 'move' && zone !== undefined && { zone }),
      ...(kind === 'edit tags' && { tags: tagList }),
      expected: {
        ...(kind === 'move' && target.zone !== undefined && { zone: target.zone }),
        ...(kind === 'edit tags' && target.tags && target.tags.length > 0 && { tags: [...target.tags] }),
      },
    });
    setBusy(false);
    if (outcome.ok) onDecided(outcome.data, zone);
    else setProblem(outcome.error.message);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  const about = kind === 'remove' ? texts.about.remove[target.kind] : texts.about[kind];
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Dialog.Content
        title={texts.title[kind](target.kind)}
        description={about}
        footer={
          <>
            <Dialog.Close>
              <Button>{texts.cancel}</Button>
            </Dialog.Close>
            <Button
              type="submit"
              form={formId}
              variant={kind === 'remove' ? 'danger' : 'solid'}
              isBusy={isBusy}
            >
              {texts.submit[kind]}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Stack>
            {kind === 'move' && (
              <RadioGroup
                label={texts.zone}
                options={zones.map(({ name }) => ({ value: name, label: name }))}
                value={zone}
                onValueChange={setZone}
                error={isChecked && isZoneMissing && texts.zoneMissing}
              />
            )}
            {kind === 'edit tags' && (
              <TextField
                label={texts.tags}
                maxLength={limits.tagName.maxLength * limits.postTags.maxItems}
                value={tags}
                onChange={({ target: field }) => setTags(field.value)}
                error={isChecked && isTagMissing ? texts.tagsMissing : undefined}
              />
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
