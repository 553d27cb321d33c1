import { useAccount, useEndSession, useSessions, type ListedSession } from '@alphazone/react';
import { Button, Pill, RelativeTime, SettingsSection, Stack, useMessages } from '@alphazone/ui';

import { Loaded } from '../../Loaded';
import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';
import { useLeave } from './useLeave';

const texts = settingsMessages.devices;

export function Devices({ id }: { id: string }) {
  const { alerts } = usePorts();
  const { logOutEverywhere, isLoggingOut } = useAccount(id);
  const leave = useLeave(id);

  const logOut = async () => {
    if (await alerts.confirm(texts.confirm, texts.submit)) await logOutEverywhere(leave);
  };

  return (
    <SettingsSection title={texts.title} description={texts.about}>
      <Sessions />
      <Button isBusy={isLoggingOut} onClick={() => void logOut()}>
        {texts.submit}
      </Button>
    </SettingsSection>
  );
}

function Sessions() {
  const { sessions, error, retry } = useSessions();
  return (
    <Loaded data={sessions} error={error} retry={retry} texts={texts} skeleton={{ lines: 2, height: '40px' }}>
      {(loaded) =>
        loaded.length > 0 && (
          <Stack as="ul" aria-label={texts.list}>
            {loaded.map((session) => (
              <Session key={session._id} session={session} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function Session({ session: { _id, device, network, lastUsedOn, isCurrent } }: { session: ListedSession }) {
  const { alerts } = usePorts();
  const { logOut } = useMessages().shell;
  const { endSession, isEnding } = useEndSession(_id);

  const end = async () => {
    if (await alerts.confirm(texts.confirmEnd(device), logOut)) await endSession();
  };

  return (
    <Stack as="li" direction="row" isSpread gap="2">
      <Stack gap="1">
        <Stack direction="row" gap="2">
          <strong>{device}</strong>
          {isCurrent && <Pill>{texts.current}</Pill>}
        </Stack>
        <small>
          {network} · {texts.used} <RelativeTime date={lastUsedOn} />
        </small>
      </Stack>
      {!isCurrent && (
        <Button size="small" isBusy={isEnding} aria-label={texts.endOn(device)} onClick={() => void end()}>
          {logOut}
        </Button>
      )}
    </Stack>
  );
}
