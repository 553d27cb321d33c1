import type { Outcome } from '@alphazone/react';
import { useState, type ReactNode } from 'react';

import { FormDialog } from './FormDialog';
import { ReasonFields } from './ReasonFields';
import type { Reason } from '../reasons';
import { useNoteDraft } from './useNoteDraft';

/** Grounds of a decision. */
export interface Grounds {
  reason: Reason;
  /** The note to the member. Omitted when empty. */
  note?: string;
}

export interface GroundsDialogProps<Result> {
  title: string;
  description: string;
  submitLabel: string;
  isDangerous: boolean;
  /** Key of the note, and of texts in `fields`. */
  draftKey: string;
  /** Fields of the decision itself, above the grounds. @param isChecked Whether to show which fields are missing. */
  fields?: (isChecked: boolean) => ReactNode;
  /** Whether `fields` are incomplete, which prevents submitting. @default false */
  isIncomplete?: boolean;
  decide: (grounds: Grounds) => Promise<Outcome<Result>>;
  onDecided: (result: Result) => void;
  onClose: () => void;
}

/** Asks for the grounds of a decision. Stays open until the decision is made, and shows errors. */
export function GroundsDialog<Result>({
  draftKey,
  fields,
  isIncomplete = false,
  decide,
  onDecided,
  ...props
}: GroundsDialogProps<Result>) {
  const [reason, setReason] = useState<Reason>();
  const draft = useNoteDraft(draftKey);
  const { note = '' } = draft.fields;
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async () => {
    setChecked(true);
    if (reason === undefined || isIncomplete) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await decide({ reason, ...(note.trim() !== '' && { note: note.trim() }) });
    setBusy(false);
    if (!outcome.ok) return setProblem(outcome.error.message);
    draft.forget();
    onDecided(outcome.data);
  };

  return (
    <FormDialog
      {...props}
      isBusy={isBusy}
      problems={[problem]}
      onSubmit={() => void submit()}
      onDiscard={draft.discard}
    >
      {fields?.(isChecked)}
      <ReasonFields
        reason={reason}
        onReasonChange={setReason}
        isReasonMissing={isChecked}
        note={note}
        onNoteChange={(next) => draft.setField('note', next)}
      />
    </FormDialog>
  );
}
