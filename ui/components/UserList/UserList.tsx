import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ComponentProps } from 'react';
import { styled } from 'styled-components';

import { userPath } from '../../forum/paths';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useScrollMargin } from '../../hooks/useScrollMargin';
import { Link } from '../Link';
import { Avatar } from '../Avatar';

/** Height of a row, in px. */
const rowHeight = 57;

const StyledList = styled.ul<{ $height: number }>`
  position: relative;
  block-size: ${({ $height }) => $height}px;
`;

const StyledRow = styled.li`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: ${rowHeight}px;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  > a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    block-size: 100%;
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

/** A row has room for two lines, and two lines for all but the oddest names. */
const StyledName = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: ${({ theme }) => theme.fontWeight.medium};
`;

/** A user of the list; with the field names of the wire. */
export interface UserListEntry {
  _id: string;
  name: string;
}

export interface UserListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Whoever is listed, in this order. */
  users: readonly UserListEntry[];
  /** How many there are in all, when not all are here yet. @default users.length */
  total?: number | undefined;
  /** The last users came near: load more, if there are more. */
  onEndReached?: (() => void) | undefined;
  /** Where a user leads. @default `/Users/{id}` */
  userHref?: (userId: string) => string;
}

/** All users, each with the first letter and the full name. Only rows near the window exist. Renders a `<ul>`. */
export function UserList({
  users,
  total = users.length,
  onEndReached,
  userHref = userPath,
  ref,
  ...props
}: UserListProps) {
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(list, ref);
  const scrollMargin = useScrollMargin(list);
  const virtualizer = useWindowVirtualizer({
    count: users.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin,
    initialRect: { width: 0, height: 900 },
  });
  const rows = virtualizer.getVirtualItems();
  const isAtEnd = users.length > 0 && rows.at(-1)?.index === users.length - 1;

  useEffect(() => {
    if (isAtEnd) {
      onEndReached?.();
    }
  }, [isAtEnd, onEndReached, users.length]);

  return (
    <StyledList ref={mergedRef} $height={virtualizer.getTotalSize()} {...props}>
      {rows.map(({ index, start }) => {
        const user = users[index];
        return (
          user && (
            <StyledRow
              key={user._id}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <Link tone="plain" href={userHref(user._id)}>
                <Avatar name={user.name} size={32} />
                <StyledName>{user.name}</StyledName>
              </Link>
            </StyledRow>
          )
        );
      })}
    </StyledList>
  );
}
