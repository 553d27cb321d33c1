import { Plus } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';
import { Button, type ButtonVariant } from '../Button';
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

export interface CategoryMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The zones one can post in. */
  zones: readonly ZoneLink[];
  /** A zone to post in was chosen. */
  onCreate: (zone: ZoneLink) => void;
  /** Set for visitors: the button calls it and opens no menu. */
  onGuest?: (() => void) | undefined;
  /** What the button says. @default 'Create Post' */
  label?: string;
  /** How much the button asks for attention. @default 'solid' */
  variant?: ButtonVariant;
  /** Another button than the kit's, which takes the button's props. */
  trigger?: ReactElement<ComponentProps<'button'>>;
  /** Where the menu stands over its button. @default 'end' */
  align?: 'start' | 'center' | 'end';
}

/** A button that asks in which zone to post. Renders a `<button>`. */
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
  const button = trigger ?? (
    <Button variant={variant} {...props}>
      <Plus aria-hidden />
      {label ?? messages.shell.createPost}
    </Button>
  );

  return (
    <Menu.Root
      {...(onGuest && {
        open: false,
        onOpenChange: (isOpen: boolean) => {
          if (isOpen) {
            onGuest();
          }
        },
      })}
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
