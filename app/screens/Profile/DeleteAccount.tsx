import { dataOf } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { Button, Checkbox, Dialog, PasswordField, SettingsSection, Stack } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { reasonOf } from '../../api/errors';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { useLeave } from './useLeave';

const texts = messages.account.deletion;

/** Deletes the account after a password check. */
export function DeleteAccount({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  return (
    <SettingsSection title={texts.title} description={texts.about}>
      {/* Cannot be closed while pending, so that the user sees the result. */}
      <Dialog.Root open={isOpen} onOpenChange={(open) => setOpen(isBusy || open)}>
        <Dialog.Trigger>
          <Button>{texts.open}</Button>
        </Dialog.Trigger>
        {/* Unmounted when closed, to discard the password. */}
        {isOpen && <Confirmation id={id} isBusy={isBusy} onBusyChange={setBusy} />}
      </Dialog.Root>
    </SettingsSection>
  );
}

interface ConfirmationProps {
  id: string;
  isBusy: boolean;
  onBusyChange: (isBusy: boolean) => void;
}

function Confirmation({ id, isBusy, onBusyChange: setBusy }: ConfirmationProps) {
  const { api, drafts } = usePorts();
  const leave = useLeave(id);
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isEverything, setEverything] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    if (password === '') return setProblem(texts.missing);
    setProblem(undefined);
    setBusy(true);
    try {
      const { message } = await dataOf(
        api.DELETE('/api/users/{id}', {
          params: { path: { id } },
          body: { password, content: isEverything ? 'delete' : 'keep' },
        }),
      );
      drafts.erase(id);
      await leave(message);
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void remove();
  };

  return (
    <Dialog.Content
      title={texts.title}
      description={texts.about}
      footer={
        <>
          <Dialog.Close>
            <Button>{texts.cancel}</Button>
          </Dialog.Close>
          <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label={texts.title} onSubmit={submit}>
        <Stack>
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            maxLength={limits.password.maxLength}
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Checkbox label={texts.everything} checked={isEverything} onCheckedChange={setEverything} />
        </Stack>
      </form>
    </Dialog.Content>
  );
}
