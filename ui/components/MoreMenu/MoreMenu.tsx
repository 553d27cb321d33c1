import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Menu } from '../Menu';

export interface MoreMenuProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Accessible name and tooltip. Include the item's name where a page has several menus. @default 'More' */
  label?: string;
  /** `Menu.Item` elements. */
  children: ReactNode;
}

/** Rarely used actions of a post, a comment or a person, behind three dots. Renders a `<button>`. */
export function MoreMenu({ label, size = 'small', children, ...props }: MoreMenuProps) {
  const messages = useMessages();
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton label={label ?? messages.more} size={size} {...props}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>{children}</Menu.Content>
    </Menu.Root>
  );
}
