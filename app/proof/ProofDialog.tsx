import { limits } from '@alphazone/client/limits';
import {
  useIdentities,
  useIdentityProviders,
  useProof,
  useSecondFactor,
  useSession,
  type Proof,
} from '@alphazone/react';
import { Button, Dialog, PasswordField, TextField, useMessages } from '@alphazone/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type SyntheticEvent } from 'react';

import { settingsMessages } from '../settingsMessages';
import { Loaded } from '../Loaded';
import { usePorts } from '../ports';

const texts = settingsMessages.proof;

export interface ProofDialogProps {
  onProved: () => void;
  onCancel: () => void;
}

export function ProofDialog({ onProved, onCancel }: ProofDialogProps) {
  const { passkeys, openUrl } = usePorts();
  const { identities, hasPassword, ...identityList } = useIdentities();
  const { start, isStarting } = useIdentityProviders();
  const { secondFactor, ...factor } = useSecondFactor();
  const { prove, isProving } = useProof();
  const { auth, dialog } = useMessages();
  const formId = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const userId = useSession().user?._id;
  const [askedId] = useState(userId);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    if (userId !== askedId) cancel();
  }, [userId, askedId]);
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  // Closes first, and cancels once the dialog has returned the focus: an alert about the cancelled step would take it.
  const close = () => (content.current ? setOpen(false) : onCancel());
  const hasPasskeys = (secondFactor?.passkeys.length ?? 0) > 0;
  const withoutCode = hasPassword ? 'password' : 'provider';
  const asked = hasPasskeys || secondFactor?.totp ? 'code' : withoutCode;
  const isLoaded = secondFactor !== undefined && identities !== undefined;
  const retry = () => {
    if (factor.error) factor.retry();
    if (identityList.error) identityList.retry();
  };
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
    if (text.trim() === '') setProblem(asked === 'code' ? texts.codeMissing : texts.passwordMissing);
    else void send(asked === 'code' ? { code: text.trim() } : { password: text });
  };
  const fieldProps = {
    value: text,
    error: problem,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || close()}>
      <Dialog.Content
        ref={content}
        onCloseAutoFocus={() => isOpen || onCancel()}
        title={texts.title}
        description={isLoaded && texts.about[asked]}
        footer={
          <>
            {hasPasskeys && passkeys && (
              <Button aria-disabled={isProving} onClick={() => void send({ getPasskey: passkeys.get })}>
                {auth.passkey}
              </Button>
            )}
            {asked === 'provider'
              ? linked.map(({ id, name }) => (
                  <Button
                    key={id}
                    variant="solid"
                    isBusy={isStarting}
                    onClick={() => void start(id, 'prove', openUrl)}
                  >
                    {auth.continueWith(name)}
                  </Button>
                ))
              : isLoaded && (
                  <Button type="submit" form={formId} variant="solid" isBusy={isProving}>
                    {dialog.confirm}
                  </Button>
                )}
          </>
        }
      >
        <Loaded
          data={isLoaded || undefined}
          error={factor.error ?? identityList.error}
          retry={retry}
          texts={settingsMessages.factor}
        >
          {() => (
            <form id={formId} noValidate aria-label={texts.title} onSubmit={submit}>
              {asked === 'code' && (
                <TextField
                  label={secondFactor?.totp ? texts.code : texts.recoveryCode}
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  spellCheck={false}
                  dir="ltr"
                  maxLength={limits.factorCode.maxLength}
                  {...fieldProps}
                />
              )}
              {asked === 'password' && (
                <PasswordField
                  label={texts.password}
                  autoComplete="current-password"
                  maxLength={limits.password.maxLength}
                  {...fieldProps}
                />
              )}
            </form>
          )}
        </Loaded>
      </Dialog.Content>
    </Dialog.Root>
  );
}
