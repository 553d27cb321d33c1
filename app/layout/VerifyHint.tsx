import { useEmail, useSession } from '@alphazone/react';
import { Button, Pill, Stack } from '@alphazone/ui';

import { messages } from '../messages';
import { usePorts } from '../ports';

/** Asks members to confirm their address, if the server is configured to ask. */
export function VerifyHint() {
  const { site } = usePorts();
  const { user } = useSession();
  const { email, verify, isVerifying } = useEmail(site.mail ? user?._id : undefined);
  const isAsked = email && !email.verified && email.verification !== 'off';
  return (
    <div role="status">
      {isAsked && email.verification !== 'off' && (
        <Stack direction="row" gap="2">
          <Pill>{messages.verify[email.verification]}</Pill>
          <Button size="small" isBusy={isVerifying} onClick={() => void verify()}>
            {messages.verify.submit}
          </Button>
        </Stack>
      )}
    </div>
  );
}
