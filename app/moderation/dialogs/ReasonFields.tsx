import { limits } from '@alphazone/client/limits';
import { RadioGroup, TextArea } from '@alphazone/ui';

import { groundsTexts } from '../groundsTexts';
import { reasonOptions, type Reason } from '../reasons';

export interface ReasonFieldsProps {
  reason: Reason | undefined;
  /** @default no field: the decision favours the member */
  onReasonChange?: (reason: Reason) => void;
  isReasonMissing?: boolean;
  note: string;
  onNoteChange: (note: string) => void;
}

/** The fields of every decision. */
export function ReasonFields({
  reason,
  onReasonChange,
  isReasonMissing = false,
  note,
  onNoteChange,
}: ReasonFieldsProps) {
  return (
    <>
      {onReasonChange && (
        <RadioGroup
          label={groundsTexts.reason}
          options={reasonOptions}
          value={reason}
          onValueChange={onReasonChange}
          error={isReasonMissing && reason === undefined && groundsTexts.reasonMissing}
        />
      )}
      <TextArea
        label={groundsTexts.note}
        isOptional
        hint={groundsTexts.noteHint}
        maxLength={limits.decisionNote.maxLength}
        value={note}
        onChange={({ target }) => onNoteChange(target.value)}
      />
    </>
  );
}
