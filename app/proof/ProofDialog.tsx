import { limits } from '@alphazone/client/limits';
import { useIdentities, useIdentityProviders, useProof, useSecondFactor, type Proof } from '@alphazone/react';
import { Button, Dialog, PasswordField, Stack, TextField, useMessages } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { accountMessages } from '../accountMessages';
import { usePorts } from '../ports';

const texts = accountMessages.proof;

export interface ProofDialogProps {
  onProved: () => void;
  onCancel: () => void;
}

export function ProofDialog({ onProved, onCancel }: ProofDialogProps) {
  const { passkeys, openUrl } = usePorts();
  const { identities, hasPassword } = useIdentities();
  const { start, isStarting } = useIdentityProviders();
  const { secondFactor } = useSecondFactor();
  const { prove, isProving } = useProof();
  const { auth, dialog } = useMessages();
  const formId = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const hasPasskeys = (secondFactor?.passkeys.length ?? 0) > 0;
  const asksForCode = hasPasskeys || secondFactor?.totp === true;
  const asksProvider = !asksForCode && !hasPassword;
  const linked = identities?.providers.filter(({ linkedOn }) => linkedOn !== undefined) ?? [];

  const send = async (proof: Proof) => {
    setProblem(undefined);
    const outcome = await prove(proof);
    if (!outcome.ok) setProblem(outcome.error.message);
    else if (outcome.data) onProved();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Events bubble through the portal to the form that asked for the proof.
    event.stopPropagation();
    if (isProving) return;
    if (text.trim() === '') setProblem(asksForCode ? texts.codeMissing : texts.passwordMissing);
    else void send(asksForCode ? { code: text.trim() } : { password: text });
  };
  const fieldProps = {
    value: text,
    error: problem,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };

  return (
    <Dialog.Root open onOpenChange={(open) => open || onCancel()}>
      <Dialog.Content
        title={texts.title}
        description={asksForCode ? texts.aboutCode : asksProvider ? texts.aboutProvider : texts.aboutPassword}
        footer={
          <>
            {hasPasskeys && passkeys && (
              <Button aria-disabled={isProving} onClick={() => void send({ getPasskey: passkeys.get })}>
                {auth.passkey}
              </Button>
            )}
            {asksProvider ? (
              linked.map(({ id, name }) => (
                <Button
                  key={id}
                  variant="solid"
                  isBusy={isStarting}
                  onClick={() => void start(id, 'prove', openUrl)}
                >
                  {auth.continueWith(name)}
                </Button>
              ))
            ) : (
              <Button type="submit" form={formId} variant="solid" isBusy={isProving}>
                {dialog.confirm}
              </Button>
            )}
          </>
        }
      >
        <form id={formId} noValidate aria-label={texts.title} onSubmit={submit}>
          <Stack>
            {secondFactor === undefined || asksProvider ? null : asksForCode ? (
              <TextField
                label={secondFactor?.totp ? texts.code : texts.recoveryCode}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
                maxLength={limits.factorCode.maxLength}
                {...fieldProps}
              />
            ) : (
              <PasswordField
                label={texts.password}
                autoComplete="current-password"
                maxLength={limits.password.maxLength}
                {...fieldProps}
              />
            )}
          </Stack>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
