import { limits } from '@alphazone/client/limits';
import { useContentDecisions, type Decision, type DecisionStep } from '@alphazone/react';
import { Button, SettingsSection, Stack, TextArea } from '@alphazone/ui';
import { useState } from 'react';

import { useDraft } from '../../drafts/useDraft';
import { decisionMessages as texts } from '../../moderation/moderationMessages';
import { usePorts } from '../../ports';
import type { DecisionPartProps } from './decisionPart';
import type { DecisionActions } from './decisionState';

/** A moderator's actions on a decision, with or without an appeal. */
export function Review({
  decision: { _id, version, state, kind },
  actions: { canReview, canEnd, canTakeBack },
  take,
  isPending,
}: DecisionPartProps & { actions: DecisionActions }) {
  const { text: note, setText: setNote, forget } = useDraft(`review ${_id}`);
  const [error, setError] = useState<string>();
  const { alerts } = usePorts();
  const problem = error !== undefined && <p role="alert">{error}</p>;
  // When another moderator was faster, the refusal must outlive the form.
  if (canTakeBack || (state !== 'appealed' && state !== 'under review'))
    return (
      <>
        {problem}
        {canTakeBack && <TakeBack id={_id} kind={kind} />}
      </>
    );

  const send = async (step: DecisionStep) => {
    const outcome = await take(step);
    setError(outcome.ok ? undefined : texts.stepFailed(outcome.error.message));
    if (outcome.ok && 'note' in step) forget(step.note);
  };
  const end = async (kind: 'uphold' | 'restore') => {
    if (await alerts.confirm(texts.confirmEnd[kind], texts[kind])) await send({ kind, version, note });
  };

  return (
    <SettingsSection
      title={texts.reviewTitle}
      description={canReview || canEnd ? texts.reviewAbout : texts.ownDecision}
    >
      {canReview && (
        <Button
          variant={state === 'appealed' ? 'solid' : 'outline'}
          isBusy={isPending}
          onClick={() => void send({ kind: 'review', version })}
        >
          {state === 'appealed' ? texts.start : texts.takeOver}
        </Button>
      )}
      {canEnd && (
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Stack>
            <TextArea
              label={texts.reviewNote}
              isOptional
              value={note}
              onChange={(event) => setNote(event.target.value)}
              maxLength={limits.decisionNote.maxLength}
            />
            <p>
              {texts.restore}: {texts.reversal[kind]}
            </p>
            <Stack direction="row" gap="2">
              <Button isBusy={isPending} onClick={() => void end('uphold')}>
                {texts.uphold}
              </Button>
              <Button variant="solid" isBusy={isPending} onClick={() => void end('restore')}>
                {texts.restore}
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
      {problem}
    </SettingsSection>
  );
}

function TakeBack({ id, kind }: { id: string; kind: Decision['kind'] }) {
  const { alerts } = usePorts();
  const { restore } = useContentDecisions();
  const [isRestoring, setRestoring] = useState(false);
  const confirm = async () => {
    if (!(await alerts.confirm(texts.confirmEnd.restore, texts.restore))) return;
    setRestoring(true);
    await restore(id);
    setRestoring(false);
  };
  return (
    <SettingsSection title={texts.reverseTitle} description={texts.reversal[kind]}>
      <div>
        <Button isBusy={isRestoring} onClick={() => void confirm()}>
          {texts.restore}
        </Button>
      </div>
    </SettingsSection>
  );
}
