import { Monitor, Moon, Sun } from 'lucide-react';

import { useMessages } from '../../theme/MessagesProvider';
import { readColorScheme, type ColorScheme } from '../../theme/colorScheme';
import { Menu } from '../Menu';

export interface ThemeMenuItemsProps {
  value: ColorScheme;
  onChange: (scheme: ColorScheme) => void;
}

const choices = [
  { scheme: 'system', Icon: Monitor },
  { scheme: 'dark', Icon: Moon },
  { scheme: 'light', Icon: Sun },
] as const;

export function ThemeMenuItems({ value, onChange }: ThemeMenuItemsProps) {
  const messages = useMessages();
  return (
    <Menu.RadioGroup
      label={messages.theme.label}
      value={value}
      onValueChange={(text) => onChange(readColorScheme(text))}
    >
      {choices.map(({ scheme, Icon }) => (
        <Menu.RadioItem key={scheme} value={scheme}>
          <Icon aria-hidden />
          {messages.theme[scheme]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
