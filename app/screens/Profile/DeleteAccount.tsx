import { limits } from '@alphazone/client/limits';
import { useAccount, useIdentities } from '@alphazone/react';
import { Button, Checkbox, Dialog, PasswordField, SettingsSection, Stack } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';
import { useLeave } from './useLeave';

const texts = settingsMessages.deletion;

export function DeleteAccount({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { isDeleting: isBusy } = useAccount(id);

  return (
    <SettingsSection title={texts.title} description={texts.about}>
      {/* Cannot be closed while pending, so that the user sees the result. */}
      <Dialog.Root open={isOpen} onOpenChange={(open) => setOpen(isBusy || open)}>
        <Dialog.Trigger>
          <Button>{texts.open}</Button>
        </Dialog.Trigger>
        {/* Unmounted when closed, to discard the password. */}
        {isOpen && <Confirmation id={id} isBusy={isBusy} />}
      </Dialog.Root>
    </SettingsSection>
  );
}

interface ConfirmationProps {
  id: string;
  isBusy: boolean;
}

function Confirmation({ id, isBusy }: ConfirmationProps) {
  const { drafts, alerts } = usePorts();
  const { deleteAccount } = useAccount(id);
  const { hasPassword } = useIdentities();
  const leave = useLeave(id);
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isEverything, setEverything] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    if (hasPassword && password === '') return setProblem(texts.missing);
    setProblem(undefined);
    const eraseAndLeave = (message: string) => {
      drafts.erase(id);
      return leave(message);
    };
    const content = isEverything ? ('delete' as const) : ('keep' as const);
    const deletion = hasPassword ? { password, content } : { content };
    const outcome = await deleteAccount(deletion, eraseAndLeave);
    if (outcome.ok) return;
    setProblem(outcome.error.message);
    if (!hasPassword) await alerts.alert(outcome.error.message);
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
          {hasPassword && (
            <PasswordField
              label={texts.password}
              autoComplete="current-password"
              maxLength={limits.password.maxLength}
              value={password}
              error={problem}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          <Checkbox label={texts.everything} checked={isEverything} onCheckedChange={setEverything} />
        </Stack>
      </form>
    </Dialog.Content>
  );
}
