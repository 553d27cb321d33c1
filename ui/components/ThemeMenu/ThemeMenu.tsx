import { SunMoon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { ThemeMenuItems, type ThemeMenuItemsProps } from './ThemeMenuItems';

export interface ThemeMenuProps
  extends ThemeMenuItemsProps, Omit<ComponentProps<'button'>, 'children' | 'value' | 'onChange'> {}

/** A button with a menu of colour schemes. Renders a `<button>`. */
export function ThemeMenu({ value, onChange, ...props }: ThemeMenuProps) {
  const messages = useMessages();
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton label={messages.theme.label} {...props}>
          <SunMoon aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <ThemeMenuItems value={value} onChange={onChange} />
      </Menu.Content>
    </Menu.Root>
  );
}
