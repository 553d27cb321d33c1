import type { SessionUser } from '@alphazone/react';
import { Avatar, Button, Link, useMessages } from '@alphazone/ui';
import { styled } from 'styled-components';

import { formPaths, paths } from '../paths';

const StyledMember = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};

  /* The bottom bar links to the profile, too. */
  @media ${({ theme }) => theme.breakpoint.phone} {
    > a {
      display: none;
    }
  }
`;

/** The member's controls in the server-rendered bar, without the menu, which needs scripts. */
export function PlainMember({ user: { _id, name, profilePicture } }: { user: SessionUser }) {
  const { account, logOut } = useMessages().shell;
  return (
    <StyledMember>
      <Link tone="plain" href={paths.user(_id)} aria-label={`${account}: ${name}`}>
        <Avatar name={name} src={profilePicture} size={40} />
      </Link>
      <form method="post" action={formPaths.logOut()}>
        <Button type="submit">{logOut}</Button>
      </form>
    </StyledMember>
  );
}
