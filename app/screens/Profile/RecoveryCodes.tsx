import { Button, CopyButton, Dialog, Stack } from '@alphazone/ui';

import { settingsMessages } from '../../settingsMessages';
import { usePorts } from '../../ports';

const texts = settingsMessages.factor;

export interface RecoveryCodesProps {
  /** Empty: the dialog is closed. */
  codes: readonly string[];
  onClose: () => void;
}

const stayOpen = (event: Event) => event.preventDefault();

/** The codes are shown once, so only a button closes the dialog. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { alerts } = usePorts();
  return (
    <Dialog.Root open={codes.length > 0} onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        title={texts.codesTitle}
        description={texts.codesAbout}
        onEscapeKeyDown={stayOpen}
        onInteractOutside={stayOpen}
        footer={
          <>
            <CopyButton
              text={codes.join('\n')}
              label={texts.copyCodes}
              onFailed={() => void alerts.alert(texts.codesNotCopied)}
            />
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
