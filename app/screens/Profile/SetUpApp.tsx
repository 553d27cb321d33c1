import type { ApiError } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { useSecondFactor } from '@alphazone/react';
import { Button, CopyButton, Dialog, Stack, TextField, useMessages } from '@alphazone/ui';
import { useId, useState, type SyntheticEvent } from 'react';

import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';

const texts = settingsMessages.factor;

interface Secret {
  secret: string;
  /** URL of a picture. Undefined if the code that draws it failed to load. */
  qrCode: string | undefined;
}

export interface SetUpAppProps {
  onCodes: (codes: readonly string[]) => void;
  onFailed: (error: ApiError) => void;
}

export function SetUpApp({ onCodes, onFailed }: SetUpAppProps) {
  const { startTotp, isBusy } = useSecondFactor();
  const [secret, setSecret] = useState<Secret>();
  const [isStarting, setIsStarting] = useState(false);

  const { log } = usePorts();
  const pictureOf = async (uri: string) => {
    try {
      const { renderSVG } = await import('uqr');
      return `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`;
    } catch (error) {
      log('The QR code could not be drawn.', error);
      return undefined;
    }
  };
  const start = async () => {
    setIsStarting(true);
    const outcome = await startTotp();
    if (outcome.ok) {
      const { secret, uri } = outcome.data;
      setSecret({ secret, qrCode: await pictureOf(uri) });
    }
    setIsStarting(false);
  };

  return (
    <>
      <Button isBusy={isStarting} aria-disabled={isBusy} onClick={() => void start()}>
        {texts.setUpApp}
      </Button>
      <Dialog.Root open={secret !== undefined} onOpenChange={(open) => open || setSecret(undefined)}>
        {secret && (
          <Confirmation
            {...secret}
            onFailed={onFailed}
            onCodes={(codes) => {
              setSecret(undefined);
              onCodes(codes);
            }}
          />
        )}
      </Dialog.Root>
    </>
  );
}

function Confirmation({ secret, qrCode, onCodes, onFailed }: Secret & SetUpAppProps) {
  const { confirmTotp, isBusy } = useSecondFactor();
  const { auth, dialog } = useMessages();
  const formId = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    if (code.trim() === '') return setProblem(texts.codeMissing);
    setProblem(undefined);
    const outcome = await confirmTotp(code.trim());
    if (outcome.ok) return onCodes(outcome.data.recoveryCodes);
    setProblem(outcome.error.details[0]?.message ?? outcome.error.message);
    onFailed(outcome.error);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void confirm();
  };

  return (
    <Dialog.Content
      title={texts.setUpApp}
      description={texts.scan}
      footer={
        <Button type="submit" form={formId} variant="solid" isBusy={isBusy}>
          {dialog.confirm}
        </Button>
      }
    >
      <form id={formId} noValidate aria-label={texts.setUpApp} onSubmit={submit}>
        <Stack>
          {qrCode && <img src={qrCode} alt={texts.qr} width={200} height={200} />}
          <Stack direction="row" gap="2">
            <span>
              {texts.key}: <code dir="ltr">{secret}</code>
            </span>
            <CopyButton size="small" text={secret} label={texts.copyKey} />
          </Stack>
          <TextField
            label={auth.secondFactor.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            dir="ltr"
            maxLength={limits.factorCode.maxLength}
            value={code}
            error={problem}
            onChange={(event) => setCode(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog.Content>
  );
}
