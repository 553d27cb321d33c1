import { LogOut, User } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { userPath } from '../../forum/paths';
import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import type { ColorScheme } from '../../theme/colorScheme';
import { Menu } from '../Menu';
import { ThemeMenuItems } from '../ThemeMenu/ThemeMenuItems';

const StyledTrigger = styled.button`
  display: inline-flex;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  background: none;
  cursor: pointer;
  transition: box-shadow ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &:hover,
  &[data-state='open'] {
    box-shadow:
      0 0 0 2px ${({ theme }) => theme.color.canvas},
      0 0 0 3px ${({ theme }) => theme.color['border.strong']};
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    padding: 2px;
  }
`;

export interface AvatarMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The current user. */
  user: { _id: string; name: string; profilePicture?: string | undefined };
  /** URL of the profile. @default `/Users/{id}` */
  profileHref?: string;
  /** The current colour scheme. The menu offers a choice when `onColorSchemeChange` is set too. */
  colorScheme?: ColorScheme | undefined;
  /** Called with the chosen colour scheme. */
  onColorSchemeChange?: (scheme: ColorScheme) => void;
  /** Called when Log out is chosen. */
  onLogOut: () => void;
  /** More items below the profile, such as `Menu.LinkItem`. */
  children?: ReactNode;
}

/** The current user's avatar with a menu: Profile, theme, Log out. Renders a `<button>`. */
export function AvatarMenu({
  user: { _id, name, profilePicture },
  profileHref = userPath(_id),
  colorScheme,
  onColorSchemeChange,
  onLogOut,
  children,
  ...props
}: AvatarMenuProps) {
  const messages = useMessages();
  return (
    <Menu.Root>
      <Menu.Trigger>
        <StyledTrigger type="button" aria-label={`${messages.shell.account}: ${name}`} {...props}>
          <Avatar name={name} src={profilePicture} size={40} />
        </StyledTrigger>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>{name}</Menu.Label>
        <Menu.LinkItem href={profileHref}>
          <User aria-hidden />
          {messages.shell.profile}
        </Menu.LinkItem>
        {children}
        <Menu.Separator />
        {colorScheme && onColorSchemeChange && (
          <>
            <ThemeMenuItems value={colorScheme} onChange={onColorSchemeChange} />
            <Menu.Separator />
          </>
        )}
        <Menu.Item onSelect={onLogOut}>
          <LogOut aria-hidden />
          {messages.shell.logOut}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
