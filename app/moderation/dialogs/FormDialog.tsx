import { Button, Dialog, Notice, Stack, useMessages } from '@alphazone/ui';
import { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

const StyledProblem = styled(Notice)`
  inline-size: 100%;
`;

type ContentProps = Pick<ComponentProps<typeof Dialog.Content>, 'title' | 'description' | 'size'>;

export interface FormDialogProps extends ContentProps {
  /** Undefined: it can no longer be submitted. */
  submitLabel: string | undefined;
  isDangerous: boolean;
  /** Whether the request is pending, which keeps the dialog open. */
  isBusy: boolean;
  /** Shown above the buttons, which stay in view. */
  problems: readonly (string | undefined)[];
  onSubmit: () => void;
  /** Called by the Cancel button before the dialog closes. */
  onDiscard: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** An open dialog with a form. */
export function FormDialog({
  submitLabel,
  isDangerous,
  isBusy,
  problems,
  onSubmit,
  onDiscard,
  onClose,
  children,
  ...props
}: FormDialogProps) {
  const { dialog } = useMessages();
  const formId = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Dialog.Content
        {...props}
        footer={
          <>
            {problems.map(
              (problem, index) =>
                problem !== undefined && (
                  <StyledProblem key={index} role="alert">
                    {problem}
                  </StyledProblem>
                ),
            )}
            <Dialog.Close>
              <Button onClick={() => isBusy || onDiscard()}>{dialog.cancel}</Button>
            </Dialog.Close>
            {submitLabel !== undefined && (
              <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'solid'} isBusy={isBusy}>
                {submitLabel}
              </Button>
            )}
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Stack>{children}</Stack>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
