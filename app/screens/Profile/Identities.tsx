import { useIdentities, useIdentityProviders, type Identity } from '@alphazone/react';
import { Button, ErrorState, RelativeTime, SettingsSection, Stack } from '@alphazone/ui';

import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';

const texts = settingsMessages.identities;

/** Absent on a server without providers. */
export function Identities() {
  const { identities, error, retry } = useIdentities();
  if (error && !identities) {
    return (
      <SettingsSection title={texts.title}>
        <ErrorState onRetry={retry}>{texts.failed(error.message)}</ErrorState>
      </SettingsSection>
    );
  }
  if (!identities || identities.providers.length === 0) return null;
  return (
    <SettingsSection title={texts.title} description={texts.about}>
      <Stack as="ul" aria-label={texts.title}>
        {identities.providers.map((provider) => (
          <Provider key={provider.id} provider={provider} />
        ))}
      </Stack>
    </SettingsSection>
  );
}

function Provider({ provider: { id, name, linkedOn } }: { provider: Identity }) {
  const { alerts, openUrl } = usePorts();
  const { start, isStarting } = useIdentityProviders();
  const { unlink, isUnlinking } = useIdentities();

  const remove = async () => {
    if (await alerts.confirm(texts.confirmUnlink(name), texts.unlink)) await unlink(id);
  };

  return (
    <Stack as="li" direction="row" isSpread gap="2">
      <Stack gap="1">
        <strong>{name}</strong>
        <small>
          {linkedOn === undefined ? (
            texts.notLinked
          ) : (
            <>
              {texts.linked} <RelativeTime date={linkedOn} />
            </>
          )}
        </small>
      </Stack>
      {linkedOn === undefined ? (
        <Button
          size="small"
          isBusy={isStarting}
          aria-label={texts.linkTo(name)}
          onClick={() => void start(id, 'link', openUrl)}
        >
          {texts.link}
        </Button>
      ) : (
        <Button
          size="small"
          isBusy={isUnlinking}
          aria-label={texts.unlinkFrom(name)}
          onClick={() => void remove()}
        >
          {texts.unlink}
        </Button>
      )}
    </Stack>
  );
}
