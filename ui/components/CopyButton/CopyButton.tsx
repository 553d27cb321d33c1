import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { composeHandlers } from '../../hooks/composeHandlers';
import { useMessages } from '../../theme/MessagesProvider';
import { Button, type ButtonProps } from '../Button';
import { copyText } from './copyText';

const confirmationMs = 2000;

export interface CopyButtonProps extends Omit<ButtonProps, 'onCopy' | 'onError' | 'children'> {
  /** The text to copy. */
  text: string;
  /** Label of the button. @default 'Copy Code' */
  label?: string;
  /** Label for two seconds after copying. @default 'Copied!' */
  copiedLabel?: string;
  /** Called after copying. */
  onCopied?: () => void;
  /** Called when the browser denies clipboard access. */
  onFailed?: (error: Error) => void;
}

/** A button that copies text, and confirms it for two seconds. Renders a `<button>`. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  onCopied,
  onFailed,
  onClick,
  ...props
}: CopyButtonProps) {
  const messages = useMessages();
  // A count, so that each copy restarts the timer.
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await copyText(text);
    } catch (error) {
      onFailed?.(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    setCopies((count) => count + 1);
    onCopied?.();
  };

  return (
    <Button {...props} onClick={composeHandlers(onClick, () => void copy())}>
      {copies > 0 ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">
        {copies > 0 ? (copiedLabel ?? messages.copy.copied) : (label ?? messages.copy.copyCode)}
      </span>
    </Button>
  );
}
