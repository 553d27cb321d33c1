import type { ApiError } from '@alphazone/client';
import { useSecondFactor, type SecondFactor as Factor } from '@alphazone/react';
import { Button, RelativeTime, SettingsSection, Stack, useMessages } from '@alphazone/ui';
import { useState, type ReactNode } from 'react';

import { Loaded } from '../../Loaded';
import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpApp } from './SetUpApp';

const texts = settingsMessages.factor;

/** Absent on a server without second factors. */
export function SecondFactor() {
  const { title } = useMessages().auth.secondFactor;
  const { secondFactor, error, retry } = useSecondFactor();
  if (secondFactor === null) return null;
  return (
    <SettingsSection title={title} description={texts.about}>
      <Loaded
        data={secondFactor}
        error={error}
        retry={retry}
        texts={texts}
        skeleton={{ lines: 2, height: '40px' }}
      >
        {(factor) => <Factors factor={factor} />}
      </Loaded>
    </SettingsSection>
  );
}

function Factors({ factor }: { factor: Factor }) {
  const { alerts, passkeys } = usePorts();
  const { isBusy, addPasskey, removePasskey, removeTotp, renewCodes } = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [areCodesLost, setAreCodesLost] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const isEmpty = !factor.totp && factor.passkeys.length === 0;

  const show = (shown: readonly string[]) => {
    setCodes(shown);
    setAreCodesLost(false);
  };
  // The server may have stored the factor, and sent codes that it shows only once.
  const checkForLostCodes = ({ status }: ApiError) => {
    if (isEmpty && (status === 0 || status >= 500)) setAreCodesLost(true);
  };
  const add = async () => {
    setIsAdding(true);
    const outcome = passkeys && (await addPasskey(passkeys.create));
    setIsAdding(false);
    if (outcome?.ok) show(outcome.data?.recoveryCodes ?? []);
    else if (outcome) checkForLostCodes(outcome.error);
  };
  const renew = async () => {
    if (!(await alerts.confirm(texts.confirmRenew, texts.renew))) return;
    const outcome = await renewCodes();
    if (outcome.ok) show(outcome.data.recoveryCodes);
  };
  const confirmRemove = async (name: string, remove: () => Promise<unknown>) => {
    if (await alerts.confirm(texts.confirmRemove(name), texts.remove)) await remove();
  };

  return (
    <>
      {factor.isNeeded && <p role="status">{texts.needed}</p>}
      {areCodesLost && !isEmpty && <p role="alert">{texts.codesLost}</p>}
      {!isEmpty && (
        <Stack as="ul" aria-label={texts.list}>
          {factor.totp && (
            <Row
              name={texts.app}
              isBusy={isBusy}
              onRemove={() => void confirmRemove(texts.app, removeTotp)}
            />
          )}
          {factor.passkeys.map(({ _id, name, createdOn, lastUsedOn }) => (
            <Row
              key={_id}
              name={name}
              isBusy={isBusy}
              onRemove={() => void confirmRemove(name, () => removePasskey(_id))}
            >
              {texts.added} <RelativeTime date={createdOn} />
              {lastUsedOn !== undefined && (
                <>
                  , {texts.used} <RelativeTime date={lastUsedOn} />
                </>
              )}
            </Row>
          ))}
          <Stack as="li" direction="row" isSpread gap="2">
            <Stack gap="1">
              <strong>{texts.recovery}</strong>
              <small>{texts.codesLeft(factor.recoveryCodes)}</small>
            </Stack>
            <Button size="small" aria-disabled={isBusy} onClick={() => void renew()}>
              {texts.renew}
            </Button>
          </Stack>
        </Stack>
      )}
      <Stack direction="row" gap="2">
        {passkeys && (
          <Button isBusy={isAdding} aria-disabled={isBusy} onClick={() => void add()}>
            {texts.addPasskey}
          </Button>
        )}
        {!factor.totp && <SetUpApp onCodes={show} onFailed={checkForLostCodes} />}
      </Stack>
      <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
    </>
  );
}

interface RowProps {
  name: string;
  isBusy: boolean;
  onRemove: () => void;
  children?: ReactNode;
}

function Row({ name, isBusy, onRemove, children }: RowProps) {
  const { remove } = useMessages().files;
  return (
    <Stack as="li" direction="row" isSpread gap="2">
      <Stack gap="1">
        <strong>{name}</strong>
        {children && <small>{children}</small>}
      </Stack>
      <Button size="small" aria-disabled={isBusy} aria-label={remove(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Stack>
  );
}
