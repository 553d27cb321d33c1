import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { userPath } from '../../forum/paths';
import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Link } from '../Link';
import { ListLink, useWindowList, windowListStyles, windowRowStyles } from '../WindowList';

const rowHeightPx = 57;

const StyledList = styled.ul`
  ${windowListStyles}
`;

const StyledRow = styled.li`
  ${windowRowStyles}
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  > a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    /* Grows with the size of text. */
    min-block-size: ${rowHeightPx - 1}px;
    padding-inline: ${({ theme }) => theme.space[2]};
    border-radius: ${({ theme }) => theme.radius.control};
    text-decoration: none;
    transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
    outline-offset: -2px;
  }

  > a:hover {
    background: ${({ theme }) => theme.color['surface.hover']};
  }
`;

const StyledName = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: ${({ theme }) => theme.fontWeight.medium};
`;

export interface UserListEntry {
  _id: string;
  name: string;
}

export interface UserListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The loaded users, in display order. */
  users: readonly UserListEntry[];
  /** Total number of users, if it is known. @default users.length when no more can be loaded */
  total?: number | undefined;
  /** Called when the end of the list comes near the viewport. Absent: nothing to load. */
  onEndReached?: (() => void) | undefined;
  /** URL of the next page, linked after the list until scripts load it: on a server, and until hydration. */
  nextHref?: string | undefined;
  /** Returns the URL of a user. @default `/Users/{id}` */
  userHref?: (userId: string) => string;
}

/** A virtualised list of users, scrolled by the window. Renders a `<ul>`. */
export function UserList({
  users,
  onEndReached,
  total = onEndReached ? -1 : users.length,
  nextHref,
  userHref = userPath,
  ref,
  style,
  ...props
}: UserListProps) {
  const messages = useMessages().list;
  const { listProps, rows, isHydrating } = useWindowList({
    items: users,
    ref,
    estimatedHeightPx: rowHeightPx,
    overscan: 8,
    endDistance: 1,
    canLoadMore: onEndReached !== undefined,
    onEndReached,
  });

  return (
    <>
      <StyledList {...props} {...listProps} style={{ ...style, ...listProps.style }}>
        {rows.map(({ item: user, index, rowProps }) => (
          <StyledRow key={user._id} {...rowProps} aria-setsize={total} aria-posinset={index + 1}>
            <Link tone="plain" href={userHref(user._id)}>
              <Avatar name={user.name} size={32} />
              <StyledName>{user.name}</StyledName>
            </Link>
          </StyledRow>
        ))}
      </StyledList>
      <ListLink href={isHydrating ? nextHref : undefined} rel="next">
        {messages.next}
      </ListLink>
    </>
  );
}
