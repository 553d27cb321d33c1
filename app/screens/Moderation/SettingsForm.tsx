import { Button, Notice, SettingsSection, Stack, type ButtonVariant } from '@alphazone/ui';
import type { ReactNode, SyntheticEvent } from 'react';

interface SettingsFormProps {
  title: string;
  children: ReactNode;
  /** Why the last request failed. */
  problem: string | undefined;
  button: string;
  variant: ButtonVariant;
  isBusy: boolean;
  /** Not called while the form is pending. */
  onSubmit: () => Promise<void>;
}

/** A section with a form whose only button submits it. */
export function SettingsForm({
  title,
  children,
  problem,
  button,
  variant,
  isBusy,
  onSubmit,
}: SettingsFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void onSubmit();
  };
  return (
    <SettingsSection title={title}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {children}
          {problem !== undefined && <Notice role="alert">{problem}</Notice>}
          <div>
            <Button type="submit" variant={variant} isBusy={isBusy}>
              {button}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}
