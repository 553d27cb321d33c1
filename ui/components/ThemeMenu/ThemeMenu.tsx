import { SunMoon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { messages } from '../../messages';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { ThemeMenuItems, type ThemeMenuItemsProps } from './ThemeMenuItems';

export interface ThemeMenuProps
  extends ThemeMenuItemsProps, Omit<ComponentProps<'button'>, 'children' | 'value' | 'onChange'> {}

/** A button whose menu chooses between the system's theme, dark and light. Renders a `<button>`. */
export function ThemeMenu({ value, onChange, ...props }: ThemeMenuProps) {
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
