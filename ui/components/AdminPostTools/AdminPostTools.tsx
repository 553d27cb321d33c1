import { Pin, PinOff, Zap } from 'lucide-react';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { NumberField } from '../NumberField';

const defaultBoost = 100;

const StyledTools = styled.form`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding-block-start: ${({ theme }) => theme.space[2]};
  border-block-start: 1px dashed ${({ theme }) => theme.color.border};

  & > button {
    min-block-size: ${({ theme }) => theme.size.control};

    @media ${({ theme }) => theme.breakpoint.coarsePointer} {
      min-block-size: ${({ theme }) => theme.size.touchTarget};
    }
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    gap: ${({ theme }) => theme.space[1]};

    & > button {
      flex: 1 1 auto;
      padding-inline: ${({ theme }) => theme.space[2]};
    }

    & > button > svg {
      display: none;
    }
  }
`;

export interface AdminPostToolsProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'noValidate' | 'onSubmit'
> {
  /** Whether the post is pinned; the button then reads Unpin Post. */
  isPinned: boolean;
  /** Whether a boost request is pending. @default false */
  isBoosting?: boolean;
  /** Whether a pin request is pending. @default false */
  isPinning?: boolean;
  /** Maximum boost. */
  maxBoost: number;
  /** Called with a whole number from 1 to `maxBoost`. */
  onBoost: (amount: number) => void;
  /** Called when the pin button is pressed. */
  onPinToggle: () => void;
}

/** Administrator tools of a post: boost and pin. Renders a `<form>`. */
export function AdminPostTools({
  isPinned,
  isBoosting = false,
  isPinning = false,
  maxBoost,
  onBoost,
  onPinToggle,
  ...props
}: AdminPostToolsProps) {
  const messages = useMessages();
  const [amount, setAmount] = useState<number | null>(defaultBoost);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The browser submits only a whole number in the range, and says why it does not.
    if (amount !== null) onBoost(amount);
  };

  return (
    <StyledTools aria-label={messages.admin.group} {...props} onSubmit={submit}>
      <NumberField
        label={messages.admin.boostAmount}
        isLabelHidden
        width="clamp(72px, 18vw, 88px)"
        min={1}
        max={maxBoost}
        required
        value={amount}
        onValueChange={setAmount}
      />
      <Button type="submit" size="small" isBusy={isBoosting}>
        <Zap aria-hidden />
        {messages.admin.boost}
      </Button>
      <Button size="small" variant="ghost" isBusy={isPinning} onClick={onPinToggle}>
        {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        {isPinned ? messages.admin.unpin : messages.admin.pin}
      </Button>
    </StyledTools>
  );
}
