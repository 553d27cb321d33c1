import { useContentDecisions, type ContentDecision } from '@alphazone/react';
import { parseTags } from '@alphazone/machines';
import { RadioGroup } from '@alphazone/ui';
import { useState } from 'react';

import type { Decidable, DialogKind } from '../decidable';
import { decisionDialog, decisionTexts as texts } from '../decisionTexts';
import { GroundsDialog, type Grounds } from './GroundsDialog';
import { TagsField } from './TagsField';
import { useMoveTargets } from '../useMoveTargets';
import { noteDraftKey, useNoteDraft } from './useNoteDraft';

export interface DecisionDialogProps {
  kind: DialogKind;
  target: Decidable;
  onClose: () => void;
  /** @param zone The new zone, for `move`. */
  onDecided: (decision: ContentDecision, zone: string | undefined) => void;
}

export function DecisionDialog({ kind, target, onClose, onDecided }: DecisionDialogProps) {
  const { decide } = useContentDecisions();
  const [zone, setZone] = useState<string>();
  const draftKey = noteDraftKey(kind, target.kind, target._id);
  const { fields, setField } = useNoteDraft(draftKey);
  const { tags = target.tags?.join(' ') ?? '' } = fields;

  const zones = useMoveTargets()(target.zone);
  const tagList = parseTags(tags);
  const isZoneMissing = kind === 'move' && zone === undefined;
  const { title, about, submit } = decisionDialog(kind, target.kind);
  const isTagMissing = kind === 'edit tags' && tagList.length === 0;

  const decideWith = (grounds: Grounds) =>
    decide({
      kind,
      target: { kind: target.kind, _id: target._id },
      ...grounds,
      ...(kind === 'move' && zone !== undefined && { zone }),
      ...(kind === 'edit tags' && { tags: tagList }),
      expected: {
        ...(kind === 'move' && target.zone !== undefined && { zone: target.zone }),
        ...(kind === 'edit tags' && target.tags && target.tags.length > 0 && { tags: [...target.tags] }),
      },
    });

  return (
    <GroundsDialog
      title={title}
      description={about}
      submitLabel={submit}
      isDangerous={kind === 'remove'}
      draftKey={draftKey}
      isIncomplete={isZoneMissing || isTagMissing}
      fields={(isChecked) => (
        <>
          {kind === 'move' && (
            <RadioGroup
              label={texts.zone}
              options={zones.map((value) => ({ value, label: value }))}
              value={zone}
              onValueChange={setZone}
              error={isChecked && isZoneMissing && texts.zoneMissing}
            />
          )}
          {kind === 'edit tags' && (
            <TagsField
              value={tags}
              onChange={(next) => setField('tags', next)}
              isMissing={isChecked && isTagMissing}
            />
          )}
        </>
      )}
      decide={decideWith}
      onDecided={(decision) => onDecided(decision, zone)}
      onClose={onClose}
    />
  );
}
