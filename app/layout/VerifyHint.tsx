import { useEmail, useSession } from '@alphazone/react';
import { Button, Notice } from '@alphazone/ui';

import { usePorts } from '../ports';
import { verifyTexts } from './verifyTexts';

/** Asks members to confirm their address, if the server is configured to ask. */
export function VerifyHint() {
  const { site } = usePorts();
  const { user } = useSession();
  const { email, verify, isVerifying } = useEmail(site.mail ? user?._id : undefined);
  const { verified, verification } = email ?? { verified: true, verification: 'off' as const };
  return (
    <div role="status">
      {!verified && verification !== 'off' && (
        <Notice
          action={
            <Button size="small" isBusy={isVerifying} onClick={() => void verify()}>
              {verifyTexts.submit}
            </Button>
          }
        >
          {verifyTexts[verification]}
        </Notice>
      )}
    </div>
  );
}
