import { Plus } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { styled } from 'styled-components';

import { messages } from '../../messages';
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
  zones: readonly ZoneLink[];
  /** A zone to post in was chosen. */
  onCreate: (zone: ZoneLink) => void;
  /** Set for visitors: the button calls it and opens no menu. */
  onGuest?: (() => void) | undefined;
  /** @default 'Create Post' */
  label?: string;
  /** @default 'solid' */
  variant?: ButtonVariant;
  /** Another button than the kit's, which takes the button's props. */
  trigger?: ReactElement<ComponentProps<'button'>>;
}

/** A button that asks in which zone to post (spec section 2, the home list). Renders a `<button>`. */
export function CategoryMenu({
  zones,
  onCreate,
  onGuest,
  label = messages.shell.createPost,
  variant = 'solid',
  trigger,
  ...props
}: CategoryMenuProps) {
  const button = trigger ?? (
    <Button variant={variant} {...props}>
      <Plus aria-hidden />
      {label}
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
      <Menu.Content>
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
