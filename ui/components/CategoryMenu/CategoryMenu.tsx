import { Plus } from 'lucide-react';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { Button, type ButtonProps, type ButtonVariant } from '../Button';
import { Menu } from '../Menu';
import type { ZoneLink } from '../NavBar';

const StyledZone = styled.span`
  display: grid;
  gap: 2px;
  padding-block: 2px;

  > small {
    font-size: ${({ theme }) => theme.fontSize[12]};
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

export interface CategoryMenuProps extends Omit<ButtonProps, 'children' | 'size' | 'isBusy'> {
  /** The zones on offer. */
  zones: readonly ZoneLink[];
  /** Called with the zone to create a post in. */
  onCreate: (zone: ZoneLink) => void;
  /** For guests: called instead of opening the menu. */
  onGuest?: (() => void) | undefined;
  /** Label of the button. @default 'Create Post' */
  label?: string;
  /** Visual weight of the button. @default 'solid' */
  variant?: ButtonVariant;
  /** A custom trigger, which must accept the props of a button. */
  trigger?: ReactElement<ComponentProps<'button'>>;
  /** Alignment of the menu relative to its button. @default 'end' */
  align?: 'start' | 'center' | 'end';
}

/** A button with a menu of zones to create a post in. Renders a `<button>`. */
export function CategoryMenu({
  zones,
  onCreate,
  onGuest,
  label,
  variant = 'solid',
  trigger,
  align = 'end',
  ...props
}: CategoryMenuProps) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  const button = trigger ?? (
    <Button variant={variant} {...props}>
      <Plus aria-hidden />
      {label ?? messages.shell.createPost}
    </Button>
  );

  return (
    <Menu.Root
      open={isOpen && !onGuest}
      onOpenChange={(opens) => {
        if (opens && onGuest) onGuest();
        else setOpen(opens);
      }}
    >
      <Menu.Trigger>{button}</Menu.Trigger>
      <Menu.Content align={align}>
        <Menu.Label>{messages.shell.chooseZone}</Menu.Label>
        {zones.map((zone) => (
          <Menu.Item
            key={zone.href}
            textValue={zone.name}
            onSelect={() => {
              onCreate(zone);
            }}
          >
            <StyledZone>
              {zone.name}
              {zone.description !== undefined && <small>{zone.description}</small>}
            </StyledZone>
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
