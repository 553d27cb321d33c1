import { useClosedNetworks } from '@alphazone/react';
import { Button, EmptyState, PageHeading, RadioGroup, Stack, TextField } from '@alphazone/ui';
import { useState } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { groundsTexts } from '../../moderation/groundsTexts';
import { reasonOptions, reasonTitle, type Reason } from '../../moderation/reasons';
import { sanctionTexts } from '../../moderation/sanctionTexts';
import { Loaded } from '../../Loaded';
import { StaffLinks } from '../../moderation/StaffLinks';
import { SettingsForm } from './SettingsForm';
import { closedNetworksTexts as texts } from './closedNetworksTexts';

const lengths = sanctionTexts.days.filter(({ value }) => value !== 'permanent');

/**
 * Networks that are closed to guests, log-ins and sign-ups, for administrators.
 * @param initialAddress Prefills the form.
 */
export function ClosedNetworks({ initialAddress = '' }: { initialAddress?: string }) {
  const { networks, error, retry, close, open, isChanging } = useClosedNetworks();
  const [address, setAddress] = useState(initialAddress);
  const [reason, setReason] = useState<Reason>('spam');
  const [days, setDays] = useState<string>('1');
  const [problem, setProblem] = useState<string>();
  useTitle(texts.title);

  const send = async () => {
    const outcome = await close({ address: address.trim(), reason, days: Number(days) });
    setProblem(outcome.ok ? undefined : outcome.error.message);
    // Keeps later input.
    if (outcome.ok) setAddress((current) => (current === address ? '' : current));
  };

  return (
    <Stack>
      <PageHeading description={texts.about}>{texts.title}</PageHeading>
      <StaffLinks />
      <Loaded data={networks} error={error} retry={retry} texts={texts}>
        {(closed) =>
          closed.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <Stack as="ul" aria-label={texts.title}>
              {closed.map(({ _id, network, reason: why, endsOn }) => (
                <Stack key={_id} as="li" direction="row" isSpread gap="2">
                  <Stack gap="1">
                    <strong>{network}</strong>
                    <small>
                      {reasonTitle(why)} · {sanctionTexts.until(endsOn)}
                    </small>
                  </Stack>
                  <Button
                    size="small"
                    isBusy={isChanging}
                    aria-label={texts.openOf(network)}
                    onClick={() => void open(_id)}
                  >
                    {texts.open}
                  </Button>
                </Stack>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <SettingsForm
        title={texts.close}
        problem={problem}
        button={texts.submit}
        variant="danger"
        isBusy={isChanging}
        onSubmit={send}
      >
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <RadioGroup label={sanctionTexts.howLong} options={lengths} value={days} onValueChange={setDays} />
        <RadioGroup
          label={groundsTexts.reason}
          options={reasonOptions}
          value={reason}
          onValueChange={setReason}
        />
      </SettingsForm>
    </Stack>
  );
}
