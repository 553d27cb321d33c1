import { useAccount, useForum } from '@alphazone/react';
import { Button, SettingsSection, Stack } from '@alphazone/ui';

import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';
import { ChangePassword } from './ChangePassword';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { EmailAddress } from './EmailAddress';
import { PushNotifications } from './PushNotifications';
import { Identities } from './Identities';
import { Invitations } from './Invitations';
import { SecondFactor } from './SecondFactor';
import { OwnDecisions } from './OwnDecisions';

const { data } = settingsMessages;

export function Account({ id }: { id: string }) {
  const { site } = usePorts();
  return (
    <Stack gap="6">
      <EmailAddress id={id} />
      <PushNotifications />
      <ChangePassword id={id} />
      <Identities />
      <SecondFactor />
      <Devices id={id} />
      {site.signUp === 'invite' && <Invitations />}
      <OwnDecisions />
      <OwnData id={id} />
      <DeleteAccount id={id} />
    </Stack>
  );
}

function OwnData({ id }: { id: string }) {
  const { saveFile } = usePorts();
  const { currentUserId } = useForum();
  const { exportData, isExporting } = useAccount(id);

  const download = async () => {
    const outcome = await exportData();
    // Another user may have logged in meanwhile.
    if (outcome.ok && currentUserId() === id) saveFile(`account-${id}.json`, outcome.data);
  };

  return (
    <SettingsSection title={data.title} description={data.about}>
      <Button isBusy={isExporting} onClick={() => void download()}>
        {data.submit}
      </Button>
    </SettingsSection>
  );
}
