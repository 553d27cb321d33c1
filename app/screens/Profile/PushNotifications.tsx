import { kinds as contractKinds } from '@alphazone/client/kinds';
import { usePush, type PushKind } from '@alphazone/react';
import { Checkbox, ErrorState, Notice, SettingsSection, Stack } from '@alphazone/ui';

import { forgetPush } from '../../push/pushRecord';
import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';

const texts = settingsMessages.push;

/** Absent in a browser or on a server without Web Push. */
export function PushNotifications() {
  const { push, storage } = usePorts();
  const { kinds, error, retry, choose, isChoosing } = usePush(push?.subscribe);
  if (!push) return null;
  if (error && !kinds) {
    return (
      <SettingsSection title={texts.title}>
        <ErrorState onRetry={retry}>{texts.failed(error.message)}</ErrorState>
      </SettingsSection>
    );
  }
  if (!kinds) return null;
  const change = (kind: PushKind, isWanted: boolean) => {
    const chosen = isWanted ? [...kinds, kind] : kinds.filter((other) => other !== kind);
    // A member who turns them off needs no hint soon.
    if (chosen.length === 0) {
      push.hint.pause();
      forgetPush(storage);
    }
    void choose(chosen);
  };

  return (
    <SettingsSection title={texts.title} description={texts.about}>
      {push.isBlocked() && <Notice>{texts.blocked}</Notice>}
      <Stack gap="2">
        {contractKinds.pushKind.map((kind) => (
          <Checkbox
            key={kind}
            label={texts[kind]}
            checked={kinds.includes(kind)}
            aria-disabled={isChoosing}
            onCheckedChange={(isWanted) => {
              if (!isChoosing) change(kind, isWanted);
            }}
          />
        ))}
      </Stack>
    </SettingsSection>
  );
}
