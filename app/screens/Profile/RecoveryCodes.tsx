import { Button, CopyButton, Dialog, Stack } from '@alphazone/ui';

import { accountMessages } from '../../accountMessages';

const texts = accountMessages.account.factor;

export interface RecoveryCodesProps {
  /** Empty: the dialog is closed. */
  codes: readonly string[];
  onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <Dialog.Root open={codes.length > 0} onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        title={texts.codesTitle}
        description={texts.codesAbout}
        footer={
          <>
            <CopyButton text={codes.join('\n')} label={texts.copyCodes} />
            <Button variant="solid" onClick={onClose}>
              {texts.codesKept}
            </Button>
          </>
        }
      >
        <Stack as="ol" gap="1" aria-label={texts.codesTitle}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
