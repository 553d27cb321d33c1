import { limits } from '@alphazone/client/limits';
import { Button, SettingsSection, Stack, TextArea } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';

import { useDraft } from '../../drafts/useDraft';
import { useSecretCheck } from '../../filters/useSecretCheck';
import { longDate } from '../../longDate';
import { decisionMessages as texts } from '../../moderation/moderationMessages';
import type { DecisionPartProps } from './decisionPart';

/** As a stable ref, once: the form has gone, and the focus with it. */
const focus = (element: HTMLElement | null) => element?.focus();

export function Appeal({
  decision: { _id, version, state, appealUntil },
  canAppeal,
  take,
  isPending,
}: DecisionPartProps & { canAppeal: boolean }) {
  const { text, setText, forget } = useDraft(`appeal ${_id}`);
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { check, isChecking } = useSecretCheck();

  if (isSent)
    return (
      <p role="status" tabIndex={-1} ref={focus}>
        {texts.appealSent}
      </p>
    );

  if (!canAppeal || appealUntil === undefined) {
    const isOver = state === 'decided' && appealUntil !== undefined;
    return isOver ? <p>{texts.appealOver}</p> : null;
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      setError(texts.appealMissing);
      return;
    }
    const guarded = await check([text] as const);
    if (!guarded) return;
    const outcome = await take({ kind: 'appeal', version, text: guarded[0] });
    setError(outcome.ok ? undefined : texts.stepFailed(outcome.error.message));
    if (!outcome.ok) return;
    forget(text);
    setSent(true);
  }

  return (
    <SettingsSection title={texts.appealTitle} description={texts.appealAbout(longDate(appealUntil))}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextArea
            label={texts.appealText}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={limits.appealText.maxLength}
            error={error}
          />
          <div>
            <Button variant="solid" type="submit" isBusy={isChecking || isPending}>
              {texts.appeal}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}
