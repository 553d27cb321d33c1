import { useSession } from '@alphazone/react';
import { useIsHydrating } from '@alphazone/ui';
import { styled } from 'styled-components';

/** As wide as a `MoreMenu`. */
const StyledPlaceholder = styled.span<{ $isMember: boolean }>`
  display: ${({ $isMember }) => ($isMember ? 'block' : 'none')};
  flex: none;
  inline-size: 28px;

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    inline-size: ${({ theme }) => theme.size.touchTarget};
  }

  /* Without scripts there are no menus. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Reserves the width of a member's menu while filters load, so that nothing shifts. Guests' documents contain it too, hidden. */
export function MenuPlaceholder() {
  const isHydrating = useIsHydrating();
  const isMember = useSession().user !== undefined;
  return <StyledPlaceholder $isMember={isMember} data-for={isHydrating ? 'members' : undefined} />;
}
