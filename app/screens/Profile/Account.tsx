import { dataOf } from '@alphazone/client';
import { Button, SettingsSection, Stack } from '@alphazone/ui';
import { useState } from 'react';

import { useApi } from '../../api/ApiContext';
import { reasonOf } from '../../api/errors';
import { tryMutate } from '../../api/mutation';
import { useIsPending } from '../../api/pending';
import { accountKeys, logOutEverywhere } from '../../api/users/accountMutations';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { ChangePassword } from './ChangePassword';
import { DeleteAccount } from './DeleteAccount';
import { useLeave } from './useLeave';

const { devices, data } = messages.account;

export function Account({ id }: { id: string }) {
  return (
    <Stack gap="6">
      <ChangePassword id={id} />
      <Devices id={id} />
      <OwnData id={id} />
      <DeleteAccount id={id} />
    </Stack>
  );
}

function Devices({ id }: { id: string }) {
  const { alerts } = usePorts();
  const api = useApi();
  const leave = useLeave(id);
  const isBusy = useIsPending(accountKeys.logOut(id));

  const logOut = async () => {
    if (!(await alerts.confirm(devices.confirm, devices.submit))) return;
    await tryMutate(api, logOutEverywhere(api, id, leave), undefined);
  };

  return (
    <SettingsSection title={devices.title} description={devices.about}>
      <Button isBusy={isBusy} onClick={() => void logOut()}>
        {devices.submit}
      </Button>
    </SettingsSection>
  );
}

function OwnData({ id }: { id: string }) {
  const { api, saveFile, session } = usePorts();
  const { notifier } = useApi();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    const notify = notifier();
    try {
      const file = await dataOf(
        api.GET('/api/users/{id}/export', { params: { path: { id } }, parseAs: 'blob' }),
      );
      // Another user may have logged in meanwhile.
      if (session.current()?.result._id === id) saveFile(`account-${id}.json`, file);
    } catch (error) {
      notify(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <SettingsSection title={data.title} description={data.about}>
      <Button isBusy={isBusy} onClick={() => void download()}>
        {data.submit}
      </Button>
    </SettingsSection>
  );
}
